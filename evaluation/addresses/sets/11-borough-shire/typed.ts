import type { TypedRow } from '../../typed/typed-rows.ts';
import { ABSENCES, absence } from './absent.ts';
import { type Habit, mistyped, noArticle } from './damage.ts';
import { numberInWords, otherNotation } from './doors.ts';
import type { Draw } from './draw.ts';
import { Ledger } from './ledger.ts';
import { NameBook } from './names.ts';
import * as places from './places.ts';
import type { Register } from './register.ts';
import { addressOf, sheetOf } from './sheet.ts';
import { abbreviated, SHARES, SOURCES } from './sources.ts';

export type Half = 'shown' | 'held back';

export interface TypedInHalf extends TypedRow {
  readonly half: Half;
}

/** The half to which all addresses of a street or site belong. */
export function halfOf(site: string, seed: number): Half {
  let hash = seed ^ 0x811c9dc5;
  for (const letter of site) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 31 === 0 ? 'shown' : 'held back';
}

/** What may happen to an address besides the habits of its source, with shares. */
const SLIPS: Readonly<Record<string, readonly [share: number, habit: Habit]>> = {
  'postcode missing': [17, places.noPostcode],
  'outward code alone': [4, places.outwardAlone],
  'postcode with a slip': [7, places.postcodeSlip],
  'postcode of a neighbour': [6, places.postcodeOfNeighbour],
  'town missing': [5, places.noTown],
  'locality for town': [4, places.localityForTown],
  'locality missing': [5, places.noLocality],
  'hamlet missing': [2, places.noHamlet],
  'other town': [5, places.otherTown],
  'Welsh town': [3, places.welshTown],
  'county added': [5, places.withCounty],
  abbreviated: [6, abbreviated],
  mistyped: [7, mistyped],
  'article missing': [3, noArticle],
  'flat or number written otherwise': [6, otherNotation],
  'number in words': [3, numberInWords],
  'name or number missing': [5, places.noNameOrNumber],
  'flat missing': [2, places.noFlat],
  'street missing': [3, places.noStreet],
};
const SLIP_SHARES = Object.fromEntries(Object.entries(SLIPS).map(([name, [share]]) => [name, share]));

/** Types addresses for a list. One in ten is not in it. */
export function typedFor(list: Register, draw: Draw, count: number, seed: number): TypedInHalf[] {
  const [ledger, book] = [new Ledger(list), new NameBook(list)];
  const typed: TypedInHalf[] = [];
  while (typed.length < count) {
    const isAbsent = typed.length % 10 === 7;
    const habits = habitsOf(list.name, draw);
    const kind = draw.key(ABSENCES);
    // Habits that suit few addresses are tried on many, so that they are as common as their shares say.
    for (let turn = 0; turn < 150; turn++) {
      const home = isAbsent ? absence(kind, list, draw, book, ledger) : draw.one(list.rows);
      if (home === undefined || home.isOdd) continue;
      const sheet = sheetOf(home);
      if (!habits.every((name) => (SLIPS[name]?.[1] ?? SOURCES[name])?.(sheet, draw, book) === true))
        continue;
      const truth = isAbsent ? ledger.absent(sheet) : ledger.truthOf(sheet);
      if (truth === undefined) continue;
      const isSeveral = !isAbsent && truth.level !== 'row' && truth.level !== 'building';
      const kinds = [...(isAbsent ? [kind] : isSeveral ? ['several fit'] : []), ...habits.toReversed()];
      typed.push({
        id: `${list.name}-${typed.length + 1}`,
        organisation: sheet.texts.organisation,
        address: addressOf(sheet),
        postcode: sheet.order.includes('postcode') ? '' : sheet.texts.postcode,
        ...{ kinds, meant: home.uprn, truth, half: halfOf(home.site, seed) },
      });
      break;
    }
  }
  return typed;
}

/** Up to two slips, and then the source that writes the address. */
function habitsOf(list: string, draw: Draw): string[] {
  const source = draw.key(SHARES[list] ?? {});
  const slips = new Set<string>();
  const wanted = source === 'clean' ? 0 : draw.one([0, 0, 1, 1, 1, 1, 2, 2]);
  while (slips.size < wanted) slips.add(draw.key(SLIP_SHARES));
  return [...slips, source];
}
