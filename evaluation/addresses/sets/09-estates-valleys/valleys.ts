import type { Draw } from './draw.ts';
import type { Door } from './lists.ts';
import { FARMS, GROUPS, HAMLET_HOUSES, SITES, VILLAS } from './names.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The houses of a terrace. A few have a name as well. */
export function terrace(draw: Draw): Door[] {
  return upTo(draw.between(6, 45)).flatMap((at): Door[] => {
    const number = String(at);
    if (draw.happens(0.05)) return [{ number, building: draw.one(VILLAS) }];
    if (draw.happens(0.03)) return ['Ground Floor Flat', 'Top Flat'].map((flat) => ({ flat, number }));
    return [draw.happens(0.04) ? { number: `${at}A` } : { number }];
  });
}

/** What stands in a hamlet, without a street. */
export function hamlet(draw: Draw): Door[] {
  const doors: Door[] = [];
  for (let at = draw.between(2, 5); at > 0; at--) {
    const building = draw.one(FARMS);
    doors.push({ building });
    if (draw.happens(0.5)) {
      const cottages = draw.one(['Farm Cottages', 'Barn Cottages']);
      doors.push(...upTo(draw.between(2, 4)).map((flat) => ({ flat: `${flat} ${cottages}`, building })));
    }
    if (draw.happens(0.25))
      doors.push({ flat: draw.one(['The Annexe', 'Farmhouse Flat', 'Bothy']), building });
  }
  for (let at = draw.between(2, 6); at > 0; at--) doors.push({ building: draw.one(HAMLET_HOUSES)[0] });
  if (draw.happens(0.3)) {
    const building = draw.one(GROUPS);
    doors.push(...upTo(draw.between(2, 8)).map((flat) => ({ flat: String(flat), building })));
  }
  if (draw.happens(0.15))
    doors.push(...upTo(draw.between(3, 9)).map((at) => ({ building: `Holding ${at}` })));
  if (draw.happens(0.08)) {
    const building = draw.one(SITES);
    for (const row of ['A', 'B', 'C'])
      doors.push(...upTo(8).map((at) => ({ flat: `Pitch ${row}${at}`, building })));
  }
  return doors;
}
