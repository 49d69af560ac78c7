import { besideHouse } from './beside-house.ts';

/** The elements of the premises in a text. The text may contain several of them. */
export interface PremiseText {
  /** `Flat 1`, `Units 3 and 4` */
  readonly subBuilding: string;
  /** The name before the number: `Victoria House`. */
  readonly name: string;
  /** The number in the street: `12`, `12A`, `1-3`. */
  readonly number: string;
  /** The remaining text: the street. */
  readonly rest: string;
}

const KEYWORD =
  'flats?|fl[tau]|apartments?|apts?|units?|suites?|(?:bed)?rooms?|floors?|studios?|offices?|shops?|stalls?|kiosks?|stores?|maisonettes?|bays?|plots?|blocks?|clusters?|' +
  'workshops?|warehouses?|hangars?|arch(?:es)?|bedsits?|cabins?|chalets?|caravans?|pods?|desks?|lots?|vans?(?=\\s+(?:no\\.?\\s*)?\\d)|pitch(?:es)?|berths?|mooring|garages?|lock-?ups?|(?:car|parking|car park(?:ing)?) spaces?';

/** Words before a keyword that say whose part it is: `Staff Room 6`, `Beach Chalet 10`. */
const WHOSE = 'staff|beach|holiday|guests?|students?|nurses|visitors';

/** The label after a keyword: `1`, `3A`, `B`, `1 & 2`, `3-5`, `3 and 4`, `A to C`. */
const LABEL = '(?:\\d{1,4}\\s?[a-z]?|[a-z]\\d{0,3})(?!\\p{L})';
const LABELS = `${LABEL}(?:\\s?(?:[-–/&+]|(?:and|to)(?!\\p{L}))\\s?${LABEL})*`;

const subBuilding = new RegExp(
  `^((?:(?:${WHOSE})['’]?\\s+)?(?:${KEYWORD})\\.?\\s+(?:no\\.?\\s*)?${LABELS})(?:\\s*[-–:]?\\s+|$)`,
  'iu',
);

/** The home of somebody who works there, before the name of the house: `Managers Flat The Ship and Shovel`. */
const keepersFlat =
  /^((?:\p{L}+ )?(?:managers?|wardens?|caretakers?|keepers?|owners?|staff|porters?|stewards?|matrons?)['’]?s?['’]? (?:flat|maisonette|accommodation))\s+(?=\p{L}{3})/iu;

/** Floors and parts without a number: `First Floor`, `Ground Floor Flat`, `Rear of`. */
const floor =
  /^((?:(?:upper|lower)\s+)?(?:basement|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|top|garden|1st|2nd|3rd|4th|5th|6th|7th|8th)\s+(?:floor|flr|fl)?\s*(?:flat|office|offices|suite|rear|front|left|right)?)(?=\s|$)/i;

/**
 * A letter after a number belongs to it (`12 A`). Y before a word does not: it is the Welsh article
 * (`2 Y Graig`).
 */
const RANGE = '\\d{1,4}(?!\\s?y\\s\\p{L})\\s?[a-z½]?(?:\\s?(?:[-–/&+]|to|and)\\s?\\d{1,4}[a-z]?)*';
const leadingNumber = new RegExp(`^(?:no\\.?\\s*)?(${RANGE})(?!\\p{L})[.:]?\\s+(?=\\S)`, 'iu');
/** `PO Box 61`. The number may contain letters. */
const poBox = /^(?:p\.?\s?o\.?|post office)\s*box\s*(?:no\.?\s*)?([a-z]{0,3}\s?\d[\da-z]{0,5})$/i;

/** The number of the PO box in a text; undefined if the text is not a PO box. */
export function poBoxNumber(text: string): string | undefined {
  return poBox.exec(text)?.[1]?.replace(/\s/g, '').toUpperCase();
}

/** Takes sub-building and number off the beginning of a text. */
export function readPremise(text: string): PremiseText {
  const [sub = '', subBuildingText = ''] =
    subBuilding.exec(text) ?? keepersFlat.exec(text) ?? besideHouse(text) ?? wholeFloor(text) ?? [];
  const afterSub = sub === '' ? text : text.slice(sub.length).trim();
  const [before = '', number] = leadingNumber.exec(afterSub) ?? [];
  return {
    subBuilding: subBuildingText.trim(),
    name: '',
    number: number === undefined ? '' : tidyNumber(number),
    rest: afterSub.slice(before.length),
  };
}

/**
 * Does the same as {@link readPremise}, but a building name may precede the number:
 * `Victoria House 12 High Street`.
 */
export function readPremiseWithName(text: string): PremiseText {
  const plain = readPremise(text);
  const digit = plain.rest.search(/\d/);
  if (plain.number !== '' || digit < 2 || plain.rest[digit - 1] !== ' ') return plain;
  const name = plain.rest.slice(0, digit).trim();
  const after = readPremise(plain.rest.slice(digit));
  if (after.number === '' || !/\p{L}/u.test(name) || !/^\p{L}/u.test(after.rest)) return plain;
  return { ...plain, name, number: after.number, rest: after.rest };
}

/** Whether the text is a house number, or several, and nothing else. */
export function isNumber(text: string): boolean {
  return new RegExp(`^${RANGE}$`, 'i').test(text);
}

function wholeFloor(text: string): RegExpExecArray | null {
  const found = floor.exec(text);
  return /floor|flr|fl\b|flat|office|suite/i.test(found?.[1] ?? '') ? found : null;
}

/**
 * Writes `31 - 35` as `31-35`, `12 a` as `12A`, `30 to 32` as `30-32`. `81/87` is a range as well. `10/1` is
 * flat 1 of 10 and keeps its slash.
 */
function tidyNumber(text: string): string {
  return text
    .replace(/\s?(?:[-–]|\bto\b)\s?/gi, '-')
    .replace(
      /(\d{1,4})([a-z]?)\s?\/\s?(\d{1,4})/gi,
      (_, first: string, letter: string, last: string) =>
        `${first}${letter}${Number(last) > Number(first) ? '-' : '/'}${last}`,
    )
    .replace(/\s?(?:[&+]|\band\b)\s?/gi, '-')
    .replace(/(\d)\s([a-z])\b/gi, '$1$2')
    .toUpperCase();
}
