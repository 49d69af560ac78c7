import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';

/*
 * What stands in the street and is known by the nearest house: `Feeder Pillar Outside 50 Elm Road`, `Lamp Post Opp 7
 * Mill Lane`. It is never the house itself.
 */

/** What stands outside a house, if nothing says what it is: `Outside 14 High Street`. */
const OUTSIDE = 'OUTSIDE';

/** Words that name such a thing alone, with what they name. Labels of different things mean different doors. */
const THINGS = new Map(
  (
    [
      ['PILLAR', 'PILLAR PILLARS PILAR PLR FP'],
      ['LAMP', 'LAMPPOST STREETLIGHT STREETLAMP'],
      ['SUBSTATION', 'SUBSTATION SUBSTN'],
      ['MAST', 'MAST'],
      ['CABINET', 'CABINET'],
      ['BOLLARD', 'BOLLARD BOLLARDS'],
      ['CAMERA', 'CCTV'],
    ] as const
  ).flatMap(([thing, words]) => words.split(' ').map((word) => [word, thing] as const)),
);

/** Words that name such a thing with the word before them. */
const THINGS_OF_TWO: readonly (readonly [string, RegExp, RegExp])[] = [
  ['PILLAR', /^(?:FEEDER|FEED|FDR|ELEC|ELECTRIC|ELECTRICITY)$/, /^(?:PIL?LARS?|PLR)$/],
  ['LAMP', /^(?:LAMP|LIGHTING|LIGHT)$/, /^(?:POST|COLUMN|COL|STANDARD)$/],
  ['LAMP', /^STREET$/, /^(?:LAMP|LIGHT|LIGHTING)$/],
  ['SUBSTATION', /^(?:SUB|ELEC|ELECTRIC|ELECTRICITY)$/, /^(?:STATION|STN|SUBSTATION|SUBSTN)$/],
  ['PUMP', /^(?:PUMP|PUMPING|SEWAGE|WATER)$/, /^(?:STATION|STN)$/],
  ['MAST', /^(?:TELECOMS?|PHONE|RADIO|MOBILE)$/, /^MAST$/],
  ['CABINET', /^(?:TELECOMS?|COMMS|BT|BROADBAND|FIBRE)$/, /^CABINET$/],
  ['KIOSK', /^(?:TELEPHONE|PHONE|TEL|BT)$/, /^(?:KIOSK|BOX)$/],
  ['SHELTER', /^BUS$/, /^(?:SHELTER|STOP)$/],
  ['SIGNALS', /^TRAFFIC$/, /^(?:SIGNALS?|LIGHTS?)$/],
  ['CAMERA', /^CCTV$/, /^(?:CAMERA|COLUMN|MAST)$/],
  ['GOVERNOR', /^GAS$/, /^GOVERNOR$/],
];

/** Words for what lies or happens beside a house. They are also names, so a word that says where must follow. */
const BESIDE_HOUSES = new Set(
  'LAND FIELD PLOT POTHOLE POTHOLES TREE TREES HEDGE FENCE WALL VERGE PAVEMENT FOOTPATH MANHOLE DRAIN GULLY SIGN BENCH BIN BINS SKIP ROADWORKS GARAGES LEAK'.split(
    ' ',
  ),
);

/** The words that begin a thing. Most words do not, and that is cheap to know. */
const BEGINNINGS = new Set([
  ...THINGS.keys(),
  ...BESIDE_HOUSES,
  ...'FEEDER FEED FDR ELEC ELECTRIC ELECTRICITY LAMP LIGHTING LIGHT STREET SUB PUMP PUMPING SEWAGE FOUL WATER TELECOM TELECOMS PHONE RADIO MOBILE COMMS BT BROADBAND FIBRE TELEPHONE TEL BUS TRAFFIC GAS'.split(
    ' ',
  ),
  OUTSIDE,
]);

/** Whether {@link readOutside} may read a label that begins with a word. */
export function mayBeginOutside({ written }: Word): boolean {
  return BEGINNINGS.has(written);
}

