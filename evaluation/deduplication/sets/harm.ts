import { Chance } from '../world/chance.ts';
import { Households } from '../world/households.ts';
import type { Lists } from '../world/lists.ts';
import type { Row } from '../world/row.ts';
import { COLUMNS } from '../world/row.ts';
import type { EvaluationSet, Truth } from './evaluation-set.ts';
import { CaseShop, HARM_KINDS } from './harm-kinds.ts';
import { MAPPING, makeHouseholds } from './households.ts';

/** The number of cases of each kind. */
export const CASES = 100;

/** The case and the role of a record, which {@link Truth.case} holds as text. */
export interface CaseOf {
  readonly kind: string;
  readonly number: number;
  readonly role: string;
}

/**
 * Makes a set of harm cases in a file of ordinary people, who have `background` records. Whether the two
 * records of a case are of one person depends only on the kind of the case ({@link HARM_KINDS}).
 */
export function harmSet(lists: Lists, background: number, seed: string, cases = CASES): EvaluationSet {
  const chance = new Chance(`harm ${seed}`);
  const households = new Households(lists, chance);
  const made: { row: Row; truth: Truth }[] = makeHouseholds(lists, background, chance, households).map(
    ({ row, person, kinds }) => ({ row, truth: { person: String(person), kinds, case: '' } }),
  );
  const shop = new CaseShop(lists, chance, households);
  for (const { name, expected, make } of HARM_KINDS) {
    for (let number = 0; number < cases; number++) {
      for (const { role, row } of make(shop)) {
        const person = `${name} ${number}${expected === 'together' ? '' : ` ${role}`}`;
        made.push({
          row: { record_id: '', ...row },
          truth: { person, kinds: [], case: `${name}|${number}|${role}` },
        });
      }
    }
  }
  const shuffled = chance.shuffled(made);
  return {
    name: 'Harm cases',
    columns: COLUMNS,
    rows: shuffled.map(({ row }, at) => ({ ...row, record_id: String(at + 1) })),
    truth: shuffled.map(({ truth }) => truth),
    mapping: MAPPING,
    model: 'households',
  };
}

export function readCase(text: string): CaseOf | undefined {
  if (text === '') return undefined;
  const [kind, number, role] = text.split('|') as [string, string, string];
  return { kind, number: Number(number), role };
}
