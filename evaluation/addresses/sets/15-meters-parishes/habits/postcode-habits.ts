import { outwardOf } from '../entry.ts';
import { type Habit, habit } from './habit.ts';

const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

const KEYS: Readonly<Record<string, string>> = {
  B: 'VN',
  D: 'SF',
  E: 'WR',
  G: 'FH',
  H: 'GJ',
  N: 'BM',
  P: 'OL',
  R: 'ET',
  T: 'RY',
  S: 'AD',
  L: 'KP',
  W: 'QE',
};

/** Habits with postcodes. */
export const POSTCODES: readonly Habit[] = [
  habit('postcode missing', [9, 10], 'postcode', ({ text, said }) => {
    text.postcode = '';
    said.postcode = '';
    return true;
  }),
  habit('postcode wrong', [7, 7], 'postcode', ({ text, said, entry }, { postcodeNear }) => {
    const other = postcodeNear(entry);
    if (other === entry.postcode) return false;
    text.postcode = other;
    said.postcode = other;
    return true;
  }),
  habit('postcode of another district', [2, 2], 'postcode', ({ text, said, entry }, { someRow }) => {
    const outward = outwardOf(someRow().postcode);
    if (outward === outwardOf(entry.postcode)) return false;
    text.postcode = entry.postcode.replace(/^\S+/, outward);
    said.postcode = text.postcode;
    return true;
  }),
  habit('postcode of earlier years', [4, 0], 'postcode', ({ text, said, entry }) => {
    if (entry.place.oldCode === '') return false;
    text.postcode = entry.postcode.replace(/^\S+/, entry.place.oldCode);
    said.postcode = text.postcode;
    return true;
  }),
  habit('postcode cut short', [3, 3], 'postcode', ({ text, said, entry }, { draw }) => {
    const [outward = '', inward = ''] = entry.postcode.split(' ');
    said.postcode = outward;
    text.postcode = draw.odds(0.6) ? outward : `${outward} ${inward[0]}`;
    return true;
  }),
  habit('postcode with a slip', [5, 5], 'postcode', ({ text, said, entry }, { draw }) => {
    const letters = [...entry.postcode];
    const at = draw.one([letters.length - 1, letters.length - 2, letters.length - 3]);
    const own = letters[at]!;
    letters[at] = /\d/.test(own)
      ? String((Number(own) + draw.between(1, 8)) % 10)
      : draw.one([...(KEYS[own] ?? INWARD)]);
    if (letters[at] === own) return false;
    text.postcode = letters.join('');
    said.postcode = text.postcode;
    return true;
  }),
  habit('postcode with letters swapped', [2, 2], 'postcode', ({ text, said, entry }) => {
    const [one = '', other = ''] = entry.postcode.slice(-2);
    if (one === other) return false;
    text.postcode = `${entry.postcode.slice(0, -2)}${other}${one}`;
    said.postcode = text.postcode;
    return true;
  }),
  habit('postcode with O for 0 or I for 1', [4, 4], 'postcode', ({ text, entry }) => {
    const mixed = entry.postcode.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S');
    text.postcode = mixed;
    return mixed !== entry.postcode;
  }),
  habit('postcode without or with other spaces', [4, 4], 'postcode', ({ text, entry }, { draw }) => {
    const [outward = '', inward = ''] = entry.postcode.split(' ');
    const shapes = [
      `${outward}${inward}`,
      `${outward}  ${inward}`,
      `${outward}-${inward}`,
      `${outward.replace(/^([A-Z]+)/, '$1 ')} ${inward}`,
      `${outward}${inward}`.toLowerCase(),
      `${outward}${inward[0]} ${inward.slice(1)}`,
      `${outward}.${inward}`,
    ];
    text.postcode = draw.one(shapes);
    return true;
  }),
];