/** Reads `Feeder Pillar Outside`, `Fdr Plr O/S`, `FP Adj`, `Substation rear of`, and `Outside` before a number. */
export function readOutside(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  if (!BEGINNINGS.has(word.written)) return undefined;
  if (word.written === OUTSIDE)
    return joinedWord(tokens, at + 1)?.is(KIND.number) === true
      ? labelWith({ side: OUTSIDE, from: at, to: at + 1 })
      : undefined;
  const isBeside = BESIDE_HOUSES.has(word.written);
  const thing = isBeside ? { side: word.written, to: at + 1 } : thingAt(tokens, at);
  if (thing === undefined) return undefined;
  const to = endOfBeside(tokens, thing.to);
  if (to === undefined) return undefined;
  // `John Mast Adj 14 High Street` is a firm's neighbour.
  const isBegun = at === 0 || joint >= JOINT.comma;
  const isNumber = joinedWord(tokens, to)?.is(KIND.number) === true;
  return isBegun || isNumber ? labelWith({ side: thing.side, from: at, to }) : undefined;
}

/** Returns the index behind a thing that stands in the street, such as `Lamp Post`. Undefined for other words. */
export function endOfThing(tokens: readonly Token[], at: number): number | undefined {
  return BEGINNINGS.has(tokens[at]!.word.written) ? thingAt(tokens, at)?.to : undefined;
}

/** Reads what a thing is called: `Feeder Pillar`, `Electricity Sub Station`. */
function thingAt(
  tokens: readonly Token[],
  at: number,
): { readonly side: string; readonly to: number } | undefined {
  const { written } = tokens[at]!.word;
  const second = joinedWord(tokens, at + 1)?.written;
  if (second !== undefined) {
    const third = joinedWord(tokens, at + 2)?.written;
    if (/^ELEC/.test(written) && second === 'SUB' && /^ST(?:ATIO)?N$/.test(third ?? ''))
      return { side: 'SUBSTATION', to: at + 3 };
    if (/^(?:SEWAGE|FOUL|WATER)$/.test(written) && /^PUMP/.test(second) && /^ST(?:ATIO)?N$/.test(third ?? ''))
      return { side: 'PUMP', to: at + 3 };
    for (const [side, one, other] of THINGS_OF_TWO)
      if (one.test(written) && other.test(second)) return { side, to: at + 2 };
  }
  const side = THINGS.get(written);
  return side === undefined ? undefined : { side, to: at + 1 };
}

/** Words that say by themselves where a thing stands. TO may follow. */
const BESIDES = new Set(
  'OUTSIDE OS OPPOSITE OPP ADJACENT ADJ ADJOINING NEAR NR BESIDE BY AT FACING BEHIND'.split(' '),
);

/**
 * Returns the index behind the words that say where a thing stands: `Outside`, `Adj to`, `In Front of`, `R/O`.
 * Undefined if there are none.
 */
function endOfBeside(tokens: readonly Token[], at: number): number | undefined {
  const word = joinedWord(tokens, at);
  if (word === undefined) return undefined;
  const next = joinedWord(tokens, at + 1)?.written;
  if (BESIDES.has(word.written)) return next === 'TO' ? at + 2 : at + 1;
  if (word.written === 'NEXT') return next === 'TO' ? at + 2 : undefined;
  if (word.written === 'IN') return next === 'FRONT' && isOf(tokens, at + 2) ? at + 3 : undefined;
  if (word.text === 'REAR' || word.text === 'FRONT' || word.text === 'BACK')
    return isOf(tokens, at + 1) ? at + 2 : at + 1;
  const isStroke = tokens[at + 1]?.joint === JOINT.slash && next === 'O';
  return isStroke && (word.written === 'R' || word.written === 'F') ? at + 2 : undefined;
}

function isOf(tokens: readonly Token[], at: number): boolean {
  return joinedWord(tokens, at)?.written === 'OF';
}
