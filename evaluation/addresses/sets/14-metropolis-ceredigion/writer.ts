import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Typing } from './words.ts';

/** What goes into the three columns of a typed address. */
export interface Text {
  readonly organisation: string;
  readonly address: string;
  readonly postcode: string;
}

const SEPARATORS = {
  ', ': 58,
  ' ': 20,
  ',': 8,
  '\n': 5,
  '; ': 2,
  ' - ': 2,
  '. ': 2,
  ' / ': 1,
  ',,': 1,
  ' | ': 1,
} as const;

/** Writes a draft down as a form, a spreadsheet or another program would hold it. */
export function textOf(draft: Draft, chance: Chance, words: Typing): Text {
  const lines = (draft.isVerbatim ? draft.entry.columns.slice(0, -1) : linesOf(draft)).filter(Boolean);
  // Few keyboards have the circumflex of Welsh.
  const hasAccents = chance.is(draft.isVerbatim ? 0.7 : 0.4);
  const shortened = draft.isShort ? lines.map((line) => shorten(line, words, chance)) : lines;
  const spelt = hasAccents
    ? shortened
    : shortened.map((line) => line.normalize('NFD').replace(/\p{Mark}/gu, ''));
  const written = draft.isScanned ? scanned(spelt, chance) : spelt;
  const letters = chance.by({ own: 62, upper: 20, lower: 18 });
  const cased = (text: string) =>
    letters === 'upper' ? text.toUpperCase() : letters === 'lower' ? text.toLowerCase() : text;
  const postcode = postcodeText(draft.said.postcode, letters === 'lower' && chance.is(0.7), chance);
  const isApart = draft.order !== 'postcode first' && chance.is(0.5);
  if (draft.order === 'postcode first') written.unshift(postcode);
  else if (!isApart) written.push(postcode);
  const separator = chance.by(SEPARATORS);
  return {
    organisation: cased(draft.firm),
    address: cased(written.filter(Boolean).join(separator)),
    postcode: isApart ? postcode : '',
  };
}

function linesOf(draft: Draft): string[] {
  const { said, before, beside, after, order } = draft;
  const places = [
    ...beside,
    draft.near === '' ? '' : `near ${draft.near}`,
    said.locality,
    said.town,
    said.county,
  ];
  const premise = premiseOf(draft);
  const middle =
    order === 'town first'
      ? [said.town, ...premise, ...beside, said.locality, said.county]
      : [...premise, ...places];
  return [...before, ...middle, ...after];
}

function premiseOf({ said, unit, isBare, door, order, entry }: Draft): string[] {
  const { building, number, street } = said;
  const doorway = (own: string) =>
    order === 'number last' && street !== '' ? `${street} ${own}`.trim() : `${own} ${street}`.trim();
  if (door !== '') return [building, doorway(door)];
  if (entry.unit.kind === 'rear') return [`${unit} ${doorway(number)}`.trim()];
  if (isBare && building !== '') return [`${unit} ${building}`.trim(), doorway(number)];
  if (order === 'unit last') return [building, doorway(number), unit];
  return [unit, building, doorway(number)];
}

/** Shortens most words that have a short form. */
function shorten(line: string, { short }: Typing, chance: Chance): string {
  return line
    .split(' ')
    .map((word, at, all) => {
      // `St` is a saint at the beginning of a name, and a street at its end.
      const isLast = at === all.length - 1;
      const forms = short[word.toLowerCase()];
      const isSaint = word.toLowerCase() === 'st';
      return forms === undefined || (isSaint && isLast) || chance.is(0.15) ? word : chance.of(forms);
    })
    .join(' ');
}

/** Whether a short form exists for a word of the text. */
export function canShorten({ said }: Draft, { short }: Typing): boolean {
  const words = `${said.building} ${said.street}`.toLowerCase().split(' ');
  return words.some((word) => short[word] !== undefined && word !== 'st');
}

/** Letters and digits that a scanner takes for others. Readers see through them. */
const MISREAD: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['1', 'l'],
  ['1', 'I'],
  ['5', 'S'],
  ['rn', 'm'],
  ['o', '0'],
  ['l', '1'],
  ['e', 'c'],
  ['h', 'b'],
  ['i', 'l'],
  ['B', '8'],
  ['S', '5'],
];

const isName = (word: string) => /^\p{Letter}{3,}/u.test(word);

function scanned(lines: readonly string[], chance: Chance): string[] {
  const wrong = [...lines];
  for (let left = chance.from(1, 2), tries = 0; left > 0 && tries < 30; tries++) {
    const at = chance.from(0, wrong.length - 1);
    const [right, misread] = chance.of(MISREAD);
    // A digit for a letter would make another door of `2B`. It stands in names only.
    const words = wrong[at]!.split(' ');
    const place = words.findIndex((word) => word.includes(right) && (/\d/.test(right) || isName(word)));
    if (place < 0) continue;
    words[place] = words[place]!.replace(right, misread);
    wrong[at] = words.join(' ');
    left--;
  }
  return wrong;
}

function postcodeText(postcode: string, isLower: boolean, chance: Chance): string {
  const written = chance.by({ usual: 80, closed: 16, wide: 2, dashed: 1 });
  const spaced = postcode.replace(' ', { usual: ' ', closed: '', wide: '  ', dashed: '-' }[written]);
  return isLower ? spaced.toLowerCase() : spaced;
}
