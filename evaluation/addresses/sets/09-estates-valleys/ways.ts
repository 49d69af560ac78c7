import { flatOtherwise, otherLanguage } from './forms.ts';
import { FIRMS, PEOPLE } from './names.ts';
import { unqualified } from './sheet.ts';
import {
  ABBREVIATIONS,
  inOneWord,
  LETTERS,
  leaveOut,
  otherPostcode,
  premise,
  SOUNDS,
  slip,
  type Way,
} from './writing.ts';

const inFront =
  (names: readonly string[]): Way =>
  (sheet, _, draw) => {
    sheet.front = draw.one(names);
    return true;
  };

/** Ways of writing, with their shares. A way gives false where an address does not suit it. */
export const WAYS: readonly (readonly [name: string, share: number, way: Way])[] = [
  ['clean', 18, () => true],
  ['postcode missing', 8, leaveOut('postcode')],
  [
    'postcode mistyped',
    4,
    otherPostcode((code, draw) => code.slice(0, -2) + draw.one(LETTERS) + code.slice(-1)),
  ],
  ['postcode of a neighbour', 4, otherPostcode((code, draw) => code.slice(0, -1) + draw.one(LETTERS))],
  [
    'postcode unrelated',
    3,
    otherPostcode(
      (_, draw) => `LS${draw.between(1, 20)} ${draw.between(1, 9)}${draw.one(LETTERS)}${draw.one(LETTERS)}`,
    ),
  ],
  [
    'postcode first',
    3,
    (sheet) => {
      [sheet.front, sheet.postcode] = [sheet.postcode, ''];
      return true;
    },
  ],
  [
    'county',
    5,
    (sheet, { county }) => {
      sheet.county = county;
      return true;
    },
  ],
  [
    'former county',
    4,
    (sheet, { place }) => {
      sheet.county = place.former;
      return true;
    },
  ],
  [
    'council for town',
    4,
    (sheet, { place }) => {
      sheet.town = place.council;
      return place.council !== place.town && sheet.given.delete('town');
    },
  ],
  ['town missing', 5, leaveOut('town')],
  ['locality missing', 5, leaveOut('ward')],
  [
    'locality added',
    4,
    (sheet, { ward, locality }) => {
      sheet.locality = ward;
      sheet.given.add('ward');
      return locality === '';
    },
  ],
  [
    'near',
    3,
    (sheet, { locality }) => {
      sheet.locality = `nr ${locality}`;
      return locality !== '';
    },
  ],
  ['person first', 4, inFront(PEOPLE)],
  ['firm first', 3, inFront(FIRMS)],
  [
    'abbreviated',
    7,
    (sheet) =>
      premise(
        sheet,
        sheet.premise.replace(/\p{L}+/gu, (word) => ABBREVIATIONS[word] ?? word),
      ),
  ],
  ['no commas', 6, (sheet) => premise(sheet, sheet.premise.replaceAll(',', ''))],
  ['flat otherwise', 10, flatOtherwise],
  ['slip', 7, (sheet, _, draw) => inOneWord(sheet, draw, slip(draw))],
  [
    'by ear',
    5,
    (sheet, _, draw) =>
      inOneWord(sheet, draw, (word) =>
        SOUNDS.find(([sound]) => sound.test(word)) === undefined
          ? word
          : SOUNDS.reduce(
              (text, [sound, spelt]) => (text === word ? text.replace(sound, spelt) : text),
              word,
            ),
      ),
  ],
  [
    'scanned',
    3,
    (sheet) => premise(sheet, sheet.premise.replace(/(?<=\p{L})l/u, '1').replace(/(?<=\p{L})o/u, '0')),
  ],
  [
    'town first',
    3,
    (sheet) => {
      sheet.isTurned = true;
      return sheet.town !== '';
    },
  ],
  [
    'name left out',
    4,
    (sheet, { building, number }) =>
      building !== '' && number !== '' && premise(sheet, sheet.premise.replace(`${building}, `, '')),
  ],
  [
    'qualifier left out',
    3,
    (sheet) => {
      sheet.isUnqualified = true;
      return premise(sheet, unqualified(sheet.premise));
    },
  ],
  ['other language', 3, otherLanguage],
];
