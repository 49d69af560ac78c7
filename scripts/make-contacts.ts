// Writes examples/contacts.csv: node scripts/make-contacts.ts
//
// A test fails if the file differs from what this script writes.
import { writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { writeEmail } from '../invented/contacts/email.ts';
import { inventPerson, type Person, writeName } from '../invented/contacts/person.ts';
import { inventCompany, inventPlace, type Place, writePlace } from '../invented/contacts/place.ts';
import { writeTelephone } from '../invented/contacts/telephone.ts';
import { Dice } from '../invented/dice.ts';

export const CONTACTS_FILE = new URL('../examples/contacts.csv', import.meta.url);

const CONTACTS = 1000;

/** The share of contacts that were entered before. */
const ENTERED_AGAIN = 0.08;

/** All of these people are invented. email.ts and telephone.ts say why none of the data reaches anyone. */
const COLUMNS = [
  'ID',
  'Name',
  'Email',
  'Telephone',
  'Company',
  'Address 1',
  'Address 2',
  'Town',
  'Postcode',
  'Source',
  'Updated',
];

/** An invented contact: a row of the export, and the person and place behind it. */
export interface Contact {
  readonly row: readonly (string | number)[];
  readonly person: Person;
  readonly place: Place;
  readonly email: string;
  readonly telephone: string;
}

/** The export of an invented CRM: 1,000 contacts after years of careless typing. */
export function makeContacts(seed = 1): string {
  const rows = inventContacts(seed).map(({ row }) => row);
  return stringify([COLUMNS, ...rows], { record_delimiter: 'windows' });
}

/** The contacts of that export. */
export function inventContacts(seed = 1): Contact[] {
  const dice = new Dice(seed);
  const known: { person: Person; place: Place }[] = [];
  return Array.from({ length: CONTACTS }, (_, at) => {
    const again = known.length > 0 && dice.chance(ENTERED_AGAIN) ? dice.pick(known) : undefined;
    const person = again?.person ?? inventPerson(dice);
    const home = again?.place ?? inventPlace(person, dice);
    const place = writePlace(home, dice);
    known.push({ person, place: home });
    const name = nameField(person, dice);
    const email = writeEmail(person, dice);
    const telephone = writeTelephone(dice);
    const row = [
      100_001 + at,
      name,
      email,
      telephone,
      place.company,
      place.address1,
      place.address2,
      place.town,
      place.postcode,
      dice.pick(['web form', 'Web Form', 'trade show 2023', 'import', 'phone', '']),
      dice.chance(0.06) ? '' : inventDay(dice),
    ];
    return { row, person, place: home, email, telephone };
  });
}

/**
 * Usually the person's name. A few are a company, or words that people type because the form demands a name.
 */
function nameField(person: Person, dice: Dice): string {
  return dice.weighted<() => string>([
    [94, () => writeName(person, dice)],
    [3, () => inventCompany(person.surname, dice)],
    [1, () => dice.pick(['N/A', 'The Occupier', 'test', '-', 'NULL'])],
    [2, () => ''],
  ])();
}

function inventDay(dice: Dice): string {
  const first = Date.UTC(2017, 0, 1);
  return new Date(first + dice.whole(0, 3000) * 86_400_000).toISOString().slice(0, 10);
}

if (import.meta.main) {
  writeFileSync(CONTACTS_FILE, makeContacts());
  console.log('examples/contacts.csv');
}
