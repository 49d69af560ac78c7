import type { Draw } from './draw.ts';
import type { Village } from './parishes.ts';
import type { Words } from './words.ts';

/** The inn, the village hall and the school of a village. */
export function institutions({ place, words, draw, register, street }: Village): void {
  const where = `${place.localities[0]} ${place.town}`;
  const way = street(draw.odds(0.5) ? words.of('streets') : []);
  const postcode = way.postcode();
  const inn = draw.one(words.of('pubs'));
  if (register.claimName(inn, where)) way.add({ building: inn }, postcode);
  const hall = draw.one(words.of('halls'));
  if (!register.claimName(hall, where)) return;
  const village = place.localities[0] === '' ? place.town : place.localities[0]!;
  way.add({ organisation: `${village} ${hall}`, building: `The ${hall}` }, postcode);
}

export function firmOf(words: Words, draw: Draw): string {
  return `${draw.one(words.of('firms'))} ${draw.one(words.of('trades'))}`;
}

export function shopOf(words: Words, draw: Draw): string {
  return `${draw.one(words.of('firms'))} ${draw.one(words.of('shops'))}`;
}
