import { plain } from './core.ts';
import type { Draw } from './draw.ts';
import { isGeneric, type NameBook } from './names.ts';
import type { Sheet } from './sheet.ts';
import { BOROUGH, SHIRE, TYPING } from './words.ts';

/** What is done to a sheet. Returns false if it does not suit the address; the sheet is then thrown away. */
export type Habit = (sheet: Sheet, draw: Draw, book: NameBook) => boolean;

/** Damages the name of the street or the building, if it stays recognisable. */
const inName =
  (change: (name: string, draw: Draw) => string): Habit =>
  (sheet, draw, book) => {
    const { texts, home } = sheet;
    const parts = (['building', 'street'] as const).filter((name) => texts[name] !== '');
    if (parts.length === 0) return false;
    const part = draw.one(parts);
    const name = texts[part];
    const text = change(name, draw);
    if (sheet.isDamaged || text === name || text === '' || name !== home[part]) return false;
    // `Twelve Oak` for Twelve Oaks would be a number.
    if (SHIRE.tricky.includes(name)) return false;
    if (!book.isClear(text, name, home)) return false;
    texts[part] = text;
    sheet.isDamaged = true;
    return true;
  };

/** Changes one word that is a name: four letters or more, and no word such as `Road`. */
function inWord(name: string, draw: Draw, change: (word: string) => string): string {
  const words = name.split(' ');
  const at = words.flatMap((word, place) => (/^[\p{L}']{4,}$/u.test(word) && !isPlain(word) ? [place] : []));
  if (at.length === 0) return name;
  const place = draw.one(at);
  words[place] = change(words[place] ?? '');
  return words.join(' ');
}

const isPlain = (word: string) => isGeneric(word) || word in TYPING.short;

const replaced = (word: string, draw: Draw, rules: readonly (readonly [RegExp, string])[]) => {
  const some = rules.filter(([from]) => from.test(word));
  if (some.length === 0) return word;
  const [from, to] = draw.one(some);
  return word.replace(from, to);
};

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  ...([
    [/ff/, 'f'],
    [/ll/, 'l'],
    [/tt/, 't'],
    [/nn/, 'n'],
    [/ss/, 's'],
    [/ph/, 'f'],
  ] as const),
  ...([
    [/ey$/, 'y'],
    [/y$/, 'ey'],
    [/ie/, 'y'],
    [/ai/, 'ay'],
    [/ee/, 'ea'],
    [/oo/, 'u'],
  ] as const),
  ...([
    [/or/, 'aw'],
    [/er/, 'ur'],
    [/ck/, 'c'],
    [/c(?=[aou])/, 'k'],
    [/x/, 'cks'],
    [/th/, 'f'],
  ] as const),
  ...([
    [/ou/, 'ow'],
    [/ew/, 'ue'],
    [/s$/, ''],
    [/ham$/, 'um'],
    [/field$/, 'feild'],
    [/wy/, 'wi'],
  ] as const),
];

const SHAPES: readonly (readonly [RegExp, string])[] = [
  ...([
    [/rn/, 'm'],
    [/m/, 'rn'],
    [/l/, '1'],
    [/i/, 'l'],
    [/o/, '0'],
    [/e/, 'c'],
    [/h/, 'b'],
  ] as const),
  ...([
    [/n/, 'ri'],
    [/g/, 'q'],
    [/t/, 'f'],
    [/w/, 'vv'],
    [/d/, 'cl'],
  ] as const),
];

export const misheard = inName((name, draw) =>
  inWord(name, draw, (word) => TYPING.alike[word] ?? replaced(word, draw, SOUNDS)),
);

export const misread = inName((name, draw) => inWord(name, draw, (word) => replaced(word, draw, SHAPES)));

/** A key missed, struck twice, struck too early, or the key beside it. */
export const mistyped = inName((name, draw) =>
  inWord(name, draw, (word) => {
    const at = draw.whole(1, word.length - 2);
    const [one = '', two = ''] = [word[at], word[at + 1]];
    const beside: Readonly<Record<string, string>> = {
      a: 's',
      e: 'r',
      i: 'o',
      n: 'b',
      t: 'y',
      l: 'k',
      d: 'f',
    };
    const put = draw.one([two, one + one + two, two + one, (beside[one] ?? one + one) + two]);
    return word.slice(0, at) + put + word.slice(at + 2);
  }),
);

/** `Oakwood Road` as `Oak wood Road`, `Old Lodge Lane` as `OldLodge Lane`. */
export const joinedOrSplit = inName((name, draw) => {
  if (/ /.test(name) && draw.happens(0.5)) return name.replace(/(?<=[\p{L}'-]) (?=\p{L})/u, '');
  return inWord(name, draw, (word) => {
    const at = draw.whole(3, word.length - 3);
    return word.length < 7 ? word : `${word.slice(0, at)} ${word.slice(at)}`;
  });
});

/** `The Green` as `Green`, `Heol y Felin` as `Heol Felin`. */
export const noArticle = inName((name) => name.replace(/^The |(?<=\p{L} )(?:y|yr|the) /u, ''));

/** `Mill Lane` as `Lane Mill`. */
export const swapped = inName((name) => {
  const words = name.split(' ');
  return words.length === 2 && words[0] !== 'The' ? words.reverse().join(' ') : name;
});

/** Words too common to name a house alone. */
const WEAK = new Set([
  ...['Mill', 'Church', 'Chapel', 'School', 'Bridge', 'Court', 'Manor', 'Hill', 'Bank', 'Garden', 'Station'],
  ...['Lower', 'Upper', 'Little', 'White', 'Black', 'Red', 'Green', 'Lane', 'Corner', 'Common', 'Castle'],
]);

/** `Rose Cottage` as `Rose`, `Greenacres` as `Greenacres House`, where no other house of the town fits. */
export const otherGeneric: Habit = (sheet, draw, book) => {
  const { home, texts } = sheet;
  const name = home.building;
  const [first = '', second, third] = name.split(' ');
  // `Newport` for Newport Cottage would be the town.
  if (SHIRE.tricky.includes(name)) return false;
  if (sheet.isAbsent || sheet.isDamaged || third !== undefined || texts.building !== name) return false;
  if (first.length < 3 || first === 'The' || WEAK.has(first) || !book.isOnly(name, home)) return false;
  if (second !== undefined && !/^(?:Cottage|House|Villa|Bungalow|Lodge)$/.test(second)) return false;
  // `Wood Cottage` would be another house than a farm called Wood.
  if (second === undefined && ![...SHIRE.wholes, ...BOROUGH.houses].includes(name)) return false;
  // A flat needs its building's whole name, and a name of the town itself needs its last word.
  if (home.flat !== '' || plain(first) === plain(home.town)) return false;
  texts.building = second === undefined ? `${first} ${draw.one(['House', 'Cottage'])}` : first;
  sheet.isDamaged = true;
  return true;
};
