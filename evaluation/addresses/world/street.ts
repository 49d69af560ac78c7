import type { Dice } from '../dice.ts';
import type { Elements } from '../row.ts';
import type { Postcodes } from './postcodes.ts';

/** A house of a street: its addresses, in order. */
export type House = readonly Partial<Elements>[];

/** The numbers of the houses on one side of a street. */
export function houseNumbers(dice: Dice, first: number, step: 1 | 2, count: number): number[] {
  const numbers: number[] = [];
  let number = first;
  while (numbers.length < count) {
    if (!dice.chance(0.03) && (number !== 13 || dice.chance(0.3))) numbers.push(number);
    number += step;
  }
  return numbers;
}

/**
 * Assigns postcodes to the houses on one side of a street: a new one after 10 to 40 addresses, but never
 * within a house.
 *
 * @param begun a postcode of the previous street, which the first houses share
 */
export function withPostcodes(
  dice: Dice,
  postcodes: Postcodes,
  district: string,
  houses: readonly House[],
  begun?: string,
): { readonly addresses: Partial<Elements>[]; readonly last: string } {
  const addresses: Partial<Elements>[] = [];
  let postcode = begun ?? postcodes.next(district);
  let room = dice.between(10, 40);
  for (const house of houses) {
    if (room <= 0) {
      postcode = postcodes.next(district);
      room = dice.between(10, 40);
    }
    for (const address of house) addresses.push({ ...address, postcode });
    room -= house.length;
  }
  return { addresses, last: postcode };
}
