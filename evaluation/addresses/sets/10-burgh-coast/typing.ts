import type { TypedRow } from '../../typed/typed-rows.ts';
import { absence } from './absences.ts';
import { ACCIDENTS, CLERKS } from './clerks.ts';
import type { Lots } from './lots.ts';
import type { Entry, Roll } from './roll.ts';
import { type Slip, slipOf, textOf } from './slip.ts';
import { Rows } from './truth.ts';

export type Half = 'shown' | 'held back';

/** The half to which all addresses of a street or site belong. */
export function halfOf({ street, building, village, where }: Entry, seed: number): Half {
  let hash = seed;
  for (const letter of `${street === '' ? building : street}|${village}|${where.code}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return ((hash >>> 13) & 1) === 0 ? 'shown' : 'held back';
}

/** Types addresses for a roll. One in ten is not on it. */
export function typedFor(
  roll: Roll,
  lots: Lots,
  count: number,
  seed: number,
): (TypedRow & { readonly half: Half })[] {
  const rows = new Rows(roll);
  const typed: (TypedRow & { readonly half: Half })[] = [];
  while (typed.length < count) {
    const isAbsent = typed.length % 10 === 4;
    const [row, kind] = (isAbsent ? absence(roll, lots) : [lots.pick(roll.rows), '']) ?? [];
    if (row === undefined || kind === undefined) continue;
    const slip = slipOf(row);
    const kinds = written(slip, row, lots);
    if (kinds === undefined) continue;
    const { meant, truth } = isAbsent
      ? { meant: '', truth: rows.absent(row, slip) }
      : { meant: row.uprn, truth: rows.truthOf(row, slip) };
    if (truth === undefined) continue;
    const isSeveral = !isAbsent && truth.level !== 'row';
    // Without the row's postcode, the words may fit several rows. These are kept: nobody can answer them.
    if (isSeveral && slip.postcode !== '') continue;
    typed.push({
      id: `${roll.name}-${typed.length + 1}`,
      organisation: '',
      address: textOf(slip),
      postcode: slip.postcode,
      kinds: [...(isAbsent ? [kind] : isSeveral ? ['several fit'] : []), ...kinds],
      meant,
      truth,
      half: halfOf(row, seed),
    });
  }
  return typed;
}

/** Lets a clerk write a slip. Returns what happened to it; undefined if the clerk cannot write this address. */
function written(slip: Slip, row: Entry, lots: Lots): string[] | undefined {
  const [clerk, habit] = lots.weighed(CLERKS);
  if (clerk === 'clean') {
    slip.letters = lots.pick(['as listed', 'as listed', 'capitals', 'small']);
    slip.comma = lots.pick([', ', ', ', ' ', ',']);
    slip.premise = slip.comma === ' ' ? slip.premise.replaceAll(',', '') : slip.premise;
    return [clerk];
  }
  if (!habit(slip, row, lots)) return undefined;
  const kinds = [clerk];
  if (lots.falls(0.45)) {
    const name = lots.pick(Object.keys(ACCIDENTS));
    if (ACCIDENTS[name]?.(slip, row, lots) !== true) return undefined;
    kinds.push(name);
  }
  if (slip.town !== row.town) slip.given.delete('town');
  // Somebody who writes no village, town or postcode gives nothing to look for.
  return slip.given.size === 0 ? undefined : kinds;
}
