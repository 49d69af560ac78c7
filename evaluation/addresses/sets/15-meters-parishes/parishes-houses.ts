import type { Village } from './parishes.ts';
import { firmOf, shopOf } from './parishes-trade.ts';

/** A street of a village: numbers, names, or both. */
export function villageStreet(village: Village): void {
  const { words, draw } = village;
  const street = village.street(words.of('streets'));
  const postcode = street.postcode();
  const numbered = street.way.street === '' ? 0 : draw.one([0, 0.3, 0.7, 0.95]);
  const count = draw.between(6, 26);
  for (let at = 0; at < count; at++) {
    const isNumbered = draw.odds(numbered);
    const number = isNumbered ? street.number() : '';
    const building = !isNumbered || draw.odds(0.25) ? village.houseName() : '';
    street.add({ number, building }, postcode);
    if (isNumbered && draw.odds(0.03)) street.add({ number: `${number}A` }, postcode);
    if (building !== '' && draw.odds(0.03)) annexe();
    function annexe() {
      const flat = draw.one(['The Annexe', 'Annexe', 'Garden Flat', 'Studio']);
      street.add({ number, building, unit: { kind: 'annexe', mark: '' }, flat }, postcode);
    }
  }
  if (draw.odds(0.3)) terraceIn(village, street, postcode);
}

/** A lane with houses that have only names. */
export function lane(village: Village): void {
  const { words, draw } = village;
  const street = village.street(
    words.of('streets').filter((name) => /Lane|Hill|Drove|Green|Bank|End$/.test(name)),
  );
  const postcode = street.postcode();
  const count = draw.between(4, 14);
  for (let at = 0; at < count; at++) street.add({ building: village.houseName() }, postcode);
}

/** Houses along a road without a name. */
export function unnamed(village: Village): void {
  const street = village.street([]);
  const postcode = street.postcode();
  const count = village.draw.between(3, 12);
  for (let at = 0; at < count; at++) street.add({ building: village.houseName() }, postcode);
}

/** Houses of a large estate, numbered through a village without street names. */
export function estateHouses(village: Village): void {
  const { place, register, draw } = village;
  const where = `${place.localities[0]} ${place.town}`;
  if (!register.claimName('estate numbers', where)) return;
  const street = village.street([]);
  for (let stretch = 0; stretch < 3; stretch++) {
    const postcode = street.postcode();
    for (const number of street.numbers(draw.between(5, 14)))
      street.add({ number: String(number) }, postcode);
  }
}

/** A terrace with its own name, along a street or a road without a name. */
export function terraceRow(village: Village): void {
  const { words, draw } = village;
  const street = village.street(draw.odds(0.6) ? words.of('streets') : []);
  terraceIn(village, street, street.postcode());
}

function terraceIn(
  { words, draw, register, place }: Village,
  street: ReturnType<Village['street']>,
  postcode: string,
): void {
  const building = draw.one(words.of('terraces'));
  if (!register.claimName(building, `${place.localities[0]} ${place.town}`)) return;
  const count = draw.between(2, 9);
  for (let at = 1; at <= count; at++) {
    street.add({ building, unit: { kind: 'house', mark: String(at) }, flat: String(at) }, postcode);
  }
}

/** A close of the last decades: houses, bungalows or flats with numbers. */
export function closeHouses(village: Village): void {
  const { words, draw } = village;
  const stem = draw.one(words.of('closes'));
  const street = village.street([
    `${stem} ${draw.one(['Close', 'Gardens', 'Way', 'Mead', 'Court', 'Drive', 'Rise'])}`,
  ]);
  if (street.way.street === '') return;
  const postcode = street.postcode();
  for (const number of street.numbers(draw.between(6, 28))) street.add({ number: String(number) }, postcode);
}

/** Almshouses, numbered for themselves. */
export function almshouses(village: Village): void {
  const { words, draw, register, place } = village;
  const building = draw.one(words.of('almshouses'));
  if (!register.claimName(building, place.town)) return;
  const street = village.street(draw.odds(0.7) ? words.of('streets') : []);
  const postcode = street.postcode();
  const count = draw.between(4, 12);
  for (let at = 1; at <= count; at++) {
    street.add({ building, unit: { kind: 'house', mark: String(at) }, flat: String(at) }, postcode);
  }
}

/** The middle of a market town: shops with flats above them. */
export function parade(village: Village): void {
  const { words, draw } = village;
  const street = village.street(words.of('streets'));
  if (street.way.street === '') return;
  const postcode = street.postcode();
  for (const number of street.numbers(draw.between(6, 18)).map(String)) {
    const organisation = draw.odds(0.6) ? shopOf(words, draw) : '';
    street.add({ organisation, number }, postcode);
    const manner = draw.between(1, 6);
    if (manner === 1) street.add({ number, unit: { kind: 'above', mark: '' }, flat: 'Flat Above' }, postcode);
    if (manner === 2) street.add({ number: `${number}A` }, postcode);
    if (manner !== 3) continue;
    for (const mark of ['1', '2', '3'].slice(0, draw.between(2, 3))) {
      street.add({ number, unit: { kind: 'flat', mark }, flat: `Flat ${mark}` }, postcode);
    }
  }
}

/** A yard or court behind a street of a town, with flats and workshops. */
export function yard(village: Village): void {
  const { words, draw, register, place } = village;
  const building = draw.one(words.of('yards'));
  if (!register.claimName(building, place.town)) return;
  const street = village.street(words.of('streets'));
  const postcode = street.postcode();
  const count = draw.between(3, 12);
  for (let at = 1; at <= count; at++) {
    const mark = String(at);
    if (draw.odds(0.2)) {
      const organisation = firmOf(words, draw);
      street.add({ organisation, building, unit: { kind: 'unit', mark }, flat: `Unit ${mark}` }, postcode);
    } else street.add({ building, unit: { kind: 'house', mark }, flat: mark }, postcode);
  }
}
