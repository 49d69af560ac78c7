import type { Random } from '../../src/address-file/sample/random.ts';
import { calledBy, misheard, type Names } from './names.ts';
import type { Home, Person } from './person.ts';
import { type Row, writePerson } from './write-person.ts';

/** The tools that a way of making a duplicate works with. */
export interface Workshop {
  readonly random: Random;
  readonly names: Names;
  nextHome(): Home;
}

/**
 * Makes a second record of a person in one way. Returns undefined if the way does not suit this person, or if
 * nobody who sees both records could know that they are about the same person.
 *
 *  @param first the first record of the person
 */
type Way = (person: Person, shop: Workshop, first: Row) => Row | undefined;

/**
 * The kinds of duplicates, each with its weight. Every kind also has the everyday differences of 'typed
 * again', such as a telephone number that only one of the two records has.
 */
export const DUPLICATE_KINDS: Readonly<Record<string, readonly [weight: number, way: Way]>> = {
  'typed again': [20, (person, shop) => again(person, shop)],
  'slip in the surname': [8, (person, shop) => changed(person, shop, 'surname', slip)],
  'slip in the forename': [8, (person, shop) => changed(person, shop, 'forename', slip)],
  'surname as heard': [3, (person, shop) => named(person, shop, 'surname', misheard(person.surname))],
  nickname: [8, (person, shop) => named(person, shop, 'forename', calledBy(person.forename))],
  'initial only': [
    8,
    (person, shop) => ({
      ...again(person, shop),
      forename: person.forename[0]!,
      middle: '',
      title: person.title,
    }),
  ],
  'title and surname only': [1, (person, shop) => titleOnly(person, shop)],
  'known by the middle name': [3, (person, shop, first) => byMiddleName(person, shop, first)],
  'names swapped': [
    4,
    (person, shop) => ({
      ...again(person, shop),
      forename: person.surname,
      surname: person.forename,
      middle: '',
    }),
  ],
  'half of a double-barrelled surname': [
    3,
    (person, shop) => named(person, shop, 'surname', person.surname.split('-')[shop.random.below(2)]),
  ],
  'married name': [3, (person, shop, first) => married(person, shop, first)],
  'address another way': [10, (person, shop) => readdressed(person, shop)],
  'slip in the street': [5, (person, shop) => streetSlip(person, shop)],
  'no postcode': [4, (person, shop) => ({ ...again(person, shop), postcode: '' })],
  'wrong postcode': [4, (person, shop) => changed(person, shop, 'postcode', wrongPostcode)],
  'moved house': [6, (person, shop, first) => moved(person, shop, first)],
  'slip in the date of birth': [3, (person, shop, first) => birthSlip(person, shop, first)],
  'slip in the email address': [
    3,
    (person, shop) =>
      person.email === '' ? undefined : { ...again(person, shop), email: slip(person.email, shop.random) },
  ],
  'several slips': [5, (person, shop) => severalSlips(person, shop)],
};

/**
 * Writes the person again, with everyday differences: capitals, spaces, short forms, and fields left empty.
 */
function again(person: Person, { random }: Workshop): Row {
  const row = writePerson(person, random);
  if (random.onceIn(4)) for (const column of COLUMNS) row[column] = row[column].toUpperCase();
  if (random.onceIn(4)) row.postcode = row.postcode.replace(' ', '');
  if (random.onceIn(6)) row.address_line_1 = abbreviated(row.address_line_1);
  return row;
}

const COLUMNS = [
  'title',
  'forename',
  'middle',
  'surname',
  'address_line_1',
  'address_line_2',
  'town',
] as const;

function changed(
  person: Person,
  shop: Workshop,
  column: keyof Row,
  change: (text: string, random: Random) => string,
): Row | undefined {
  const row = again(person, shop);
  const text = change(row[column], shop.random);
  return text === row[column] || text === '' ? undefined : { ...row, [column]: text };
}

function named(
  person: Person,
  shop: Workshop,
  column: 'forename' | 'surname',
  name: string | undefined,
): Row | undefined {
  return name === undefined || name === person[column]
    ? undefined
    : { ...again(person, shop), [column]: name };
}

function titleOnly(person: Person, shop: Workshop): Row {
  return { ...again(person, shop), title: person.title, forename: '', middle: '' };
}

/**
 * Needs a middle name and a birthday in the first record. Otherwise the second record could be a relative's.
 */
