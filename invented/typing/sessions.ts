import type { AddressFile } from '../../src/address-file/address-file.ts';
import { Dice } from '../dice.ts';
import { draw } from './draw.ts';
import { withSlip } from './slips.ts';
import { typedIn, waysOf } from './ways.ts';

/** The share of texts that are typed with a slip. */
const WITH_SLIP = 0.2;

/** After this many characters a person has found the address, or has given up. */
const LONGEST = 30;

/**
 * Makes the terms that a service gets when people type addresses letter by letter. The addresses are drawn at
 * random from the file. The terms of a text are its beginnings, each one character longer than the one
 * before.
 */
export function typingTerms(file: AddressFile, seed: number, most: number): string[] {
  const dice = new Dice(seed);
  const terms: string[] = [];
  for (const { address } of draw(file, dice)) {
    if (terms.length >= most) break;
    const text = typedIn(dice.pick(waysOf(address.point)), address.point, dice);
    const typed = dice.chance(WITH_SLIP) ? (withSlip(text, dice) ?? text) : text;
    for (let length = 1; length <= Math.min(LONGEST, typed.length); length++)
      terms.push(typed.slice(0, length));
  }
  return terms;
}
