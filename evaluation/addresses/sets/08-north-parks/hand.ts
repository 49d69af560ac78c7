import { buildingKey, type List, premiseParts, type Row, streetKey } from '../../row.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import type { Luck } from './luck.ts';
import { FIRMS, PEOPLE, TRANSLATED, UNKNOWN_HOUSES, UNKNOWN_STREETS } from './words.ts';

type Sheet = {
  premise: string;
  locality: string;
  town: string;
  county: string;
  postcode: string;
  front: string;
  /** The elements that were typed as the list has them. */
  readonly given: Set<'locality' | 'town' | 'postcode'>;
};
type Way = (sheet: Sheet, row: Row, luck: Luck) => boolean;

/** Ways of writing, and their shares. A way returns false if the address does not suit it. */
const WAYS: Readonly<Record<string, readonly [share: number, way: Way]>> = {
  clean: [22, () => true],
  'flat otherwise': [14, flatOtherwise],
  'no commas': [8, (sheet) => set(sheet, 'premise', sheet.premise.replaceAll(',', ''))],
  slip: [9, slip],
  'road shortened': [8, (sheet) => shortened(sheet)],
  'village left out': [6, (sheet) => drop(sheet, 'locality')],
  'town left out': [5, (sheet) => drop(sheet, 'town')],
  'county typed': [6, (sheet, { county }) => set(sheet, 'county', county)],
  'no postcode': [7, (sheet) => drop(sheet, 'postcode')],
  'postcode spoilt': [5, spoilt],
  'person first': [5, (sheet, _, luck) => set(sheet, 'front', luck.of(PEOPLE))],
  'firm first': [3, (sheet, _, luck) => set(sheet, 'front', luck.of(FIRMS))],
  translated: [
    4,
    (sheet, { street }) =>
      set(sheet, 'premise', sheet.premise.replace(street || '?', TRANSLATED[street] ?? street)),
  ],
};

function set(sheet: Sheet, name: 'premise' | 'county' | 'front', text: string): boolean {
  const isNew = sheet[name] !== text;
  sheet[name] = text;
  return isNew;
}

function drop(sheet: Sheet, name: 'locality' | 'town' | 'postcode'): boolean {
  if (sheet[name] === '') return false;
  sheet[name] = '';
  return sheet.given.delete(name);
}

function flatOtherwise(sheet: Sheet, { flat, building, number, street }: Row, luck: Luck): boolean {
  const rest = [building, `${number} ${street}`.trim()].filter(Boolean).join(', ');
  const [, floor, door] = /^(?:Flat )?(\d)[/F](\d)$/.exec(flat) ?? [];
  const [, room, block] = /^Room (\d+), Flat ([A-D])$/.exec(flat) ?? [];
  const [, kind, label] = /^(Flat|Apartment|Unit|Plot|Mooring) (\w+)$/.exec(flat) ?? [];
  if (floor !== undefined && flat.includes('F') && !flat.startsWith('Flat'))
    sheet.premise = luck.of([
      `${number} (${flat}) ${street}`,
      `Flat ${flat}, ${rest}`,
      `${number}/${flat} ${street}`,
    ]);
  else if (floor !== undefined)
    sheet.premise = luck.of([
      `${floor}/${door}, ${rest}`,
      `${rest}, Flat ${floor}/${door}`,
      `Flat ${floor}-${door}, ${rest}`,
    ]);
  else if (room !== undefined)
    sheet.premise = luck.of([`Flat ${block} Room ${room}, ${rest}`, `Flat ${block}, Room ${room}, ${rest}`]);
  else if (kind === 'Flat' || kind === 'Apartment')
    sheet.premise = luck.of([
      `Apt ${label}, ${rest}`,
      `Flat no. ${label}, ${rest}`,
      `${rest} (Flat ${label})`,
    ]);
  else if (kind !== undefined)
    sheet.premise = luck.of([
      `${kind} No ${label}, ${rest}`,
      `${rest}, ${kind} ${label}`,
      `${kind.toUpperCase()} ${label} - ${rest}`,
    ]);
  else return false;
  return true;
}

function slip(sheet: Sheet, _: Row, luck: Luck): boolean {
  const words = sheet.premise.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) && !TRADE.test(word) ? [at] : []));
  if (long.length === 0) return false;
  const at = luck.of(long);
  const word = words[at] ?? '';
  const cut = 1 + luck.below(word.length - 2);
  const [head, tail] = [word.slice(0, cut), word.slice(cut)];
  words[at] = luck.of([
    head + tail.slice(1),
    head + head.slice(-1) + tail,
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
  ]);
  sheet.premise = words.join(' ');
  return words[at] !== word;
}

