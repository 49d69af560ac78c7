import { type Dice, listOf } from './dice.ts';
import type { CrmLists, Culture } from './lists.ts';

export interface Names {
  readonly given: string;
  readonly middles: readonly string[];
  readonly called: string;
}

/** Gives people names by the customs of their cultures. */
export class Naming {
  readonly #dice: Dice;
  readonly #lists: CrmLists;

  constructor(lists: CrmLists, dice: Dice) {
    this.#dice = dice;
    this.#lists = lists;
  }

  names(culture: Culture, sex: 'M' | 'F'): Names {
    const dice = this.#dice;
    const list = listOf(sex === 'M' ? culture.male : culture.female);
    const given = dice.early(list);
    const another = () => dice.one(list.filter((name) => name !== given));
    const english = () => dice.one(listOf(culture.english ?? ''));
    const hasMiddle = dice.chance(culture.middle);
    switch (culture.custom) {
      case 'sikh':
        return { given, middles: [sex === 'M' ? 'Singh' : 'Kaur'], called: '' };
      case 'nigerian':
        return { given: english(), middles: [given], called: dice.chance(0.5) ? given : '' };
      case 'chinese':
        return { given, middles: [], called: dice.chance(0.45) ? english() : '' };
      case 'muslim':
        if (sex === 'M' && given !== list[0] && dice.chance(0.4))
          return { given: list[0]!, middles: [given], called: dice.chance(0.7) ? given : '' };
        return { given, middles: hasMiddle ? [another()] : [], called: '' };
      case 'welsh': {
        const middles = hasMiddle ? [another()] : [];
        return { given, middles, called: middles.length > 0 && dice.chance(0.3) ? middles[0]! : '' };
      }
      default: {
        const middles = hasMiddle ? [another(), ...(dice.chance(0.12) ? [another()] : [])] : [];
        const isByMiddle = middles.length > 0 && dice.chance(0.06);
        if (isByMiddle) return { given, middles, called: middles[0]! };
        return { given, middles, called: dice.chance(0.35) ? this.nickname(given) : '' };
      }
    }
  }

  nickname(given: string): string {
    const known = listOf(this.#lists.nicknames[given] ?? '');
    return known.length === 0 ? '' : this.#dice.early(known);
  }

  /** Returns a family's surname; for Spanish custom the first of two. */
  surname(culture: Culture): string {
    const dice = this.#dice;
    const isRare = culture.stems !== undefined && dice.chance(culture.custom === 'western' ? 0.55 : 0.4);
    if (!isRare) return dice.early(listOf(culture.surnames));
    return dice.one(listOf(culture.stems!)) + dice.one(listOf(culture.tails!));
  }

  /** Returns the form of a family's surname for a person: Kowalska, or García with the mother's López. */
  personal(surname: string, culture: Culture, sex: 'M' | 'F', mother: string): string {
    if (culture.custom === 'polish' && sex === 'F') return surname.replace(/(sk|ck)i$/, '$1a');
    if (culture.custom === 'spanish') return `${surname} ${mother}`;
    if (culture.custom === 'sikh' && this.#dice.chance(0.25)) return sex === 'M' ? 'Singh' : 'Kaur';
    return surname;
  }
}

/** Whether a wife takes her husband's surname by the custom of the culture, in the share that is returned. */
export function takesHusbandsName(culture: Culture): number {
  switch (culture.custom) {
    case 'muslim':
      return 0.3;
    case 'chinese':
      return 0.15;
    case 'spanish':
      return 0;
    default:
      return 0.88;
  }
}
