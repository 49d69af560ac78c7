import type { TypedAddress } from '../match.ts';

/*
 * Reads the person who looks after a building as the home that comes with the post, `The Caretaker, Elm Road School`,
 * and a farm as the house of that name.
 */

/** A farm at the beginning of an address: `Bryn Siriol Farm, Mill Lane`. */
const FARM = /^(\s*)(?:fferm (\p{L}[^,]{3,40})|(\p{L}[^,]{3,40}) farm)(?=\s*,)/iu;

/** Returns the address without the word for a farm. Undefined if it has none. */
export function withoutFarm(typed: TypedAddress): TypedAddress | undefined {
  const at = typed.lines.findIndex((line) => FARM.test(line));
  const line = typed.lines[at];
  return line === undefined
    ? undefined
    : { ...typed, lines: typed.lines.with(at, line.replace(FARM, '$1$2$3')) };
}

/** Such a person at the beginning of an address, with the home if it was written. */
const KEEPER =
  /^\s*(?:the )?(?:site |school |resident |live[- ]in |house |scheme |estate |pub )?(caretaker|warden|manager|steward|head ?teacher)(?:['’]?s['’]? (?:house|hse|flat|flt|bungalow|cottage|lodge|accommodation))?\s*,/i;

const HOMES = ['House', 'Flat', 'Bungalow', 'Cottage', 'Lodge', 'Accommodation'];

/** Returns the address with each home of the person who was written. The list must have only one of them. */
export function keepersHomes(typed: TypedAddress): readonly TypedAddress[] {
  const at = typed.lines.findIndex((line) => KEEPER.test(line));
  const line = typed.lines[at];
  const keeper = line === undefined ? undefined : KEEPER.exec(line)?.[1];
  if (line === undefined || keeper === undefined) return [];
  return HOMES.map((home) => ({
    ...typed,
    lines: typed.lines.with(at, line.replace(KEEPER, `${keeper}s ${home},`)),
  }));
}
