import type { TypedRow } from '../../typed/typed-rows.ts';
import { ABSENCES, type Absence, absentEntry, isFarOff, type World } from './absences.ts';
import type { Chance } from './chance.ts';
import { abbreviated, CHANNELS, SHARES } from './channels.ts';
import { addressOf, draftOf, postcodeOf } from './draft.ts';
import { type Habit, type Habits, weightsOf } from './habits.ts';
import { endless, misspelt, mistyped, spaced, unmarked } from './names.ts';
import { oneEnd, otherNumber, otherOrder, otherUnit } from './notation.ts';
import { noName, noNumber, noRoad, noUnit } from './omissions.ts';
import * as places from './places.ts';
import { inWords } from './spoken.ts';
import { TYPING } from './words.ts';

/** A name that people give to their numbered house, in front of the number. Shops have no such names. */
const nameAdded: Habit = (draft, chance) => {
  const { building, unit, street, place } = draft.entry;
  if (place.style === undefined && place.tongue === undefined) return false;
  if (building !== '' || unit !== undefined || street === '' || draft.front !== '' || draft.number === '')
    return false;
  draft.front = chance.of(TYPING.extras);
  return true;
};

/** What may happen to an address whatever its channel is. */
const SLIPS: Habits = {
  'postcode missing': [20, places.noPostcode],
  'outward code alone': [3, places.outwardOnly],
  'postcode with a slip': [6, places.postcodeSlip],
  'postcode of another street': [4, places.postcodeOfAnother],
  'town missing': [6, places.noTown],
  'locality missing': [9, places.noLocality],
  'hamlet missing': [2, places.noHamlet],
  'town nearby': [4, places.nearTown],
  'Welsh town': [2, places.welshTown],
  'county added': [6, places.withCounty],
  abbreviated: [18, abbreviated],
  mistyped: [7, mistyped],
  misspelt: [5, misspelt],
  'name split or joined': [3, spaced],
  'article or apostrophe missing': [4, unmarked],
  'road without its last word': [2, endless],
  'flat or unit in other words': [12, otherUnit],
  'flat or unit elsewhere': [8, otherOrder],
  'number in another form': [7, otherNumber],
  'one end of a range': [3, oneEnd],
  'number in words': [2, inWords],
  'flat or unit missing': [3, noUnit],
  'building name missing': [4, noName],
  'number missing': [2, noNumber],
  'road missing': [3, noRoad],
  'house name added': [3, nameAdded],
};

function habitsFor(list: string, chance: Chance): readonly (readonly [string, Habit | undefined])[] {
  const channel = chance.among(SHARES[list] ?? {});
  const slips = new Set<string>();
  // Most dirt is mild: a third of the texts have no slip besides the ways of their channel.
  const wanted = channel === 'clean' ? 0 : chance.of([0, 0, 0, 1, 1, 1, 1, 2, 2]);
  const weights = weightsOf(SLIPS);
  while (slips.size < wanted) slips.add(chance.among(weights));
  const names = [...slips].map((name) => [name, SLIPS[name]?.[1]] as const);
  return [...names, [channel, CHANNELS[channel]]];
}

/** Types addresses against a list. One in ten is not in it. */
export function typedAgainst(world: World, chance: Chance, count: number, half: string): TypedRow[] {
  const { roll, clerk } = world;
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const isAbsent = typed.length % 10 === 4;
    const habits = habitsFor(roll.name, chance);
    const kind: Absence = chance.among(ABSENCES);
    // Habits that suit few addresses are tried on many, so that they are as common as their weights say.
    for (let turn = 0; turn < 120; turn++) {
      const entry = isAbsent ? absentEntry(kind, world, chance) : chance.of(roll.rows);
      if (entry === undefined || entry.isOdd) continue;
      const draft = draftOf(entry);
      // Only an address from a list can be typed word for word.
      if (entry.columns.length === 0 && habits.some(([name]) => name === 'clean')) continue;
      if (!habits.every(([, habit]) => habit?.(draft, chance, roll) === true)) continue;
      const truth = isAbsent ? clerk.absent(draft, isFarOff(kind)) : clerk.truthOf(draft);
      if (truth === undefined) continue;
      const isSeveral = !isAbsent && truth.level !== 'row' && truth.level !== 'building';
      const first = isAbsent ? [kind] : isSeveral ? ['several fit'] : [];
      typed.push({
        id: `${half}-${typed.length + 1}`,
        organisation: draft.firm,
        address: addressOf(draft),
        postcode: draft.order.includes('postcode') && draft.verbatim === '' ? '' : postcodeOf(draft),
        kinds: [...first, ...habits.map(([name]) => name).toReversed()],
        meant: entry.uprn,
        truth,
      });
      break;
    }
  }
  return typed;
}
