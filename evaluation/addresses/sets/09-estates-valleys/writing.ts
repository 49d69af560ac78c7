import type { Draw } from './draw.ts';
import type { Entry } from './lists.ts';
import type { GIVEN, Sheet } from './sheet.ts';

export type Way = (sheet: Sheet, row: Entry, draw: Draw) => boolean;

export function premise(sheet: Sheet, text: string): boolean {
  const isNew = sheet.premise !== text;
  sheet.premise = text;
  return isNew;
}

export function leaveOut(name: (typeof GIVEN)[number]): Way {
  const field = name === 'ward' ? 'locality' : name;
  return (sheet) => {
    if (sheet[field] === '') return false;
    sheet[field] = '';
    return sheet.given.delete(name);
  };
}

/** A postcode that is not the row's. */
export function otherPostcode(make: (postcode: string, draw: Draw) => string): Way {
  return (sheet, { postcode }, draw) => {
    if (sheet.postcode !== postcode) return false;
    sheet.postcode = make(postcode, draw);
    return sheet.postcode !== postcode && sheet.given.delete('postcode');
  };
}

export const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Close: 'Cl',
  Drive: 'Dr',
  Gardens: 'Gdns',
  Road: 'Rd',
  Street: 'St',
  Terrace: 'Ter',
  Court: 'Ct',
  Cottages: 'Cotts',
  House: 'Hse',
  Lane: 'Ln',
  Upper: 'Upr',
  Lower: 'Lwr',
  Farm: 'Fm',
  Place: 'Pl',
  Station: 'Stn',
  Block: 'Blk',
};
export const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ck/, 'k'],
  [/ll/, 'l'],
  [/ee/, 'ea'],
  [/ph/, 'f'],
  [/tt/, 't'],
  [/ie/, 'ei'],
  [/dd/, 'th'],
  [/ou/, 'ow'],
  [/y(?=\w)/, 'i'],
];
/** Words of every address. A slip is made in a name instead. */
const COMMON =
  /^(?:Flat|Apartment|Cluster|Floor|Ground|First|Second|Garden|Quarter|Holding|Pitch|Phase|Block|Upper|Lower)$/;

export function inOneWord(sheet: Sheet, draw: Draw, change: (word: string) => string): boolean {
  const words = sheet.premise.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) && !COMMON.test(word) ? [at] : []));
  if (long.length === 0) return false;
  const at = draw.one(long);
  words[at] = change(words[at] ?? '');
  return premise(sheet, words.join(' '));
}

export function slip(draw: Draw): (word: string) => string {
  return (word) => {
    const at = draw.between(1, word.length - 2);
    const [head, one, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    return draw.one([head + rest, head + one + one + rest, head + rest.charAt(0) + one + rest.slice(1)]);
  };
}
