import type { Dice } from '../dice.ts';
import type { LondonLists } from '../lists.ts';
import type { Elements } from '../row.ts';
import type { House } from './street.ts';

/**
 * A house for one household, or a divided one. `style` is the way in which most houses of the street are
 * divided.
 */
export function house(dice: Dice, lists: LondonLists, number: number, flats: number, style: string): House {
  if (!dice.chance(flats)) return whole(dice, lists, String(number));
  const own = dice.chance(0.7) ? style : dice.weighted(lists.conversions);
  return divided(dice, lists, number, own);
}

function whole(dice: Dice, lists: LondonLists, number: string): House {
  if (dice.chance(0.012)) return [{ building: dice.pick(lists.houses) }];
  if (dice.chance(0.01)) return [{ building: dice.pick(lists.houses), number }];
  if (dice.chance(0.006)) return [{ organisation: dice.pick(lists.shops), number }];
  return [{ number }];
}

function divided(dice: Dice, lists: LondonLists, number: number, style: string): House {
  const count = dice.between(2, 5);
  switch (style) {
    case 'letters':
      return some(count, (at) => ({ flat: `Flat ${letter(at)}`, number: String(number) }));
    case 'suffix': {
      const suffixed = some(count, (at) => ({ number: `${number}${letter(at)}` }));
      return dice.chance(0.3) ? [{ number: String(number) }, ...suffixed.slice(0, -1)] : suffixed;
    }
    case 'numbers':
      return some(count + dice.between(0, 3), (at) => ({ flat: `Flat ${at + 1}`, number: String(number) }));
    case 'floors':
      return dice.pick(lists.floors).map((flat) => ({ flat, number: String(number) }));
    case 'basement':
      return ['Basement Flat', ...(dice.chance(0.5) ? ['Ground Floor Flat'] : [])]
        .map((flat): Partial<Elements> => ({ flat, number: String(number) }))
        .concat({ number: String(number) });
    case 'shop':
      return overShop(dice, lists, number);
    case 'rear':
      return [{ number: String(number) }, { flat: 'Rear Of', number: String(number) }];
    case 'annexe':
      return [{ number: String(number) }, { flat: 'Annexe', number: String(number) }];
    default:
      throw new Error(`There is no way called "${style}" to divide a house.`);
  }
}

/** Flats above a shop: `Flat, 129A`, `Flat 2, 129A`, `Flat Above`, or a whole range of numbers. */
function overShop(dice: Dice, lists: LondonLists, number: number): House {
  const lettered = `${number}A`;
  if (dice.chance(0.4)) return [{ flat: 'Flat', number: lettered }];
  if (dice.chance(0.3)) return some(2, (at) => ({ flat: `Flat ${at + 1}`, number: lettered }));
  if (dice.chance(0.4)) {
    return [{ organisation: dice.pick(lists.shops), number: String(number) }, { number: lettered }];
  }
  return some(3, (at) => ({ flat: `Flat ${at + 1}`, number: `${number}-${number + 2}` }));
}

/** A named block in a street. Its flats are `Flat 1 …`, or have bare numbers like the houses next to it. */
export function block(dice: Dice, building: string, number: string): House {
  const isBare = dice.chance(0.45);
  const count = dice.between(6, dice.chance(0.2) ? 60 : 24);
  return some(count, (at) => ({ flat: isBare ? String(at + 1) : `Flat ${at + 1}`, building, number }));
}

function letter(at: number): string {
  return String.fromCharCode(65 + at);
}

function some(count: number, make: (at: number) => Partial<Elements>): House {
  return Array.from({ length: count }, (_, at) => make(at));
}
