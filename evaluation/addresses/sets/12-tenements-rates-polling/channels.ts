import type { Chance } from './chance.ts';
import { addressOf, type Draft, ORDER, type Part, premiseOf } from './draft.ts';
import type { Habit } from './habits.ts';
import { heard, scanned } from './names.ts';
import { asDate, asScanned, otherOrder, otherUnit } from './notation.ts';
import { postcodeScanned, withCounty } from './places.ts';
import { spoken } from './spoken.ts';
import { TYPING } from './words.ts';

/** Word for word as listed, in any letters, with or without commas. */
const clean: Habit = (draft, chance) => {
  const text = draft.entry.columns.slice(0, -1).filter(Boolean).join(', ');
  draft.verbatim = chance.is(0.3) ? text.replaceAll(',', '') : text;
  draft.letters = chance.of(['as listed', 'as listed', 'small', 'capitals']);
  return true;
};

/** Few capitals and commas, a postcode without its space. */
const webForm: Habit = (draft, chance) => {
  draft.letters = chance.of(['small', 'as listed', 'as listed']);
  draft.comma = chance.of([', ', ', ', ' ', ',', '\n']);
  draft.isSqueezed = chance.is(0.5);
  draft.order = chance.is(0.25) ? [...ORDER, 'postcode'] : ORDER;
  return true;
};

/** A person, or a firm if the list names none: two firms in one place would be contradictory. */
function receiver({ entry }: Draft, chance: Chance, firms: number): string {
  return chance.of(entry.organisation === '' && chance.is(firms) ? TYPING.shops : TYPING.people);
}

/** A database of customers: a name in front or in a column of its own, and a last column that is cut. */
const crm: Habit = (draft, chance) => {
  draft.letters = chance.of(['capitals', 'as listed']);
  if (chance.is(0.4)) draft.front = receiver(draft, chance, 0.5);
  const width = chance.of([32, 40, 50]);
  // People who enter an address cut the last places. A premise that does not fit is written into the next column.
  for (const part of ['county', 'town', 'locality'] as const)
    if (addressOf({ ...draft, front: '' }).length > width) draft[part] = '';
  return premiseOf(draft).join(', ').length <= width;
};

/** Read out on the telephone and written down by somebody who does not know the place. */
const telephone: Habit = (draft, chance, roll) => {
  const isSpoken = chance.is(0.5) && spoken(draft, chance, roll);
  draft.letters = chance.of(['as listed', 'small']);
  draft.comma = chance.of([', ', ' ']);
  return chance.is(isSpoken ? 0.3 : 1) ? heard(draft, chance, roll) : isSpoken;
};

/** A scanned form or a PDF. */
const scan: Habit = (draft, chance, roll) => {
  draft.letters = chance.of(['as listed', 'capitals']);
  draft.comma = chance.of([', ', ' ', '. ', '\n', ',']);
  const what = chance.among({ name: 50, postcode: 25, number: 15, layout: 10 });
  if (what === 'name') return scanned(draft, chance, roll);
  if (what === 'postcode') return postcodeScanned(draft, chance, roll);
  if (what === 'layout') draft.front = chance.of(['Address:', 'Property:', 'Re:', 'Addr:', '•']);
  if (what === 'number' && /\d\d/.test(draft.number) && draft.number === draft.numberText)
    draft.numberText = asScanned(draft.number, chance);
  return what === 'layout' || draft.number !== draft.numberText;
};

/** A letter or parcel: the receiver in front, notes for the postman behind. */
const letter: Habit = (draft, chance) => {
  const who = chance.of(['front', 'front', 'column', 'none']);
  const name = receiver(draft, chance, 0.3);
  if (who === 'front') draft.front = name;
  if (who === 'column') draft.firm = name;
  if (who === 'none' || chance.is(0.2)) draft.behind = chance.of(TYPING.notes);
  if (draft.behind !== '' && chance.is(0.5)) draft.order = LAST;
  draft.comma = chance.of([', ', '\n', '\n', ' ']);
  return true;
};

const LAST: readonly Part[] = ['front', 'premise', 'hamlet', 'locality', 'town', 'county', 'behind'];

/** What a browser fills in. */
const autofill: Habit = (draft, chance, roll) => {
  withCounty(draft, chance, roll);
  const isWelsh = (draft.entry.place.welsh ?? '') !== '';
  const isScottish = draft.entry.place.style !== undefined;
  draft.behind = chance.of(['United Kingdom', 'UK', isWelsh ? 'Wales' : isScottish ? 'Scotland' : 'England']);
  draft.order = chance.is(0.5) ? [...LAST.slice(0, -1), 'postcode', 'behind'] : LAST;
  return true;
};

/** Columns in a wrong order or without a value, and flats that became dates. */
const spreadsheet: Habit = (draft, chance) => {
  draft.order = chance.of<readonly Part[]>([
    ['town', 'premise', 'locality', 'hamlet', 'county'],
    ['premise', 'behind', 'locality', 'hamlet', 'town'],
    ['premise', 'hamlet', 'locality', 'behind', 'town', 'county'],
    ['premise', 'postcode', 'locality', 'hamlet', 'town'],
  ]);
  draft.comma = chance.of([', ', ', ', ' ', ' , ', ' | ', '\t']);
  if (draft.order.includes('behind')) draft.behind = chance.of(TYPING.blanks);
  const unit = asDate(draft.unitText);
  const number = asDate(draft.numberText);
  if (draft.isNoted || draft.numberText !== draft.number) return true;
  if (unit !== undefined && chance.is(0.25)) draft.unitText = unit;
  else if (number !== undefined && chance.is(0.3)) draft.numberText = number;
  return true;
};

/** Another department's database: short words, and flats in its own way. */
const department: Habit = (draft, chance, roll) => {
  draft.letters = chance.of(['capitals', 'capitals', 'as listed']);
  const isOther = chance.is(0.6) && otherUnit(draft, chance, roll);
  const isMoved = chance.is(0.4) && otherOrder(draft, chance, roll);
  return isOther || isMoved ? true : abbreviated(draft, chance, roll);
};

export const abbreviated: Habit = (draft, chance) => {
  const before = addressOf(draft);
  draft.short = chance.from(0, 2);
  return before !== addressOf(draft);
};

/** The name of the shop or firm in front of its address, as customers know it. */
const customer: Habit = (draft, chance) => {
  const name = draft.entry.organisation === '' ? chance.of(TYPING.shops) : draft.entry.organisation;
  if (chance.is(0.75)) draft.front = name;
  else draft.firm = name;
  draft.letters = chance.of(['as listed', 'small']);
  draft.comma = chance.of([', ', ', ', ' ', '\n']);
  return true;
};

export const CHANNELS: Readonly<Record<string, Habit>> = {
  ...{
    clean,
    'web form': webForm,
    crm,
    telephone,
    scan,
    letter,
    autofill,
    spreadsheet,
    department,
    customer,
  },
};

const USUAL = {
  clean: 13,
  'web form': 22,
  crm: 14,
  telephone: 7,
  scan: 8,
  letter: 11,
  autofill: 8,
  spreadsheet: 8,
};

export const SHARES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tenements: { ...USUAL, department: 14 },
  rates: { ...USUAL, letter: 5, department: 12, customer: 20 },
  polling: { ...USUAL, department: 9 },
};
