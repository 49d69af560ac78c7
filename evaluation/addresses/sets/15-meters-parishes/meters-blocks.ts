import type { UnitKind } from './entry.ts';
import type { Site } from './meters.ts';

const LANDLORD = { unit: { kind: 'landlord', mark: '' }, flat: 'Landlords Supply' } as const;

/** A tower block, whose flats have two or three postcodes. */
export function tower({ street, words, draw }: Site): void {
  const name = draw.one(words.of('blocks'));
  const building = `${name} ${draw.one(['Tower', 'House', 'Point', 'Heights', 'Court'])}`;
  if (!street.claim(building)) return;
  const number = draw.odds(0.25) ? street.number() : '';
  const count = draw.between(24, 110);
  let postcode = street.postcode();
  street.add({ building, number, ...LANDLORD }, postcode);
  for (let at = 1; at <= count; at++) {
    if (at % 45 === 0) postcode = street.postcode();
    const unit = { kind: 'flat', mark: String(at) } as const;
    street.add({ building, number, unit, flat: `Flat ${at}` }, postcode);
  }
}

/** A low block of flats or maisonettes. */
export function block({ street, words, draw }: Site): void {
  const name = draw.one(words.of('blocks'));
  const building = `${name} ${draw.one(['Court', 'House', 'Court', 'Lodge', 'Mansions'])}`;
  if (!street.claim(building)) return;
  const number = draw.odds(0.5) ? street.number() : '';
  const word = draw.weighted(['Flat', 'Apartment', 'Maisonette', ''], (one) => (one === 'Flat' ? 5 : 1.5));
  const isLettered = word === 'Flat' && draw.odds(0.15);
  const count = isLettered ? draw.between(3, 8) : draw.between(4, 24);
  const postcode = street.postcode();
  if (draw.odds(0.5)) street.add({ building, number, ...LANDLORD }, postcode);
  for (let at = 1; at <= count; at++) {
    const mark = isLettered ? String.fromCharCode(64 + at) : String(at);
    const flat = `${word} ${mark}`.trim();
    street.add({ building, number, unit: { kind: 'flat', mark }, flat }, postcode);
  }
}

/** A mill or warehouse that was made into apartments, with firms on its ground floor. */
export function mill({ street, words, draw }: Site): void {
  const building = draw.one(words.of('mills'));
  if (!street.claim(building)) return;
  const number = draw.odds(0.6) ? street.number() : '';
  const postcode = street.postcode();
  street.add({ building, number, ...LANDLORD }, postcode);
  const perFloor = draw.between(5, 9);
  // Apartments are numbered by floors (101, 102, 201) or in order.
  const isByFloor = draw.odds(0.4);
  const count = perFloor * draw.between(2, 6);
  for (let at = 0; at < count; at++) {
    const mark = String(isByFloor ? 100 * (1 + Math.floor(at / perFloor)) + (at % perFloor) + 1 : at + 1);
    street.add({ building, number, unit: { kind: 'flat', mark }, flat: `Apartment ${mark}` }, postcode);
  }
  if (draw.odds(0.5)) return;
  for (let at = 1; at <= draw.between(2, 4); at++) {
    const organisation = `${draw.one(words.of('firms'))} ${draw.one(words.of('trades'))}`;
    const unit = { kind: 'unit', mark: `G${at}` } as const;
    street.add({ organisation, building, number, unit, flat: `Unit G${at}` }, postcode);
  }
}

/** A hall for students: rooms in shared flats. */
export function halls({ street, words, draw }: Site): void {
  const building = draw.one(words.of('halls'));
  if (!street.claim(building)) return;
  const postcode = street.postcode();
  const word = draw.one(['Flat', 'Cluster']);
  const flats = draw.between(5, 14);
  const rooms = draw.between(3, 6);
  for (let flat = 1; flat <= flats; flat++) {
    for (const room of 'ABCDEF'.slice(0, rooms)) {
      const unit = { kind: 'room', mark: `${flat}${room}` } as const;
      street.add({ building, unit, flat: `${word} ${flat} Room ${room}` }, postcode);
    }
  }
}

/** Flats for older people with a warden. */
export function sheltered({ street, words, draw }: Site): void {
  const building = draw.one(words.of('sheltered'));
  if (!street.claim(building)) return;
  const number = draw.odds(0.3) ? street.number() : '';
  const postcode = street.postcode();
  const count = draw.between(14, 40);
  for (let at = 1; at <= count; at++) {
    street.add({ building, number, unit: unitOf('flat', at), flat: `Flat ${at}` }, postcode);
  }
  if (draw.odds(0.6)) {
    street.add({ building, number, unit: { kind: 'warden', mark: '' }, flat: "Warden's Flat" }, postcode);
  }
  street.add({ building, number, ...LANDLORD }, postcode);
}

function unitOf(kind: UnitKind, at: number) {
  return { kind, mark: String(at) };
}