function byMiddleName(person: Person, shop: Workshop, first: Row): Row | undefined {
  if (first.middle === '' || first.date_of_birth === '') return undefined;
  return { ...again(person, shop), forename: person.middle, middle: '', date_of_birth: person.born };
}

/**
 * Changes the surname. The address stays the same, and the two records share the birthday, the mobile number
 * or both.
 */
function married(person: Person, shop: Workshop, first: Row): Row | undefined {
  if (person.sex !== 'F' || (first.date_of_birth === '' && first.telephone !== person.mobile))
    return undefined;
  const row = again(person, shop);
  return {
    ...row,
    title: 'Mrs',
    surname: shop.names.surname(),
    email: '',
    telephone: person.mobile,
    date_of_birth: person.born,
  };
}

function readdressed(person: Person, shop: Workshop): Row {
  const row = again(person, shop);
  const { random } = shop;
  const lines = [row.address_line_1, row.address_line_2, row.address_line_3, row.address_line_4].filter(
    Boolean,
  );
  const written = random.pick([
    [lines.join(', '), '', '', ''],
    [abbreviated(lines.join(' ')), '', '', ''],
    ['', ...lines],
    lines.slice(0, Math.max(1, lines.length - 1)),
    lines.map(abbreviated),
  ]);
  return {
    ...row,
    address_line_1: written[0] ?? '',
    address_line_2: written[1] ?? '',
    address_line_3: written[2] ?? '',
    address_line_4: written[3] ?? '',
    town: random.onceIn(4) ? '' : row.town,
  };
}

function abbreviated(line: string): string {
  return line
    .replace(/\bRoad\b/, 'Rd')
    .replace(/\bStreet\b/, 'St')
    .replace(/\bAvenue\b/, 'Ave')
    .replace(/\bLane\b/, 'Ln')
    .replace(/\bClose\b/, 'Cl')
    .replace(/\bDrive\b/, 'Dr')
    .replace(/\bCourt\b/, 'Ct')
    .replace(/\bFlat\b/, 'Apt');
}

function streetSlip(person: Person, shop: Workshop): Row | undefined {
  const row = again(person, shop);
  const columns = ['address_line_1', 'address_line_2', 'address_line_3', 'address_line_4'] as const;
  const column = columns.find((name) => /[A-Za-z]{4}/.test(row[name]));
  if (column === undefined) return undefined;
  const [word] = /[A-Za-z]{4,}/.exec(row[column])!;
  return { ...row, [column]: row[column].replace(word, slip(word, shop.random)) };
}

/** Another postcode of the same district: another last letter, or another second half. */
function wrongPostcode(postcode: string, random: Random): string {
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const letter = letters[random.below(letters.length)]!;
  return random.onceIn(2)
    ? postcode.slice(0, -1) + letter
    : `${postcode.slice(0, -3)}${random.below(10)}${letter}${letters[random.below(letters.length)]}`;
}

/**
 * Moves the person to another home. Only an email address, a mobile number or a birthday that both records
 * share can tell the person from a namesake elsewhere.
 */
function moved(person: Person, shop: Workshop, first: Row): Row | undefined {
  const known = [first.email !== '', first.telephone === person.mobile, first.date_of_birth !== ''];
  if (!known.includes(true)) return undefined;
  const home = shop.nextHome();
  const row = writePerson({ ...person, home }, shop.random);
  return {
    ...row,
    email: known[0] ? person.email : row.email,
    telephone: known[1] ? person.mobile : row.telephone,
    date_of_birth: known[2] ? person.born : row.date_of_birth,
  };
}

function birthSlip(person: Person, shop: Workshop, first: Row): Row | undefined {
  if (first.date_of_birth === '') return undefined;
  const at = shop.random.pick([2, 3, 6, 8, 9]);
  const digit = (Number(person.born[at]) + 1) % 10;
  return {
    ...again(person, shop),
    date_of_birth: person.born.slice(0, at) + digit + person.born.slice(at + 1),
  };
}

function severalSlips(person: Person, shop: Workshop): Row | undefined {
  const row = again(person, shop);
  const { random } = shop;
  const postcode = random.onceIn(2) ? wrongPostcode(row.postcode, random) : row.postcode;
  return { ...row, surname: slip(row.surname, random), forename: slip(row.forename, random), postcode };
}

/** Makes one typing error: a letter is left out, doubled or replaced, or two letters are swapped. */
export function slip(text: string, random: Random): string {
  if (text.length < 3) return text;
  const at = random.from(1, text.length - 2);
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text[at] + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(97 + random.below(26)) + text.slice(at + 1);
    default:
      return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
}
