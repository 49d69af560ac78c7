import type { Village } from './parishes.ts';
import { firmOf } from './parishes-trade.ts';
import type { Street } from './street.ts';

/** A farm with its cottages, converted barns and a caravan. */
export function farm(village: Village): void {
  const { words, draw } = village;
  const building = `${draw.one(words.of('farms'))} Farm`;
  const street = roadFor(village, 0.4, building);
  if (street === undefined) return;
  const postcode = street.postcode();
  // The farmhouse is the farm itself, or is named after what it is.
  const isApart = draw.odds(0.15);
  if (isApart) street.add({ building, unit: namedUnit('Farmhouse'), flat: 'The Farmhouse' }, postcode);
  else street.add({ building }, postcode);
  for (const flat of words.of('dwellings')) {
    if (draw.odds(0.14)) street.add({ building, unit: namedUnit(flat), flat }, postcode);
  }
  if (draw.odds(0.12)) {
    const flat = draw.one(['Annexe', 'The Annexe']);
    street.add({ building, unit: { kind: 'annexe', mark: '' }, flat }, postcode);
  }
  if (draw.odds(0.08)) {
    const flat = draw.one(['The Caravan', 'Caravan', 'Mobile Home']);
    street.add({ building, unit: { kind: 'named', mark: 'caravan' }, flat }, postcode);
  }
  const cottages = draw.odds(0.4) ? draw.between(2, 4) : 0;
  for (let at = 1; at <= cottages; at++) {
    const unit = { kind: 'house', mark: String(at) } as const;
    street.add({ building: `${building} Cottages`, unit, flat: String(at) }, postcode);
  }
}

/** Workshops in a farmyard. */
export function businessPark(village: Village): void {
  const { words, draw } = village;
  const name = draw.one(words.of('farms'));
  const building = `${name} Farm ${draw.one(['Business Park', 'Business Units', 'Workshops', 'Business Centre'])}`;
  const street = roadFor(village, 0.4, building);
  if (street === undefined) return;
  const postcode = street.postcode();
  const count = draw.between(3, 10);
  for (let at = 1; at <= count; at++) {
    const organisation = draw.odds(0.7) ? firmOf(words, draw) : '';
    const unit = { kind: 'unit', mark: String(at) } as const;
    street.add({ organisation, building, unit, flat: `Unit ${at}` }, postcode);
  }
}

/** A park with its lodges and cottages. */
export function lodges(village: Village): void {
  const { words, draw } = village;
  const name = draw.one(words.of('estates'));
  const building = `${name} Park`;
  const street = roadFor(village, 0, building);
  if (street === undefined) return;
  const postcode = street.postcode();
  for (const flat of words.of('lodges')) {
    if (draw.odds(0.6)) street.add({ building, unit: namedUnit(flat), flat }, postcode);
  }
}

/** Caravans or park homes with numbers. */
export function caravans(village: Village): void {
  const { words, draw } = village;
  const building = draw.one(words.of('parks'));
  const street = roadFor(village, 0.5, building);
  if (street === undefined) return;
  const postcode = street.postcode();
  const word = draw.one(['', '', 'Pitch', 'Plot']);
  const count = draw.between(8, 36);
  for (let at = 1; at <= count; at++) {
    const unit = { kind: word === '' ? 'house' : 'pitch', mark: String(at) } as const;
    street.add({ building, unit, flat: `${word} ${at}`.trim() }, postcode);
  }
}

/** A street for a building, or the roads without names. Undefined if the village has a building of that name. */
function roadFor(
  { words, draw, register, place, street }: Village,
  share: number,
  building: string,
): Street | undefined {
  if (!register.claimName(building, `${place.localities[0]} ${place.town}`)) return undefined;
  return street(draw.odds(share) ? words.of('streets').filter((name) => /Lane|Road|Hill$/.test(name)) : []);
}

function namedUnit(name: string) {
  return { kind: 'named', mark: name.toLowerCase().replace(/^the /, '') } as const;
}
