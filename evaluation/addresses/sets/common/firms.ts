import type { Making } from './streets.ts';

/** A firm of the docks, of a farm, or of an industrial estate. */
export function firmName({ words, dice }: Making): string {
  const owner = dice.pick(words.last);
  const trade = dice.pick(words.trades);
  switch (dice.between(1, 5)) {
    case 1:
      return `${owner} Bros ${trade}`;
    case 2:
      return `${owner} ${trade} Ltd`;
    case 3:
      return `${dice.pick(words.heads)}${dice.pick(words.tails)} ${trade} Ltd`;
    case 4:
      return `${dice.pick([...'ABCDGHJKMPRT'])} ${owner} & Son`;
    default:
      return `${owner} & ${dice.pick(words.last)} ${trade}`;
  }
}
