import type { Random } from '../../src/address-file/sample/random.ts';
import type { Person } from './person.ts';

/** A row of the generated file. A field that the client does not know is an empty string. */
export interface Row {
  title: string;
  forename: string;
  middle: string;
  surname: string;
  address_line_1: string;
  address_line_2: string;
  address_line_3: string;
  address_line_4: string;
  town: string;
  postcode: string;
  email: string;
  telephone: string;
  date_of_birth: string;
}

/**
 * Writes what a client knows about a person. The name and the address are always there. The email address,
 * the telephone number and the date of birth are sometimes missing.
 */
export function writePerson(person: Person, random: Random): Row {
  const { home } = person;
  const lines =
    home.lines.length > 4 ? [...home.lines.slice(0, 3), home.lines.slice(3).join(', ')] : home.lines;
  return {
    title: random.onceIn(5) ? '' : person.title,
    forename: person.forename,
    middle: random.onceIn(2) ? person.middle : '',
    surname: person.surname,
    address_line_1: lines[0] ?? '',
    address_line_2: lines[1] ?? '',
    address_line_3: lines[2] ?? '',
    address_line_4: lines[3] ?? '',
    town: home.town,
    postcode: home.postcode,
    email: random.below(10) < 6 ? person.email : '',
    telephone: random.onceIn(2) ? (random.onceIn(3) ? home.landline : person.mobile) : '',
    date_of_birth: person.hasNamesake || random.below(10) < 4 ? person.born : '',
  };
}
