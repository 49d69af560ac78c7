import type { Word } from '../../address/normal-form/word.ts';

/*
 * Streets in Wales have a name in each language, and a list often has the one in the other language:
 * `Stryd y Bont` for Bridge Street. Only the few words that most such names are made of are translated here.
 */

/** The postcode areas that lie in Wales or reach into it. */
const AREAS = /^(?:LL|CF|SA|NP|LD|SY|CH|HR)\d/;

/** Pairs of an English descriptor and a first word of the Welsh name. */
const DESCRIPTORS: readonly (readonly [english: string, welsh: string])[] = [
  ['STREET', 'STRYD'],
  ['STREET', 'HEOL'],
  ['ROAD', 'FFORDD'],
  ['ROAD', 'HEOL'],
  ['LANE', 'LON'],
  ['TERRACE', 'TERAS'],
  ['SQUARE', 'SGWAR'],
  ['ROW', 'RHES'],
];

const NAMES: readonly (readonly [english: string, welsh: string])[] = [
  ['HIGH', 'FAWR'],
  ['NEW', 'NEWYDD'],
  ['BRIDGE', 'Y BONT'],
  ['CHURCH', 'YR EGLWYS'],
  ['CHAPEL', 'Y CAPEL'],
  ['CASTLE', 'Y CASTELL'],
  ['STATION', 'YR ORSAF'],
  ['MILL', 'Y FELIN'],
  ['SCHOOL', 'YR YSGOL'],
  ['MARKET', 'Y FARCHNAD'],
  ['PARK', 'Y PARC'],
  ['BEACH', 'Y TRAETH'],
  ['WELL', 'Y FFYNNON'],
  ['QUAY', 'Y CEI'],
  ['WATER', 'Y DWR'],
  ['LONDON', 'LLUNDAIN'],
  ['QUEEN', 'Y FRENHINES'],
  ['KING', 'Y BRENIN'],
  ['CARDIFF', 'CAERDYDD'],
  ['CARMARTHEN', 'CAERFYRDDIN'],
  ['SWANSEA', 'ABERTAWE'],
  ['LAMPETER', 'LLAMBED'],
  ['BRECON', 'ABERHONDDU'],
  ['CARDIGAN', 'ABERTEIFI'],
  ['NEWPORT', 'CASNEWYDD'],
  ['HOLYHEAD', 'CAERGYBI'],
  ['WREXHAM', 'WRECSAM'],
];

/** Maps the words of a name, run together, to the names in the other language. */
const others = new Map<string, string[]>();

function add(from: string, to: string): void {
  const key = from.replaceAll(' ', '');
  others.set(key, [...(others.get(key) ?? []), to]);
}

for (const [descriptor, first] of DESCRIPTORS) {
  for (const [english, welsh] of NAMES) {
    add(`${english} ${descriptor}`, `${first} ${welsh}`);
    add(`${first} ${welsh}`, `${english} ${descriptor}`);
  }
}

/**
 * Returns the names of a street in the other language, if the postcode may be Welsh: `Stryd y Bont` for
 * Bridge Street, and Bridge Street for `Stryd y Bont`.
 */
export function namesInOtherLanguage(postcode: string, words: readonly Word[]): readonly string[] {
  if (words.length < 2 || !AREAS.test(postcode)) return NONE;
  const last = words.at(-1)?.text;
  if (last === 'ROW' || last === 'RHES') {
    const name = words.slice(0, -1).map(({ written }) => written);
    return [[...name, last === 'ROW' ? 'RHES' : 'ROW'].join(' ')];
  }
  if (words.length > 3) return NONE;
  return others.get(words.map(({ text }) => text).join('')) ?? NONE;
}

const NONE: readonly string[] = [];
