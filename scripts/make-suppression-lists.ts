// Writes examples/suppression/*.csv: node scripts/make-suppression-lists.ts
//
// A test fails if a file differs from what this script writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { inventPerson, type Person } from '../invented/contacts/person.ts';
import { inventCompany, inventPlace, type Place } from '../invented/contacts/place.ts';
import { Dice } from '../invented/dice.ts';
import type { ListKind } from '../src/suppression/list-kind.ts';
import { type Contact, inventContacts } from './make-contacts.ts';

export const LISTS_FOLDER = new URL('../examples/suppression/', import.meta.url);

/**
 * The share of the contacts in examples/contacts.csv that each list has, and how many strangers are on each
 * list.
 */
const LISTED = 0.04;
const STRANGERS = 25;

type Row = Readonly<Record<string, string>>;

/**
 * A small list of each kind about the invented contacts of examples/contacts.csv, in the form that its
 * publisher would use. Nobody on these lists exists.
 */
export function makeLists(seed = 2): ReadonlyMap<ListKind, string> {
  const dice = new Dice(seed);
  const contacts = inventContacts();
  const lists = new Map<ListKind, Row[]>();
  const about = (kind: ListKind, row: (contact: Contact) => Row | undefined) => {
    const rows = [...contacts.filter(() => dice.chance(LISTED)), ...strangers(dice)]
      .map(row)
      .filter((row) => row !== undefined);
    lists.set(kind, rows);
  };
  const dated = (row: Row | undefined, source: string) => row && { ...row, date: inventDay(dice), source };
  about('mps', (contact) => dated(personAt(contact), 'Invented register'));
  about('deceased', (contact) => dated(personAt(contact), 'Invented registrar'));
  about('goneaway', (contact) => dated(personAt(contact), 'Invented returns'));
  about('mover', (contact) => {
    const old = personAt(contact);
    const home = inventPlace(contact.person, dice);
    if (old === undefined || home.postcode === '') return undefined;
    const moved = {
      new_address_line_1: home.address1,
      new_address_line_2: home.address2,
      new_town: home.town,
      new_postcode: home.postcode,
    };
    return dated({ ...old, ...moved }, 'Invented redirections');
  });
  about('business-goneaway', ({ person, place }) => {
    if (place.postcode === '') return undefined;
    const company = place.company || inventCompany(person.surname, dice);
    return dated({ company, ...addressOf(place), type: dice.pick(['Moved', 'Closed']) }, 'Invented surveys');
  });
  for (const kind of ['tps', 'ctps'] as const) {
    about(kind, ({ telephone }) => {
      // A contact's number that is incomplete is not in a register either.
      const digits = telephone.replace(/\D/g, '');
      return /^0\d{10}$/.test(digits) ? { telephone: digits } : undefined;
    });
  }
  about('in-house', ({ email, person }) => ({
    email: email.includes('@') ? email.trim() : '',
    name: `${person.forename} ${person.surname}`,
    source: dice.pick(['Invented complaint', 'Invented unsubscribing']),
  }));
  lists.set(
    'in-house',
    lists.get('in-house')!.filter(({ email }) => email !== ''),
  );
  return new Map([...lists].map(([kind, rows]) => [kind, stringify(rows, { header: true })]));
}

function strangers(dice: Dice): Contact[] {
  return Array.from({ length: STRANGERS }, () => {
    const person: Person = inventPerson(dice);
    return {
      row: [],
      person,
      place: inventPlace(person, dice),
      email: '',
      telephone: `07700900${dice.digits(3)}`,
    };
  });
}

/** Undefined for people abroad, who are not on British lists. */
function personAt({ person, place }: Contact): Row | undefined {
  if (place.postcode === '') return undefined;
  const { title, forename, middle, surname } = person;
  return { title, forename, middle, surname, ...addressOf(place) };
}

function addressOf({ address1, address2, town, postcode }: Place): Row {
  return { address_line_1: address1, address_line_2: address2, town, postcode };
}

function inventDay(dice: Dice): string {
  const first = Date.UTC(2018, 0, 1);
  return new Date(first + dice.whole(0, 2800) * 86_400_000).toISOString().slice(0, 10);
}

if (import.meta.main) {
  mkdirSync(LISTS_FOLDER, { recursive: true });
  for (const [kind, csv] of makeLists()) {
    writeFileSync(new URL(`${kind}.csv`, LISTS_FOLDER), csv);
    console.log(`examples/suppression/${kind}.csv`);
  }
}
