import type { Draw } from './draw.ts';
import type { Door } from './lists.ts';
import { ALMSHOUSES, BLOCKS, CAMPUS, QUARTERS, RETIREMENT, STUDIOS, TERRACES, VILLAS } from './names.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The houses of a street of an estate council. */
export function estateHouses(draw: Draw): Door[] {
  const doors: Door[] = [];
  const end = draw.between(9, 60);
  for (let at = 1; at <= end; at++) {
    const number = String(at);
    const lot = draw.share();
    if (lot < 0.03) {
      doors.push({ number: `${at}-${at + 2}` });
      at += 2;
    } else if (lot < 0.09) doors.push({ number, building: draw.one(VILLAS) });
    else if (lot < 0.15) doors.push(...villa(draw, at));
    else doors.push({ number });
  }
  return doors;
}

/** A villa that was divided, in one of four ways. */
function villa(draw: Draw, at: number): Door[] {
  const number = String(at);
  const ways: Door[][] = [
    ['A', 'B', 'C'].map((letter) => ({ number: `${at}${letter}` })),
    ['Garden Flat', 'First Floor Flat', 'Top Flat'].map((flat) => ({ flat, number })),
    ['Ground Floor Flat', 'First Floor Flat', 'Second Floor Flat'].map((flat) => ({ flat, number })),
    upTo(draw.between(2, 5)).map((flat) => ({ flat: `Flat ${flat}`, number })),
  ];
  return draw.one(ways);
}

/** A building with many doors, as an estate has. */
export function estateBuilding(draw: Draw): { readonly building: string; readonly doors: Door[] } {
  const count = draw.between(6, 32);
  const named = (building: string, flats: string[]) => ({
    building,
    doors: flats.map((flat) => ({ flat, building })),
  });
  const lot = draw.share();
  if (lot < 0.3)
    return named(
      draw.one(BLOCKS),
      upTo(count).map((at) => `Flat ${at}`),
    );
  if (lot < 0.4)
    return named(
      draw.one(BLOCKS),
      ['Flat A', 'Flat B', 'Flat C', 'Flat D', 'Flat E', 'Flat F'].slice(0, 2 + (count % 5)),
    );
  if (lot < 0.5)
    return named(
      `Block ${draw.between(1, 4)}, ${draw.one(BLOCKS)}`,
      upTo(count).map((at) => `Apartment ${at}`),
    );
  if (lot < 0.58)
    return named(
      `Phase ${draw.between(1, 3)}`,
      upTo(count).map((at) => `Plot ${at}`),
    );
  if (lot < 0.7)
    return named(draw.one(RETIREMENT), ["Warden's Flat", ...upTo(count).map((at) => `Flat ${at}`)]);
  if (lot < 0.75) return named(draw.one(ALMSHOUSES), upTo(8).map(String));
  if (lot < 0.8)
    return named(
      draw.one(QUARTERS),
      upTo(count).map((at) => `Quarter ${at}`),
    );
  if (lot < 0.86)
    return named(
      draw.one(CAMPUS),
      ['A', 'B', 'C'].flatMap((cluster) =>
        upTo(3).flatMap((flat) => upTo(5).map((room) => `Cluster ${cluster}, Flat ${flat}, Room ${room}`)),
      ),
    );
  if (lot < 0.9)
    return named(
      draw.one(STUDIOS),
      upTo(9).map((at) => `Live-Work Unit ${at}`),
    );
  return named(draw.one(TERRACES), upTo(draw.between(4, 12)).map(String));
}
