import type { Draw } from './draw.ts';
import type { Door } from './register.ts';
import { BOROUGH } from './words.ts';

const LETTERS = [...'ABCDEFGH'];

/** A house that was divided. Each house is divided in one way. */
function divided(draw: Draw, number: string): Door[] {
  const flats = (...names: string[]) => names.map((flat) => ({ flat, number }));
  switch (draw.key({ letters: 30, numbers: 22, suffix: 18, floors: 20, maisonettes: 6, garden: 4 })) {
    case 'letters':
      return flats(...LETTERS.slice(0, draw.whole(2, 6)).map((letter) => `Flat ${letter}`));
    case 'numbers':
      return flats(...upTo(draw.whole(2, 9)).map((at) => `Flat ${at}`));
    case 'suffix':
      return LETTERS.slice(0, draw.whole(2, 4)).map((letter) => ({ number: `${number}${letter}` }));
    case 'floors': {
      const floors = ['Basement Flat', 'Ground Floor Flat', 'First Floor Flat', 'Second Floor Flat'];
      return flats(...floors.slice(draw.whole(0, 1), draw.whole(3, 4)));
    }
    case 'maisonettes':
      return flats('Ground Floor Maisonette', 'First Floor Maisonette');
    default:
      return flats('Garden Flat', 'First Floor Flat', 'Top Floor Flat');
  }
}

/** A street of houses. Most have numbers; some have been divided, have an annexe, or have a name. */
export function terrace(draw: Draw): Door[] {
  const first = draw.whole(1, 9);
  const last = first + draw.whole(10, 90);
  const share = draw.one([0.02, 0.06, 0.06, 0.15]);
  const doors: Door[] = [];
  for (let at = first; at <= last; at++) {
    if (draw.happens(0.05)) continue;
    const number = String(at);
    if (draw.happens(share)) doors.push(...divided(draw, number));
    else if (draw.happens(0.03)) doors.push({ building: draw.one(BOROUGH.houses), number });
    else doors.push({ number });
    if (draw.happens(0.012)) doors.push({ number }, { number, flat: 'Annexe' });
    // A house that was built into the garden of its neighbour.
    else if (draw.happens(0.015) && doors.at(-1)?.flat === undefined) doors.push({ number: `${number}A` });
  }
  return doors;
}

/** Pairs of maisonettes: `45` below and `45A` above. */
export function maisonettes(draw: Draw): Door[] {
  const first = draw.whole(1, 30);
  return upTo(draw.whole(8, 24)).flatMap((at) => {
    const number = String(first + 2 * at);
    return [{ number }, { number: `${number}A` }];
  });
}

/** A shopping street of which only the flats pay council tax. */
export function shops(draw: Draw): Door[] {
  const first = draw.one([1, 2, 3, draw.whole(4, 60)]);
  const last = first + draw.whole(30, 70);
  const doors: Door[] = [];
  for (let at = first; at <= last; at++) {
    const number = String(at);
    const kind = draw.key({
      none: 40,
      above: 14,
      floors: 12,
      letter: 16,
      flats: 10,
      joined: at < 11 ? 60 : 12,
    });
    if (kind === 'above') doors.push({ flat: 'Flat Above', number });
    else if (kind === 'floors')
      doors.push({ flat: 'First Floor Flat', number }, { flat: 'Second Floor Flat', number });
    else if (kind === 'letter') doors.push({ number: `${number}A` });
    else if (kind === 'flats')
      doors.push(...upTo(draw.whole(2, 5)).map((flat) => ({ flat: `Flat ${flat}`, number })));
    else if (kind === 'joined') {
      const end = at + draw.whole(1, 2);
      const wide = `${number}-${end}`;
      doors.push(...upTo(draw.whole(1, 4)).map((flat) => ({ flat: `Flat ${flat}`, number: wide })));
      at = end;
    }
  }
  return doors;
}

/** The flats of a parade of shops, which has its own numbers in the street. */
export function parade(draw: Draw, building: string): Door[] {
  const letter = draw.one(['', 'A']);
  return upTo(draw.whole(6, 18)).map((at) => ({ flat: `${at}${letter}`, building }));
}

export function mews(draw: Draw): Door[] {
  const named = draw.some(['The Coach House', 'The Old Stables', 'Mews Cottage'], 0.3);
  return [
    ...upTo(draw.whole(4, 16)).map((at) => ({ number: String(at) })),
    ...named.map((building) => ({ building })),
  ];
}

/** A private road. Some of its houses have names and no numbers. */
export function privateRoad(draw: Draw): Door[] {
  const names = draw.some(BOROUGH.houses, 0.35).map((building) => ({ building }));
  return [...names, ...upTo(draw.whole(0, 14)).map((at) => ({ number: String(at) }))];
}

export const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
