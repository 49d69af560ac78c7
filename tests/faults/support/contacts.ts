import { Random } from './random.ts';

/** The columns of the contacts, as `POST /Dataset` has them. */
export const CONTACT_COLUMNS = { id: 1, name: 0, phone: 0, note: 0 };

export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly note: string | null;
}

/** Cleanses a dataset into a dataset and a file. */
export const ONE_FILE = workflow('CleanseDataset', 'dataset', '');

/** The same cleansing for a dataset and for a file; each gives a dataset and two files. */
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

const FORENAMES = ['ann', 'BEN', 'Zoë', 'siân', 'Jean-Luc', 'MARY jane', 'Óscar', 'li'];
const SURNAMES = ["o'brien", 'VAN DER BERG', 'Mcdonald', 'Smith-Jones', 'Ng', 'Łukaszewicz', 'de la Cruz'];
const NOTES = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', 'naïve café', '', '  spaces  ', '=1+1'];

/** Contacts as untidy as real ones; the same seed gives the same. */
export function contacts(count: number, seed: number): Contact[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: ` ${random.pick(FORENAMES)}  ${random.pick(SURNAMES)}`,
    phone: phone(random),
    note: random.pick(NOTES) || null,
  }));
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

/** The same as CSV, with a ragged row after every 500th contact: those belong in the rejects. */
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
