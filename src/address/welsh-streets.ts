import { lazily } from '../lazily.ts';
import { isWelshArticle } from './normal-form/small-words.ts';
import { wordsOf } from './normal-form/tokens.ts';
import type { Word } from './normal-form/word.ts';
import { WELSH_NAMES, WELSH_WHOLES } from './welsh-street-words.ts';

/*
 * Streets in Wales have a name in each language, and a list often has the one in the other language:
 * `Stryd y Bont` for Bridge Street. Only the words that most such names are made of are translated here.
 */

/** The postcode areas that lie in Wales or reach into it. */
const AREAS = /^(?:LL|CF|SA|NP|LD|SY|CH|HR)\d/;

/** Whether a postcode may be in Wales. */
export function isWelshPostcode(postcode: string): boolean {
  return AREAS.test(postcode);
}

/** Pairs of an English descriptor and a first word of the Welsh name. */
const DESCRIPTORS: readonly (readonly [english: string, welsh: string])[] = [
  ['STREET', 'STRYD'],
  ['STREET', 'HEOL'],
  ['ROAD', 'FFORDD'],
  ['ROAD', 'HEOL'],
  ['LANE', 'LON'],
  ['LANE', 'HEOL'],
  ['AVENUE', 'RHODFA'],
  ['DRIVE', 'RHODFA'],
  ['PARADE', 'RHODFA'],
  ['TERRACE', 'TERAS'],
  ['TERRACE', 'RHES'],
  ['SQUARE', 'SGWAR'],
  ['ROW', 'RHES'],
  ['CLOSE', 'CLOS'],
  ['CRESCENT', 'CILGANT'],
  ['GARDENS', 'GERDDI'],
  ['COTTAGES', 'BYTHYNNOD'],
  ['COTTAGES', 'TAI'],
  ['HOUSES', 'TAI'],
  ['HILL', 'RHIW'],
  ['ESTATE', 'STAD'],
  ['ESTATE', 'YSTAD'],
];

/**
 * Descriptors that a proper name keeps in both languages: Rhes Penrallt is Penrallt Terrace. A Heol Dewi and a
 * Dewi Street may be two streets of a town.
 */
const OF_PROPER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['TERRACE', ['TERAS', 'RHES']],
  ['ROW', ['RHES']],
  ['TERAS', ['TERRACE']],
  ['RHES', ['TERRACE', 'ROW']],
  ['STREET', ['STRYD']],
  ['STRYD', ['STREET']],
  ['COTTAGES', ['BYTHYNNOD']],
  ['BYTHYNNOD', ['COTTAGES']],
  ['ROAD', ['FFORDD']],
  ['FFORDD', ['ROAD']],
  ['LANE', ['LON']],
  ['LON', ['LANE']],
  ['AVENUE', ['RHODFA']],
  ['RHODFA', ['AVENUE']],
  ['CLOSE', ['CLOS']],
  ['CLOS', ['CLOSE']],
  ['CRESCENT', ['CILGANT']],
  ['CILGANT', ['CRESCENT']],
]);

/** The Welsh descriptors of {@link OF_PROPER_NAMES}, which come first. */
const FIRST = new Set(['TERAS', 'RHES', 'STRYD', 'BYTHYNNOD', 'FFORDD', 'LON', 'RHODFA', 'CLOS', 'CILGANT']);

/** The words of a name, run together → the names in the other language. */
const others = lazily(() => {
  const names = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const key = keyOf(wordsOf(from));
    const known = names.get(key);
    if (known === undefined) names.set(key, new Set([to]));
    else known.add(to);
  };
  const addBoth = (english: string, welsh: string): void => {
    add(english, welsh);
    add(welsh, english);
  };
  for (const [descriptor, first] of DESCRIPTORS) {
    for (const [english, welsh] of WELSH_NAMES) {
      addBoth(`${english} ${descriptor}`, `${first} ${welsh}`);
      const bare = welsh.replace(/^YR? /, '');
      if (bare === welsh) continue;
      // `Lon Felin`, `Lon y Felin`, `Tai'r Felin`
      add(`${first} ${bare}`, `${english} ${descriptor}`);
      add(`${first} ${bare}`, `${first} ${welsh}`);
      if (/[AEIOUWY]$/.test(first)) addBoth(`${english} ${descriptor}`, `${first}R ${bare}`);
    }
  }
  for (const [english, welsh] of WELSH_WHOLES) addBoth(english, welsh);
  return names;
});

function keyOf(words: readonly Word[]): string {
  let key = '';
  for (const { text } of words) key += text;
  return key;
}

/**
 * Returns the names of a street in the other language, if the postcode may be Welsh: `Stryd y Bont` for
 * Bridge Street, and Bridge Street for `Stryd y Bont`.
 */
export function namesInOtherLanguage(postcode: string, words: readonly Word[]): readonly string[] {
  if (words.length < 2 || !isWelshPostcode(postcode)) return NONE;
  const names = translated(words);
  const stryds = [written(words), ...names].filter((name) => name.startsWith(STRYD));
  // `Str Fawr` is read as `Street Fawr`.
  return stryds.length === 0 ? names : [...names, ...stryds.map((name) => name.replace(STRYD, 'STREET '))];
}

const STRYD = 'STRYD ';

/** Returns the names of a street in the other language. */
export function translated(words: readonly Word[]): readonly string[] {
  const found = words.length > 4 ? undefined : others().get(keyOf(words));
  if (found !== undefined) return [...found];
  const [first, ...behind] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < 2) return NONE;
  if (FIRST.has(first.text)) {
    const name = written(isWelshArticle(behind[0]!) ? behind.slice(1) : behind);
    return (OF_PROPER_NAMES.get(first.text) ?? NONE).map((descriptor) => `${name} ${descriptor}`);
  }
  const name = written(words.slice(0, -1));
  // A list may have the descriptor translated and the order kept: `Portland Rhes`.
  if (last.text === 'RHES') return [`${name} ROW`];
  if (last.text === 'ROW') return [`RHES ${name}`, `${name} RHES`];
  return (OF_PROPER_NAMES.get(last.text) ?? NONE).map((descriptor) => `${descriptor} ${name}`);
}

function written(words: readonly Word[]): string {
  return words.map((word) => word.written).join(' ');
}

const NONE: readonly string[] = [];
