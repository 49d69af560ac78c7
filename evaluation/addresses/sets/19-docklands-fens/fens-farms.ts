import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** A farm: its house, a bungalow, an annexe, mobile homes and workshops. */
export function fillFarm(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.places)} Farm`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { building }, postcode);
  for (const part of ['The Bungalow', 'The Annexe', 'Farm Cottage', 'The Old Granary', 'Foremans House'])
    if (dice.chance(0.35))
      ledger.add(way, { building, flat: part, unit: { kind: 'named', mark: part.toLowerCase() } }, postcode);
  const homes = dice.chance(0.45) ? dice.between(1, 5) : 0;
  if (homes === 1)
    ledger.add(way, { building, flat: 'Mobile Home', unit: { kind: 'mobile', mark: '' } }, postcode);
  else
    for (const at of upTo(homes))
      ledger.add(
        way,
        { building, flat: `Mobile Home ${at}`, unit: { kind: 'mobile', mark: String(at) } },
        postcode,
      );
  if (dice.chance(0.25))
    for (const at of upTo(dice.between(2, 6)))
      ledger.add(
        way,
        {
          organisation: dice.chance(0.7) ? firmName(making) : '',
          ...{ building, flat: `Unit ${at}`, unit: { kind: 'unit', mark: String(at) } },
        },
        postcode,
      );
}

/** A nursery under glass, with the bungalow of its owner. */
export function fillNursery(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick([...words.bases, ...words.last])} ${dice.pick(['Nursery', 'Nurseries'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  ledger.add(way, { organisation: dice.chance(0.5) ? firmName(making) : '', building }, postcode);
  const part = dice.pick(['The Bungalow', 'Nursery House', 'Nursery Bungalow']);
  if (dice.chance(0.6))
    ledger.add(way, { building, flat: part, unit: { kind: 'named', mark: part.toLowerCase() } }, postcode);
  for (const number of upTo(dice.between(0, 24))) ledger.add(way, { number: String(number * 2) }, postcode);
}

/** A packing house on a food park. */
export function fillPackhouse(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const base = way.street.split(' ')[0]!;
  const building = `${base} ${dice.pick(['Food Park', 'Packhouse', 'Industrial Estate', 'Enterprise Park'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(3, 16)))
    ledger.add(
      way,
      {
        organisation: dice.chance(0.8) ? firmName(making) : '',
        ...{ building, flat: `Unit ${at}`, unit: { kind: 'unit', mark: String(at) } },
      },
      postcode,
    );
}

/** A park of mobile homes. */
export function fillMobiles(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.bases)} ${dice.pick(['Caravan Site', 'Mobile Home Park', 'Park Homes'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const word = dice.pick(['', 'Plot ', 'Mobile Home ']);
  for (const at of upTo(dice.between(10, 44)))
    ledger.add(way, { building, flat: `${word}${at}`, unit: { kind: 'mobile', mark: String(at) } }, postcode);
}
