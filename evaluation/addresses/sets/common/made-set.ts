import { Dice } from '../../dice.ts';
import type { EvaluationSet } from '../../sets.ts';
import type { columnsOf } from './columns.ts';
import { type Book, Ledger } from './ledger.ts';
import { NextAbsences } from './next-absences.ts';
import { NumberAbsences, type NumberMistake } from './number-absences.ts';
import { type Typing, Typist } from './typist.ts';
import type { ListWords } from './words.ts';

/** What a list of one half of a set is made of. */
interface Plan {
  /** The beginning of the names of the dice: `twenty-fifth squares shown`. */
  readonly title: string;
  readonly seed: number;
  /** The first UPRN. */
  readonly first: number;
  readonly columnsOf: typeof columnsOf;
  /** Fills the ledger until it has this many rows. */
  readonly fill: (ledger: Ledger, dice: Dice, rows: number) => void;
  readonly words: ListWords;
  /** Names of houses, and of parts of farms, that the list does not have. */
  readonly unlisted: { readonly houses: readonly string[]; readonly parts: readonly string[] };
  /** How the typists get the number of a house wrong; undefined if they do not. */
  readonly numberMistake?: NumberMistake;
  readonly clerkOf: (rows: Book['rows']) => Typing['clerk'];
  readonly typing: Pick<Typing, 'kindShare' | 'counts' | 'habits' | 'mistakePostcode'>;
}

interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** Makes a list and the addresses typed against it. The same plan and size give the same set. */
export function madeSet(name: string, plan: Plan, { rows, typed }: Size): EvaluationSet {
  const dice = (use: string) => new Dice(`${plan.title} ${use}`, plan.seed);
  const making = dice('rows');
  const ledger = new Ledger(making, plan.first, plan.columnsOf);
  plan.fill(ledger, making, rows);
  const list = ledger.list(name);
  // The streets have nearly all names with which the list was made, so absent houses need others.
  const words = { ...plan.words, houses: plan.unlisted.houses };
  const absent = dice('absent');
  const next = new NextAbsences(list, words, plan.unlisted.parts, absent);
  const { numberMistake } = plan;
  const absences = numberMistake === undefined ? next : new NumberAbsences(next, list, numberMistake, absent);
  const typing = { ...plan.typing, words, absences, clerk: plan.clerkOf(list.rows) };
  return { list, typed: new Typist(list, typing, dice('typed')).type(name, typed) };
}
