import { buildingKey, streetKey } from '../../row.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import type { Draw } from './draw.ts';
import type { Entry, EntryList } from './lists.ts';
import { NO_HOUSE, NOWHERE } from './names.ts';
import { Doors, type Sheet, sheetOf } from './sheet.ts';
import { WAYS } from './ways.ts';

const SHARES = WAYS.reduce((sum, [, share]) => sum + share, 0);

function wayOf(draw: Draw): (typeof WAYS)[number] {
  let place = draw.share() * SHARES;
  for (const way of WAYS) {
    place -= way[1];
    if (place < 0) return way;
  }
  return draw.one(WAYS);
}

/** An address that the list lacks, with the kind of its absence. */
function absence({ rows, leftOut }: EntryList, draw: Draw): readonly [Entry, string] | undefined {
  if (draw.happens(0.4)) return [draw.one(leftOut), 'left out'];
  const row = { ...draw.one(rows), uprn: '' };
  const { flat, building, number, street } = row;
  const kind = draw.one(['flat absent', 'house absent', 'building unknown', 'street absent']);
  if (kind === 'flat absent' && /\d/.test(flat))
    return [{ ...row, flat: flat.replace(/\d+/, (at) => String(Number(at) + 70)) }, kind];
  if (kind === 'house absent' && number !== '' && flat === '')
    return [{ ...row, building: '', number: String(Number.parseInt(number, 10) + 140) }, kind];
  if (kind === 'building unknown' && building !== '' && number === '')
    return [{ ...row, building: draw.one(NO_HOUSE) }, kind];
  // A known building in an unknown street may still be the building that is listed.
  if (kind === 'street absent' && street !== '' && building === '')
    return [{ ...row, street: draw.one(NOWHERE) }, kind];
  return undefined;
}

function textOf({ front, premise, locality, town, county, isTurned }: Sheet, separator: string): string {
  const parts = isTurned
    ? [town, locality, front, premise, county]
    : [front, premise, locality, town, county];
  return parts.filter(Boolean).join(separator);
}

/** Types addresses for a list. One in ten is absent from it. */
export function typedFor(list: EntryList, draw: Draw, count: number): TypedRow[] {
  const doors = new Doors(list.rows);
  const buildings = new Set(list.rows.map((row) => buildingKey(row)));
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const isAbsent = typed.length % 10 === 9;
    const [row, kind] = (isAbsent ? absence(list, draw) : [draw.one(list.rows), '']) ?? [];
    if (row === undefined || kind === undefined) continue;
    const sheet = sheetOf(row);
    const [name, , way] = wayOf(draw);
    if (!way(sheet, row, draw)) continue;
    const kinds = [...(isAbsent ? [kind] : []), name];
    if (name !== 'clean' && draw.happens(0.25)) {
      const [second, , also] = wayOf(draw);
      const isOther = [
        'postcode missing',
        'town missing',
        'county',
        'person first',
        'locality missing',
      ].includes(second);
      if (second === name || !isOther || !also(sheet, row, draw)) continue;
      kinds.push(second);
    }
    // A text without a postcode, town or locality may fit several rows or none. Then it is not asked about.
    if (sheet.given.size === 0) continue;
    // An absent door that the town has elsewhere may be the listed one with a mistaken postcode.
    if (isAbsent) sheet.given.delete('postcode');
    const fitting = doors.fitting(row, sheet);
    if (fitting.some((one) => one.uprn !== row.uprn)) continue;
    const text = textOf(sheet, name === 'no commas' ? ' ' : ', ');
    const lot = draw.share();
    const [building, street] = [buildingKey(row), streetKey(row)];
    typed.push({
      id: `${list.name}-${typed.length + 1}`,
      organisation: '',
      address: lot < 0.12 ? text.toUpperCase() : lot < 0.24 ? text.toLowerCase() : text,
      postcode: sheet.postcode,
      kinds,
      meant: row.uprn,
      truth: isAbsent
        ? {
            level: 'none',
            uprns: [],
            building: buildings.has(building) ? building : '',
            street: '',
            isAbsent,
          }
        : { level: 'row', uprns: [row.uprn], building, street, isAbsent },
    });
  }
  return typed;
}
