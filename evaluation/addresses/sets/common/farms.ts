import type { Way } from './ledger.ts';
import { nameOf } from './name-of.ts';
import { type Making, upTo } from './streets.ts';
import { addNamed, addUnit } from './units.ts';

/** What the makers of farms need besides names: dwellings of a farm that have their own names. */
interface FarmMaking extends Making {
  readonly words: Making['words'] & { readonly parts: readonly string[] };
}

/** A fold of old cottages at the edge of the moor: `3 Higher Fold`. */
export function fillFold(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  for (const _ of upTo(dice.between(1, 3))) {
    const building = nameOf(making, way, words.places, ['Fold', 'Fold', 'Cottages', 'Bottoms']);
    if (building === undefined) continue;
    for (const mark of upTo(dice.between(2, 9)).map(String))
      addUnit(making, way, { building }, { kind: 'row', mark, flat: mark }, postcode);
  }
  for (const _ of upTo(dice.between(1, 6))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

const FARMS = ['Farm', 'Farm', 'Hall Farm', 'House Farm'];

/** A farm with dwellings in its old buildings. Its name has one of the ends. */
export function fillFarm(making: FarmMaking, way: Way, ends: readonly string[] = FARMS): void {
  const { ledger, words, dice } = making;
  const building = nameOf(making, way, words.places, ends);
  if (building === undefined) return;
  const postcode = ledger.postcode(way.area.code);
  const first = dice.between(1, words.parts.length - 1);
  if (dice.chance(0.5)) ledger.add(way, { building }, postcode);
  else addNamed(making, way, { building }, words.parts[0]!, postcode);
  for (const at of upTo(dice.between(0, 3)))
    addNamed(
      making,
      way,
      { building },
      words.parts[1 + ((first + at) % (words.parts.length - 1))]!,
      postcode,
    );
  for (const _ of upTo(dice.between(1, 4))) ledger.add(way, { building: dice.pick(words.houses) }, postcode);
}

/** A moor lane with houses that have names, some of them a number too. */
export function fillLane(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const [postcode, other] = [ledger.postcode(way.area.code), ledger.postcode(way.area.code)];
  const share = dice.pick([0, 0.2, 0.7]);
  for (const at of upTo(dice.between(4, 24))) {
    const number = dice.chance(share) ? String(at * 2) : '';
    const building = number === '' || dice.chance(0.3) ? dice.pick(words.houses) : '';
    ledger.add(way, { number, building }, at > 12 ? other : postcode);
  }
}
