import type { Random } from '../../../../src/address-file/sample/random.ts';
import { type Draft, NAMES } from './draft.ts';
import type { DirtKind } from './kind.ts';

/*
 * Short forms that people write, from general knowledge. The product's own table would only prove that the
 * product agrees with itself.
 */

const SHORT: ReadonlyMap<string, readonly string[]> = new Map(
  `
  road: rd rd.; street: st st. str; avenue: ave av ave.; lane: la ln la.; close: cl clo cl.; drive: dr drv dr.;
  crescent: cres cresc cr cres.; gardens: gdns gdn gds gdns.; grove: gr gro grv; place: pl pl.; terrace: ter terr tce ter.;
  court: ct crt ct.; house: hse ho. hs; mansions: mans mns; heights: hts; tower: twr; point: pt; lodge: ldg lge;
  apartments: apts; cottage: cott cotts cot; farm: fm; bungalow: bung; hill: hl; square: sq; north: n nth; south: s sth;
  east: e; west: w; industrial: ind indust ind.; estate: est est.; business: bus; park: pk pk.; trading: trad tdg; retail: ret;
  green: grn gn; common: cmn; magna: mag; saint: st st.; upper: up upr; lower: lwr; old: o; church: ch; station: stn sta;
  market: mkt; mount: mt; bridge: br brdge; limited: ltd ltd.; company: co; engineering: eng engrg; brothers: bros; and: & +;
  department: dept dpt; services: svcs servs; centre: ctr cntr cen; school: sch; nursery: nsy; primary: prim pri;
  pharmacy: pharm; surgery: surg; electrical: elec; veterinary: vet; solicitors: solrs sols; practice: prac;
  building: bldg; buildings: bldgs bdgs; flat: flt fl; apartment: apt apmt; floor: flr fl; ground: grd gnd; first: 1st;
  second: 2nd; unit: u un; health: hlth; medical: med`
    .split(';')
    .map((entry) => entry.trim().split(/:? +/))
    .map(([word = '', ...forms]) => [word, forms] as const),
);

/** Words that are written in full although the file abbreviates them. */
const LONG: ReadonlyMap<string, readonly string[]> = new Map([
  ['ltd', ['Limited']],
  ['co', ['Company']],
  ['plc', ['Public Limited Company', 'P.L.C.']],
  ['llp', ['Limited Liability Partnership', 'L.L.P.']],
  ['st', ['Saint']],
  ['&', ['and', 'And', '+']],
]);

function exchange(
  draft: Draft,
  random: Random,
  table: ReadonlyMap<string, readonly string[]>,
  all: boolean,
): boolean {
  const parts = [...NAMES, 'unit', 'department'] as const;
  const found = parts.flatMap((part) =>
    [...draft[part].matchAll(/[\p{L}']+|&/gu)]
      .filter(
        ({ 0: word, index }) => table.has(word.toLowerCase()) && !isWholeOrFirst(draft[part], word, index),
      )
      // In `Robin St` the St is not a saint.
      .filter(({ 0: word, index }) => table !== LONG || word.toLowerCase() !== 'st' || index === 0)
      .map((match) => ({ part, word: match[0], at: match.index })),
  );
  if (found.length === 0) return false;
  const chosen = all ? found : [random.pick(found)];
  // From the end, so that earlier positions do not change.
  for (const { part, word, at } of chosen.toReversed()) {
    const form = random.pick(table.get(word.toLowerCase())!);
    const put = /^[A-Z]/.test(word) ? form.slice(0, 1).toUpperCase() + form.slice(1) : form;
    draft[part] = draft[part].slice(0, at) + put + draft[part].slice(at + word.length);
  }
  return true;
}

/**
 * The first word of a name is not shortened (`Park Road` to `Pk Road`), except points of the compass and
 * saints.
 */
function isWholeOrFirst(text: string, word: string, at: number): boolean {
  if (
    /^(?:north|south|east|west|upper|lower|saint|st|flat|apartment|unit|first|second|ground)$/i.test(word)
  ) {
    return false;
  }
  return at === 0 && text !== '&';
}

export const ABBREVIATIONS: readonly DirtKind[] = [
  { name: 'abbreviated', weight: 14, write: (draft, random) => exchange(draft, random, SHORT, false) },
  { name: 'all abbreviated', weight: 4, write: (draft, random) => exchange(draft, random, SHORT, true) },
  { name: 'written in full', weight: 3, write: (draft, random) => exchange(draft, random, LONG, true) },
];
