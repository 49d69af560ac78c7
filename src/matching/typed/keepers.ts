import type { TypedAddress } from '../match.ts';

/*
 * Reads the person who looks after a building as the home that comes with the post, `The Caretaker, Elm Road School`,
 * and a farm as the house of that name.
 */

/** A farm with a name of two words or more, at the beginning of an address: `Bryn Siriol Farm, Mill Lane`. */
const FARM = /^(\s*)(?:fferm (\p{L}+ [^,]{3,40})|(\p{L}+ [^,]{3,40}) farm)(?=\s*,)/iu;

/** The house of a farm: `Bryn Du Farmhouse`. */
const FARMHOUSE = /(?<=^\s*\p{L}[^,]{3,40} )farm ?house(?=\s*,)/iu;

/** Returns the address with other words for its farm: `Bryn Siriol` for Bryn Siriol Farm. */
export function otherFarms({ lines, ...typed }: TypedAddress): readonly TypedAddress[] {
  const farm = lines.map((line) => line.replace(FARMHOUSE, 'Farm'));
  const bare = farm.map((line) => line.replace(FARM, '$1$2$3'));
  return [farm, bare]
    .filter((others) => others.some((line, at) => line !== lines[at]))
    .map((others) => ({ ...typed, lines: others }));
}

/** Such a person at the beginning of an address, with the home if it was written. */
const KEEPER =
  /^\s*(?:the )?(?:site |school |resident |live[- ]in |house |scheme |estate |pub )?(caretaker|warden|manager|steward|head ?teacher)(?:['’]?s['’]? (?:house|hse|flat|flt|bungalow|cottage|lodge|accommodation))?\s*,/i;

const HOMES = ['House', 'Flat', 'Bungalow', 'Cottage', 'Lodge'];

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
