import type { Row } from '../row.ts';
import type { Around } from './around.ts';
import type { Draft } from './draft.ts';
import type { Surroundings } from './kind.ts';

/** What is still true of the list: the building, the street, or nothing. */
export type Remains = 'building' | 'street' | 'none';

type Absence = (draft: Draft, surroundings: Surroundings) => Remains | undefined;

/**
 * Ways in which an address can be absent although everything around it is in the list. Undefined if a way
 * does not fit the draft.
 */
export const ABSENCES: Readonly<Record<string, Absence>> = {
  'number not listed': (draft, { dice, around }) => {
    const { number, building, street, flat } = draft.row;
    if (building !== '' || !/^\d+$/.test(number) || flat !== '') return undefined;
    const listed = new Set(around.onStreet(street).map((row) => row.number));
    const free = [1, 2, 3, 4, 6, 10, 40, 100, 200].map((more) => String(Number(number) + more));
    return change(draft, 'number', dice.pick(free.filter((one) => !listed.has(one))), 'street');
  },
  'letter not listed': (draft, { dice, around }) => {
    const { number, building, street, flat } = draft.row;
    if (building !== '' || flat !== '' || !/^\d+[A-Z]?$/.test(number)) return undefined;
    const digits = number.replace(/[A-Z]$/, '');
    const rows = around.onStreet(street);
    const letter = dice.pick([...'ABCDE']);
    // `Flat B, 12` may be written `12B`.
    if (rows.some((row) => row.number === digits && row.flat !== '')) return undefined;
    if (rows.some((row) => row.number === digits + letter)) return undefined;
    return change(draft, 'number', digits + letter, 'street');
  },
  'flat not listed': (draft, { dice, around }) => {
    const [, word, own] = /^(Flat |Unit |Suite |)(\d+|[A-Z])$/.exec(draft.row.flat) ?? [];
    if (word === undefined || own === undefined) return undefined;
    const { street, number, building } = draft.row;
    const some = /\d/.test(own)
      ? [own, '1', '2', '7', '19', '31'].map((one) => String(Number(one) + dice.between(1, 30)))
      : [...'BCDEFG'];
    const flat = word + dice.pick(some);
    const isListed = around
      .fitting({ street, number, building })
      .some((row) => row.flat === flat || row.flat === '');
    const isLettered = around.onStreet(street).some((row) => row.number === number + flat.replace(word, ''));
    return isListed || isLettered ? undefined : change(draft, 'flat', flat, 'building');
  },
  'street not listed': (draft, { dice, lists }) => {
    const { street, building } = draft.row;
    if (street === '' || building !== '') return undefined;
    const word = street.split(' ').at(-1)!;
    return change(draft, 'street', `${dice.pick(lists.unknownStreets)} ${word}`, 'none');
  },
  /** `36 Old Mill Court, Chigwell Road`, if the list has a house 36 in Chigwell Road. */
  'building not listed': (draft, { dice, lists, around }) => {
    const { flat, building, number, street } = draft.row;
    if (flat !== '' || building !== '' || !/^\d+$/.test(number) || street === '') return undefined;
    const name = dice.pick(lists.unknownBuildings);
    if (around.fitting({ building: name, street }).length > 0) return undefined;
    change(draft, 'flat', dice.chance(0.7) ? number : `Flat ${number}`, 'street');
    change(draft, 'number', '', 'street');
    return change(draft, 'building', name, 'street');
  },
  /** `36 Chigwell Road`, if the list has `36 Old Mill Court, Chigwell Road` and no house 36. */
  'number in the building only': (draft, { around }) => {
    const { flat, building, street } = draft.row;
    const bare = /^(?:Flat )?(\d+)$/.exec(flat)?.[1];
    if (bare === undefined || building === '' || street === '') return undefined;
    if (around.onStreet(street).some((row) => row.number.startsWith(bare))) return undefined;
    change(draft, 'flat', '', 'street');
    change(draft, 'building', '', 'street');
    return change(draft, 'number', bare, 'street');
  },
  'qualifier twin': (draft, { dice, around }) => {
    const { street, building } = draft.row;
    if (street === '') {
      const other = turned(building);
      return other === undefined ? undefined : change(draft, 'building', other, 'none');
    }
    // In the right postcode a named building is known, whatever its street is called.
    if (building !== '') return undefined;
    const words = street.split(' ');
    const qualifier = dice.pick(['Upper', 'Lower', 'Cross', 'South', 'Old', 'North', 'East', 'New']);
    const isQualified = /^(?:Upper|Lower|Cross|South|Old|North|East|West|New|Great|Little)$/.test(words[0]!);
    if (words[0] === qualifier) return undefined;
    const other = `${qualifier} ${isQualified && words.length > 2 ? words.slice(1).join(' ') : street}`;
    return isNear(around, other, draft.row) ? undefined : change(draft, 'street', other, 'none');
  },
  'descriptor twin': (draft, { dice, around }) => {
    const words = draft.row.street.split(' ');
    if (words.length < 2) return undefined;
    const last = dice.pick(['Road', 'Close', 'Avenue', 'Lane', 'Court', 'Mews', 'Crescent']);
    if (last === words.at(-1)) return undefined;
    const other = [...words.slice(0, -1), last].join(' ');
    if (isNear(around, other, draft.row)) return undefined;
    // With the right postcode, the descriptor would be the mistake.
    const postcode = dice.pick(around.postcodesOf(draft.row.postcode.split(' ')[0]!));
    if (around.inPostcode(postcode).some((row) => row.street === draft.row.street)) return undefined;
    change(draft, 'postcode', postcode, 'none');
    return change(draft, 'street', other, 'none');
  },
  'other town': (draft, { dice }) => {
    const [town, county, postcode] = dice.pick([
      ['Norwich', 'Norfolk', 'NR3 4QT'],
      ['Exeter', 'Devon', 'EX4 6NB'],
      ['Carlisle', 'Cumbria', 'CA2 5RR'],
      ['Swansea', 'West Glamorgan', 'SA1 8DP'],
      ['Hull', 'East Yorkshire', 'HU5 3SL'],
    ] as const);
    draft.text.locality = '';
    delete draft.said.locality;
    change(draft, 'town', town, 'none');
    draft.text.county = dice.chance(0.5) ? county : '';
    return change(draft, 'postcode', postcode, 'none');
  },
  /** A house name that is not in the village. */
  'house not listed': (draft, { dice, around }) => {
    const { building, street, flat } = draft.row;
    if (building === '' || street !== '' || flat !== '') return undefined;
    const other = dice.pick(around.rows).building;
    if (other === '' || other === building) return undefined;
    return change(draft, 'building', other, 'none');
  },
};

function change(
  draft: Draft,
  element: 'flat' | 'building' | 'number' | 'street' | 'town' | 'postcode',
  text: string,
  remains: Remains,
): Remains {
  draft.text[element] = text;
  draft.said[element] = text;
  return remains;
}

/** `Tyddyn Uchaf` for `Tyddyn Isaf`, `Ty Bach` for `Ty Mawr`, and the reverse. */
function turned(building: string): string | undefined {
  const pairs = [
    ['Isaf', 'Uchaf'],
    ['Mawr', 'Bach'],
    ['Newydd', 'Canol'],
    ['Gwyn', 'Du'],
  ] as const;
  for (const [one, other] of pairs) {
    if (building.endsWith(` ${one}`)) return building.replace(one, other);
    if (building.endsWith(` ${other}`)) return building.replace(other, one);
  }
  return undefined;
}

/** Whether the district has a street with this name. */
function isNear(around: Around, street: string, row: Row): boolean {
  const outward = `${row.postcode.split(' ')[0]!} `;
  return around.onStreet(street).some(({ postcode }) => postcode.startsWith(outward));
}
