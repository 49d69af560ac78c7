import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Roll } from './roll.ts';

/** What somebody does to a text. Returns false if it does not suit the address. The text is then thrown away. */
export type Habit = (draft: Draft, chance: Chance, roll: Roll) => boolean;

/** A table of habits with their weights. */
export type Habits = Readonly<Record<string, readonly [weight: number, habit: Habit]>>;

export function weightsOf(habits: Habits): Record<string, number> {
  return Object.fromEntries(Object.entries(habits).map(([name, [weight]]) => [name, weight]));
}