/** Words of a form of address. A slip in them is another kind of mistake. */
const TRADE = /^(?:Apartment|Mooring|Street|Terrace)$/;

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bRoad\b/, 'Rd'],
  [/\bStreet\b/, 'St'],
  [/\bTerrace\b/, 'Terr'],
  [/\bCrescent\b/, 'Cres'],
  [/\bBusiness Park\b/, 'Bus Pk'],
  [/\bIndustrial Estate\b/, 'Ind Est'],
  [/\bCottages\b/, 'Cotts'],
];

function shortened(sheet: Sheet): boolean {
  const short = SHORT.reduce((text, [long, to]) => text.replace(long, to), sheet.premise);
  return set(sheet, 'premise', short);
}

function spoilt(sheet: Sheet, { postcode }: Row, luck: Luck): boolean {
  if (sheet.postcode !== postcode) return false;
  sheet.postcode = `${postcode.slice(0, -1)}${luck.of([...'ABDEFGHJLNPQRSTUWXYZ'])}`;
  return sheet.postcode !== postcode && sheet.given.delete('postcode');
}

function sheetOf(row: Row): Sheet {
  const { locality, town, postcode } = row;
  const given = new Set(['locality', 'town', 'postcode'] as const);
  return { premise: premiseParts(row).join(', '), locality, town, county: '', postcode, front: '', given };
}

/** Types addresses for a list. One in ten is absent from it. */
export function typedFor(list: List, luck: Luck, count: number): TypedRow[] {
  const doors = new Map<string, Row[]>();
  const doorOf = ({ flat, building, number, street }: Row) =>
    [flat.replace(/^(?:Flat|Apartment) /, ''), building, number, street].join('|');
  for (const row of list.rows) doors.set(doorOf(row), [...(doors.get(doorOf(row)) ?? []), row]);
  const total = Object.values(WAYS).reduce((sum, [share]) => sum + share, 0);
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const isAbsent = luck.part() < 0.1;
    const made = isAbsent ? absent(list, luck) : { row: luck.of(list.rows), kind: undefined };
    if (made === undefined) continue;
    const { row, kind } = made;
    const sheet = sheetOf(row);
    const kinds = kind === undefined ? [] : [kind];
    const way = wayAt(luck.part() * total);
    if (WAYS[way]?.[1](sheet, row, luck) !== true) continue;
    if (way !== 'clean' && luck.part() < 0.2 && drop(sheet, luck.of(['locality', 'postcode'] as const)))
      kinds.push(`${way} and less`);
    else kinds.push(way);
    const fitting = (doors.get(doorOf(row)) ?? []).filter((one) =>
      [...sheet.given].every((name) => one[name] === row[name]),
    );
    // With a spoilt postcode, the words alone must say which address is meant.
    const isOne = fitting.every((one) => one.uprn === row.uprn);
    if (isAbsent ? (doors.get(doorOf(row)) ?? []).length > 0 : !isOne) continue;
    const { premise, locality, town, county, postcode, front } = sheet;
    const text = [front, premise, locality, town, county]
      .filter(Boolean)
      .join(way === 'no commas' ? ' ' : ', ');
    const [building, street] = [buildingKey(row), streetKey(row)];
    const isBuildingListed = !isAbsent || list.rows.some((one) => buildingKey(one) === building);
    typed.push({
      id: `${list.name}-${typed.length + 1}`,
      organisation: '',
      address: luck.part() < 0.15 ? text.toUpperCase() : text,
      postcode,
      kinds,
      meant: row.uprn,
      truth: isAbsent
        ? { level: 'none', uprns: [], building: isBuildingListed ? building : '', street: '', isAbsent }
        : { level: 'row', uprns: [row.uprn], building, street, isAbsent },
    });
  }
  return typed;
}

/** The way of writing at a place in the row of all shares. */
function wayAt(place: number): string {
  let left = place;
  for (const [name, [share]] of Object.entries(WAYS)) {
    left -= share;
    if (left < 0) return name;
  }
  return 'clean';
}

/** An address that the list lacks. */
function absent(
  { rows, leftOut }: List,
  luck: Luck,
): { readonly row: Row; readonly kind: string } | undefined {
  if (luck.part() < 0.5) return { row: luck.of(leftOut), kind: 'missing' };
  const row = { ...luck.of(rows), uprn: '' };
  if (row.number !== '' && row.flat === '' && row.building === '')
    return luck.part() < 0.5
      ? { row: { ...row, number: String(Number.parseInt(row.number, 10) + 300) }, kind: 'unknown number' }
      : { row: { ...row, street: luck.of(UNKNOWN_STREETS) }, kind: 'unknown street' };
  if (row.building === '' || row.number !== '') return undefined;
  return { row: { ...row, building: luck.of(UNKNOWN_HOUSES) }, kind: 'unknown building' };
}
