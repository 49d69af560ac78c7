import type { EvaluationSet } from '../../sets.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import { ABSENCES, absentEntry } from './absences.ts';
import { Die } from './die.ts';
import { draftOf, textOf } from './draft.ts';
import { farmSites } from './farms.ts';
import { lettingSites } from './letting.ts';
import { POSTCODES } from './postcodes.ts';
import { Referee } from './referee.ts';
import { HEADERS, type Register, RegisterMaker } from './register.ts';
import { SLIPS, type Slip } from './slips.ts';
import { WRITERS } from './writers.ts';

export const NAMES = ['letting', 'farms'] as const;

export type Name = (typeof NAMES)[number];

type Weighted = Readonly<Record<string, readonly [weight: number, slip: Slip]>>;

function drawn(table: Weighted, die: Die): readonly [string, Slip] {
  const name = die.by(Object.fromEntries(Object.entries(table).map(([key, [weight]]) => [key, weight])));
  return [name, table[name]?.[1] ?? (() => false)];
}

/** One writer, one way with the postcode, and up to two slips. Most texts have none or one. */
function habitsFor(name: Name, die: Die): (readonly [string, Slip])[] {
  const writer = drawn(WRITERS[name] ?? {}, die);
  if (writer[0] === 'clean') return [writer];
  const slips = new Map<string, Slip>();
  const wanted = die.one([0, 0, 0, 0, 1, 1, 1, 1, 2, 2]);
  while (slips.size < wanted) slips.set(...drawn(SLIPS, die));
  // The writer comes last, because a narrow field cuts what the others have written.
  return [...slips, drawn(POSTCODES, die), writer];
}

/** Types addresses against a list. One in ten is not in it. */
function typedAgainst(register: Register, name: Name, die: Die, count: number): TypedRow[] {
  const referee = new Referee(register);
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const isAbsent = typed.length % 10 === 7;
    const habits = habitsFor(name, die);
    const kind = die.by(ABSENCES);
    // Slips that suit few addresses are tried on many, so that they are as common as their weights say.
    for (let turn = 0; turn < 150; turn++) {
      const entry = isAbsent ? absentEntry(kind, register, referee, die) : die.one(register.rows);
      if (entry === undefined) continue;
      const draft = draftOf(entry);
      // Only an address with columns can be typed word for word.
      if (entry.columns.length === 0 && habits[0]?.[0] === 'clean') continue;
      if (!habits.every(([, slip]) => slip(draft, die, register))) continue;
      const truth = isAbsent ? referee.absent(draft) : referee.present(draft);
      if (truth === undefined) continue;
      const first = isAbsent ? [kind] : truth.level === 'none' ? ['several fit'] : [];
      const isInside = draft.order.includes('postcode') && !draft.isVerbatim;
      const isSmall = draft.letters === 'small';
      typed.push({
        id: `${name}-${typed.length + 1}`,
        organisation: draft.firm,
        address: textOf(draft),
        postcode: isInside ? '' : isSmall ? draft.postcodeText.toLowerCase() : draft.postcodeText,
        kinds: [...first, ...habits.map(([habit]) => habit).toReversed()],
        meant: entry.uprn,
        truth,
      });
      break;
    }
  }
  return typed;
}

/** Makes a list of the set and the addresses typed against it. A list ends earlier if its places are used up. */
export function thirteenthSet(
  name: Name,
  size: { readonly rows: number; readonly typed: number },
  seed: number,
): EvaluationSet {
  const die = new Die(`${name} ${seed}`);
  const maker = new RegisterMaker(name, die, 131_000_000_000 + NAMES.indexOf(name) * 4_000_000_000);
  for (const site of name === 'farms' ? farmSites(die) : lettingSites(die)) {
    if (maker.rows.length >= size.rows) break;
    maker.add(site);
  }
  const register = { name, header: HEADERS[name], rows: maker.rows, leftOut: maker.leftOut };
  return { list: register, typed: typedAgainst(register, name, die, size.typed) };
}
