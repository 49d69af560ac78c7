import { Random } from './random.ts';

/** The columns of the contacts, as `POST /Dataset` takes them. */
export const CONTACT_COLUMNS = { id: 1, name: 0, phone: 0, note: 0 };

export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly note: string | null;
}

/** Cleanses a dataset into a dataset and a file. */
export const ONE_FILE = workflow('CleanseDataset', 'dataset', '');

/**
 * Two workflows with the same cleansing, for a dataset and for a file. Each writes a dataset and two files.
 */
export const TWO_FILES = ['CleanseDataset dataset', 'CleanseFile file'].map((both) => {
  const [name = '', kind = ''] = both.split(' ');
  return workflow(
    name,
    kind,
    'Numbers: { kind: file, path: "/numbers/{job}.csv", columns: [id, telephone_formatted] }',
  );
});

function workflow(name: string, kind: string, secondFile: string): string {
  return `
name: ${name}
description: Tidies names and checks telephone numbers.
inputs:
  Contacts: { kind: ${kind}, columns: { id: integer, name: text, phone: text } }
steps:
  - { step: tidy, columns: { text: name }, options: { case: title } }
  - { step: telephone-validation, id: telephone, columns: { telephone: phone } }
outputs:
  Contacts: {}
  Export: { kind: file, path: "/out/{job}.csv" }
  ${secondFile}
`;
}

/** The columns of residents. */
export const RESIDENT_COLUMNS = { ...CONTACT_COLUMNS, address: 0, postcode: 0 };

export interface Resident extends Contact {
  readonly address: string;
  readonly postcode: string;
}

/**
 * Cleanses residents. Compares them with a suppression list, with known residents and with each other, and
 * makes a mailing file of them.
 */
export const MAILING = `
name: CleanseDataset
description: Leaves out who is listed, known or there twice, and makes a mailing file of the others.
inputs:
  Contacts: { columns: { name: text, address: text, postcode: text, phone: text, note: text } }
  Known: { kind: file, columns: { name: text, address: text, postcode: text } }
steps:
  - { step: tidy, input: Contacts, columns: { text: name }, options: { case: title } }
  - { step: mps, input: Contacts }
  - { step: deduplication, input: Contacts, reference: Known }
  - { step: tidy, id: notes, input: Contacts, columns: { text: note }, options: { case: upper } }
  - { step: mailing-file, id: mailing, input: Contacts }
outputs:
  Contacts: { input: Contacts }
  Mailing: { input: Contacts, step: mailing, kind: file, path: "/out/{job}.csv" }
`;

const FORENAMES = ['ann', 'BEN', 'Zoë', 'siân', 'Jean-Luc', 'MARY jane', 'Óscar', 'li'];
const SURNAMES = ["o'brien", 'VAN DER BERG', 'Mcdonald', 'Smith-Jones', 'Ng', 'Łukaszewicz', 'de la Cruz'];
const NOTES = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'naïve café', '', '  spaces  ', '=1+1'];

/** Makes contacts that are untidy like real ones. The same seed gives the same contacts. */
export function contacts(count: number, seed: number): Contact[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: ` ${random.pick(FORENAMES)}  ${random.pick(SURNAMES)}`,
    phone: phone(random),
    note: random.pick(NOTES) || null,
  }));
}

const PLACES = ['Ash', 'Brad', 'Cal', 'Dun', 'Far', 'Hal', 'Ing', 'Kel', 'Mar', 'Nor', 'Strat'];
const ENDINGS = ['bury', 'FORD', 'ham', 'ley', 'TON', 'well', 'wick', 'worth', 'stead'];
const STREETS = ['High Street', 'church lane', 'Mill Rd', 'The Green', 'Station Road'];
const POSTCODES = ['LS1 4AP', 'yo105dd', 'HU6 7RX', 'BD7 1DP', 'HG1 5LX', 'DN22 7AA', 'S10 2TN'];

/** Makes more contacts than there are people, so that some people occur twice or three times. */
export function residents(count: number, seed: number): Resident[] {
  const random = new Random(seed);
  return contacts(count, seed).map((contact) => {
    const person = random.whole(1, Math.ceil(count * 0.7));
    const of = (list: readonly string[]) => list[person % list.length]!;
    return {
      ...contact,
      name: `${of(FORENAMES)} ${of(PLACES)}${of(ENDINGS)}`,
      address: `${(person % 40) + 1} ${of(STREETS)}`,
      postcode: of(POSTCODES),
    };
  });
}

/** The names and addresses of residents as CSV. */
export function addressBook(list: readonly Resident[]): string {
  const rows = list.map(({ name, address, postcode }) => [name, address, postcode].map(quote).join());
  return ['name,address,postcode', ...rows, ''].join('\n');
}

function phone(random: Random): string | null {
  const digits = String(random.whole(100_000, 999_999));
  switch (random.whole(0, 4)) {
    case 0:
      return `020 7${random.whole(100, 999)} ${random.whole(1000, 9999)}`;
    case 1:
      return `+44 (0)161 ${digits.slice(0, 3)} 0${digits.slice(3)}`;
    case 2:
      return `07700${digits}`;
    case 3:
      return `not given ${digits}`;
    default:
      return null;
  }
}

/** Contacts as CSV, with a ragged row after every 500th contact. The ragged rows belong in the rejects. */
export function contactsCsv(list: readonly Contact[]): Buffer {
  const lines = ['id,name,phone,note'];
  for (const { id, name, phone, note } of list) {
    lines.push([id, quote(name), quote(phone ?? ''), quote(note ?? '')].join(','));
    if (id % 500 === 0) lines.push(`${id},ragged`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

function quote(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
