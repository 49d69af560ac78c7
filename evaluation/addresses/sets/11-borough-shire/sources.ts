import { crm } from './crm.ts';
import type { Habit } from './damage.ts';
import { joinedOrSplit, misheard, misread, otherGeneric, swapped } from './damage.ts';
import { dictated, numberInWords, otherNotation } from './doors.ts';
import type { Draw } from './draw.ts';
import { countyAndCountry, postcodeMisread, welshTown } from './places.ts';
import { type Part, premiseOf, type Sheet } from './sheet.ts';
import { TYPING } from './words.ts';

/** Small letters, seldom commas, a postcode without its space, and the town twice. */
const webForm: Habit = (sheet, draw) => {
  const { texts } = sheet;
  sheet.letters = draw.happens(0.8) ? 'small' : 'as listed';
  if (draw.happens(0.6)) withoutCommas(sheet);
  if (draw.happens(0.8)) texts.postcode = texts.postcode.replace(' ', '');
  if (draw.happens(0.6)) texts.postcode = texts.postcode.toLowerCase();
  if (draw.happens(0.6)) texts.county = texts.town;
  return true;
};

function withoutCommas(sheet: Sheet): void {
  const { write } = sheet;
  sheet.write = (texts) => write(texts).map((line) => line.replaceAll(',', ''));
  sheet.comma = ' ';
}

const callCentre: Habit = (sheet, draw, book) => {
  const isSaid = dictated(sheet, draw) || (draw.happens(0.4) && numberInWords(sheet, draw));
  const isHeard = draw.happens(isSaid ? 0.4 : 1) && misheard(sheet, draw, book);
  sheet.letters = draw.one(['as listed', 'small']);
  return isSaid || isHeard;
};

/** A scanned form: misread letters, commas read as full stops, specks. */
const scan: Habit = (sheet, draw, book) => {
  sheet.comma = draw.one([', ', '. ', ' , ', ' ', ' | ']);
  if (sheet.comma === ' ') withoutCommas(sheet);
  const isRead = draw.happens(0.75) && misread(sheet, draw, book);
  const isCode = draw.happens(isRead ? 0.15 : 1) && postcodeMisread(sheet, draw, book);
  if (draw.happens(0.2)) sheet.texts.front = draw.one(['~', '*', '_', "'"]);
  return isRead || isCode;
};

/** A label of a parcel: a person or company before the address, instructions behind it. */
const label: Habit = (sheet, draw) => {
  const { texts } = sheet;
  const who = draw.key({ person: 45, company: 15, column: 15, none: 25 });
  if (who === 'person') texts.front = draw.one(TYPING.people);
  if (who === 'company') texts.front = draw.one(TYPING.companies);
  if (who === 'column') texts.organisation = draw.one(TYPING.companies);
  if (who === 'none' || draw.happens(0.3)) {
    texts.behind = draw.one(TYPING.instructions);
    if (draw.happens(0.4)) sheet.order = AT_END;
  }
  sheet.letters = draw.one(['capitals', 'as listed']);
  sheet.comma = draw.one([', ', ', ', '; ', ' - ', '\n']);
  return true;
};

const AT_END: readonly Part[] = ['front', 'premise', 'hamlet', 'locality', 'town', 'county', 'behind'];

/** What a browser fills in: county, country, and often the postcode in the same line. */
const autofill: Habit = (sheet, draw, book) => {
  countyAndCountry(sheet, draw, book);
  const isInside = draw.happens(0.5);
  if (isInside) sheet.order = ['premise', 'hamlet', 'locality', 'town', 'postcode', 'county'];
  return true;
};

/** Columns in odd order, marks in empty ones, `3-4` as a date and `12` as a decimal. */
const spreadsheet: Habit = (sheet, draw) => {
  const { texts, home } = sheet;
  sheet.order = draw.one<readonly Part[]>([
    ['town', 'locality', 'hamlet', 'premise'],
    ['locality', 'hamlet', 'premise', 'behind', 'town', 'county'],
    ['premise', 'behind', 'county', 'town', 'locality', 'hamlet'],
    ['premise', 'town', 'hamlet', 'locality', 'behind'],
    ['premise', 'front', 'behind', 'hamlet', 'locality', 'town', 'county'],
  ]);
  if (draw.happens(0.6)) texts.behind = draw.one(TYPING.markers);
  if (draw.happens(0.3)) texts.front = texts.behind;
  const date = asDate(home.number);
  if (sheet.isNoted || texts.number !== home.number) return true;
  if (date !== '') texts.number = date;
  else if (/^\d+$/.test(home.number) && home.street !== '' && draw.happens(0.1)) texts.number += '.0';
  return true;
};

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');

/** `3-4` as spreadsheets show it. Empty if it is no day and month. */
function asDate(number: string): string {
  const [, day = '', month = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(number) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || Number(day) > 28 ? '' : `${day.padStart(2, '0')}-${name}`;
}

/** A typist who writes flats in a way of their own and has short forms for common words. */
const typist: Habit = (sheet, draw) => {
  const isOther = draw.happens(0.7) && otherNotation(sheet, draw);
  const isShort = draw.happens(isOther ? 0.5 : 1) && abbreviated(sheet, draw);
  return isOther || isShort;
};

export function abbreviated(sheet: Sheet, draw: Draw): boolean {
  if (sheet.short !== undefined) return false;
  const before = premiseOf(sheet).join();
  sheet.short = draw.one([0, 1, 2] as const);
  return premiseOf(sheet).join() !== before;
}

/** An old database: words in another order, joined or split, and house names that lost or won a word. */
const oldDatabase: Habit = (sheet, draw, book) => {
  sheet.letters = draw.one(['capitals', 'as listed']);
  const isNamed = sheet.home.building !== '' && sheet.home.flat === '';
  const habits = isNamed ? [otherGeneric, otherGeneric, joinedOrSplit, swapped] : [joinedOrSplit, swapped];
  return draw.one(habits)(sheet, draw, book);
};

/** A neighbour's words for the way to a house. */
const directions: Habit = (sheet, draw) => {
  const way = draw.one(TYPING.directions);
  sheet.texts.behind = draw.happens(0.5) ? way : `(${way})`;
  sheet.order = draw.happens(0.5) ? AT_END : sheet.order;
  return true;
};

const welshForm: Habit = (sheet, draw, book) => {
  sheet.letters = draw.one(['as listed', 'capitals']);
  return welshTown(sheet, draw, book);
};

/** Word for word, in any letters and with any commas. */
const clean: Habit = (sheet, draw) => {
  sheet.letters = draw.one(['as listed', 'as listed', 'small', 'capitals']);
  if (draw.happens(0.25)) withoutCommas(sheet);
  return true;
};

export const SOURCES: Readonly<Record<string, Habit>> = {
  clean,
  crm,
  'web form': webForm,
  'call centre': callCentre,
  scan,
  label,
  autofill,
  spreadsheet,
  typist,
  'old database': oldDatabase,
  directions,
  'welsh form': welshForm,
};

/** The shares of the sources for each list. */
export const SHARES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  borough: {
    ...{ clean: 10, crm: 11, 'web form': 11, 'call centre': 11, scan: 11, label: 11, autofill: 10 },
    ...{ spreadsheet: 9, typist: 20, 'old database': 8 },
  },
  shire: {
    ...{ clean: 10, crm: 9, 'web form': 10, 'call centre': 12, scan: 12, label: 9, autofill: 9 },
    ...{ spreadsheet: 8, typist: 11, 'old database': 13, directions: 7, 'welsh form': 6 },
  },
};
