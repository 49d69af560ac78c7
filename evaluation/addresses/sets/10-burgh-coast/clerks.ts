import type { Lots } from './lots.ts';
import type { Entry } from './roll.ts';
import { leaveOut, type Slip } from './slip.ts';
import { heard, mistyped, scanned, shortened } from './spelling.ts';
import { WORDS } from './words.ts';

/** What a clerk or a form does to an address. Returns false if it changes nothing. */
export type Habit = (slip: Slip, row: Entry, lots: Lots) => boolean;

const writing =
  (change: (text: string, lots: Lots) => string): Habit =>
  (slip, _, lots) => {
    const before = slip.premise;
    slip.premise = change(before, lots);
    return slip.premise !== before;
  };

const otherwise: Habit = (slip, { wordings }, lots) => {
  if (wordings.length === 0) return false;
  const { text, lacks } = lots.pick(wordings);
  for (const name of lacks) slip.lacks.add(name);
  slip.premise = text;
  return true;
};

const isScottish = (row: Entry) => row.where.style !== undefined;
const country = (row: Entry, lots: Lots) => lots.pick(isScottish(row) ? WORDS.countries : WORDS.englands);

const county: Habit = (slip, row, lots) => {
  const { area, former, region } = row.where;
  slip.county = lots.pick([
    area,
    former,
    region,
    `${area}, ${country(row, lots)}`,
    country(row, lots),
    `${region}, ${former}`,
  ]);
  return true;
};

const wrongPostcode =
  (change: (postcode: string, lots: Lots) => string): Habit =>
  (slip, { postcode }, lots) => {
    if (slip.postcode !== postcode) return false;
    slip.postcode = change(postcode, lots);
    return slip.postcode !== postcode && slip.given.delete('postcode');
  };

const swap = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);

/** Habits that come on top of any clerk's own. */
export const ACCIDENTS: Readonly<Record<string, Habit>> = {
  'postcode missing': (slip) => leaveOut(slip, 'postcode'),
  'postcode of a neighbour': wrongPostcode(
    (code, lots) => code.slice(0, -2) + lots.pick([...'ABDEFGHJLN']) + lots.pick([...'PQRSTUWXYZ']),
  ),
  'postcode with a slip': wrongPostcode((code, lots) =>
    lots.pick([
      swap(code, code.length - 2),
      swap(code, code.length - 3),
      code.slice(0, -1),
      code.slice(0, -3) + lots.number(1, 9) + code.slice(-2),
    ]),
  ),
  'postcode with O and I': wrongPostcode((code) => code.replace(/0/, 'O').replace(/1/, 'I')),
  'outward code alone': wrongPostcode((code) => code.split(' ')[0] ?? ''),
  'town missing': (slip) => leaveOut(slip, 'town'),
  'village missing': (slip) => leaveOut(slip, 'village'),
  county,
  mistyped: writing(mistyped),
};

/** Clerks and forms, with their shares. */
export const CLERKS: readonly (readonly [share: number, clerk: readonly [name: string, habit: Habit]])[] = [
  [17, ['clean', () => true]],
  [15, ['otherwise', otherwise]],
  [6, ['typist', writing(mistyped)]],
  [6, ['shortener', writing(shortened)]],
  [5, ['scanner', writing(scanned)]],
  [5, ['telephone', (slip, row, lots) => writing(heard)(slip, row, lots) && dictated(slip)]],
  [6, ['head office', county]],
  [5, ['on the move', onTheMove]],
  [5, ['spreadsheet', spreadsheet]],
  [4, ['care of', careOf]],
  [4, ['neighbourly', neighbourly]],
  [3, ['web form', webForm]],
  [3, ['builder', builder]],
  [3, ['by the town', byTheTown]],
  [3, ['postcode inside', postcodeInside]],
  [3, ['label', label]],
];

/** Dictated strokes and signs are written out. */
function dictated(slip: Slip): boolean {
  slip.premise = slip.premise
    .replace(/(?<=\d)\/(?=\d)/, ' stroke ')
    .replace(/&/, 'and')
    .replace(/^(\d+) /, 'number $1 ');
  slip.town = slip.town.replaceAll('-', ' ');
  slip.village = slip.village.replace(/^St /, 'Saint ');
  return true;
}

/** Small letters without commas, and seldom a town. */
function onTheMove(slip: Slip, row: Entry, lots: Lots): boolean {
  writing(shortened)(slip, row, lots);
  slip.premise = slip.premise.replaceAll(',', '');
  [slip.letters, slip.comma] = ['small', ' '];
  if (lots.falls(0.5)) leaveOut(slip, 'town');
  return true;
}

/** Columns in another order, with fillers in the empty ones. */
function spreadsheet(slip: Slip, _: Entry, lots: Lots): boolean {
  const filler = lots.pick(WORDS.fillers);
  slip.order = lots.pick([
    ['town', 'village', 'premise'],
    ['village', 'premise', 'behind', 'town', 'county'],
    ['premise', 'behind', 'town', 'village', 'county'],
    ['premise', 'front', 'behind', 'town', 'village'],
  ] as const);
  if (slip.order.includes('behind')) slip.behind = filler;
  if (lots.falls(0.3) && slip.village === '') slip.village = slip.town;
  return true;
}

function careOf(slip: Slip, _: Entry, lots: Lots): boolean {
  slip.front = lots.falls(0.5)
    ? `${lots.pick(['c/o', 'C/O', 'care of', 'c/-'])} ${lots.pick(WORDS.careOf)}`
    : lots.pick(WORDS.people);
  if (lots.falls(0.2)) slip.comma = '; ';
  return true;
}

function neighbourly(slip: Slip, _: Entry, lots: Lots): boolean {
  const where = `${lots.pick(['opp.', 'opposite', 'nr', 'behind', 'next to', 'facing', 'by'])} ${lots.pick(WORDS.landmarks)}`;
  slip.behind = lots.falls(0.5) ? where : `(${where})`;
  return true;
}

/** A web form that repeats the town, and gives the country a line. */
function webForm(slip: Slip, row: Entry, lots: Lots): boolean {
  slip.county = `${slip.town}, ${country(row, lots)}`;
  slip.letters = lots.pick(['capitals', 'as listed'] as const);
  return true;
}

/** The number of the plot on the building site before the address that the council gave. */
function builder(slip: Slip, { flat, building, number, village }: Entry, lots: Lots): boolean {
  if (flat !== '' || building !== '' || number === '' || number.includes('/') || village === '') return false;
  slip.front = `Plot ${lots.number(100, 190)}`;
  slip.order = ['front', 'premise', 'village', 'town'];
  return true;
}

/** `Ceres, by Cupar`, `nr Filey`. */
function byTheTown(slip: Slip, row: Entry, lots: Lots): boolean {
  if (slip.village === '') return false;
  slip.town = `${lots.pick(isScottish(row) ? ['by', 'By', 'near'] : ['nr', 'Nr.', 'near'])} ${slip.town}`;
  if (lots.falls(0.4)) county(slip, row, lots);
  return true;
}

/** The postcode between the lines, sometimes without its space. */
function postcodeInside(slip: Slip, { postcode }: Entry, lots: Lots): boolean {
  slip.behind = lots.falls(0.5) ? postcode : postcode.replace(' ', '');
  slip.postcode = '';
  return true;
}

/** A label of capitals with dashes and full stops. */
function label(slip: Slip, _: Entry, lots: Lots): boolean {
  slip.letters = 'capitals';
  slip.comma = lots.pick([' - ', '. ', ' / ', ' | ']);
  return true;
}
