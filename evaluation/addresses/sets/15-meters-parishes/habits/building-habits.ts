import { SHORT } from '../likeness.ts';
import { type Habit, habit } from './habit.ts';

const BLOCK_WORD = / (?:Court|House|Tower|Point|Heights|Lodge|Mansions|Mill|Works|Warehouse)$/;

const HOUSE_WORD = / (?:Cottage|House|Barn|Lodge|Bungalow|View|Bank)$/;

/** Habits with the names of buildings and houses. */
export const BUILDINGS: readonly Habit[] = [
  habit('building word shortened', [5, 8], 'building', ({ text }, { draw }) => {
    const at = text.building.lastIndexOf(' ');
    const short = at < 0 ? [] : (SHORT[text.building.slice(at + 1).toLowerCase()] ?? []);
    if (short.length === 0) return false;
    const word = draw.one(short);
    text.building = `${text.building.slice(0, at)} ${word[0]!.toUpperCase()}${word.slice(1)}`;
    return true;
  }),
  habit('block without its word', [3, 0], 'building', ({ text }) => {
    if (!BLOCK_WORD.test(text.building)) return false;
    text.building = text.building.replace(BLOCK_WORD, '');
    return true;
  }),
  habit('block with another word', [3, 0], 'building', ({ text }, { draw }) => {
    const own = BLOCK_WORD.exec(text.building)?.[0];
    if (own === undefined) return false;
    const words = [' House', ' Court', ' Flats', ' Apartments', ' Tower', ' Lodge'];
    text.building = text.building.replace(BLOCK_WORD, draw.one(words.filter((word) => word !== own)));
    return true;
  }),
  habit('block left out beside a number', [3, 0], 'building', ({ text, entry }) => {
    if (entry.building === '' || text.number === '' || entry.unit.kind === 'house') return false;
    text.building = '';
    return true;
  }),
  habit(
    'range of the block added',
    [2.5, 0],
    'building',
    ({ text, read, entry, isBare }, { draw, building }) => {
      const flats = building(entry).filter(
        ({ unit }) => unit.kind === 'flat' && /^\d+$/.test(unit.mark),
      ).length;
      if (entry.building === '' || entry.number !== '' || flats < 4 || isBare) return false;
      read.building = text.building;
      text.building = draw.one([
        `1-${flats} ${text.building}`,
        `${text.building} 1-${flats}`,
        `${text.building} (1-${flats})`,
      ]);
      return true;
    },
  ),
  habit('estate word, otherwise', [6, 5], 'building', ({ text }, { draw }) => {
    const words = draw.odds(0.5)
      ? {
          'Trading Estate': 'T/E',
          'Industrial Estate': 'Ind Est',
          'Business Park': 'Bus Pk',
          'Industrial Park': 'Ind Pk',
          'Enterprise Park': 'Ent Pk',
          Workshops: 'Wkshps',
          'Business Units': 'Units',
          'Business Centre': 'Bus Ctr',
        }
      : {
          'Trading Estate': 'Industrial Estate',
          'Industrial Estate': 'Ind. Estate',
          'Business Park': 'Business Pk',
          'Industrial Park': 'Industrial Estate',
          'Enterprise Park': 'Business Park',
          Workshops: 'Industrial Units',
          'Business Units': 'Business Park',
          'Business Centre': 'Business Park',
        };
    const [from, to] = Object.entries(words).find(([word]) => text.building.endsWith(word)) ?? [];
    if (from === undefined || to === undefined) return false;
    text.building = text.building.replace(from, to);
    return true;
  }),
  habit('house name added', [3, 4], 'building', ({ text, entry }, { draw, typing }) => {
    if (entry.building !== '' || entry.flat !== '' || text.number === '' || entry.street === '') return false;
    text.building = draw.one(typing.of('house names'));
    return true;
  }),
  habit('article added or left out', [1, 6], 'building', ({ text, entry }) => {
    if (entry.building === '' || entry.unit.kind === 'house' || entry.unit.kind === 'flat') return false;
    text.building = /^The /.test(text.building) ? text.building.slice(4) : `The ${text.building}`;
    return true;
  }),
  habit('house without its word', [0, 4], 'building', ({ text, entry }) => {
    if (!HOUSE_WORD.test(text.building) || /^The \w+ \w+$/.test(text.building) || entry.unit.kind === 'house')
      return false;
    text.building = text.building.replace(HOUSE_WORD, '');
    return true;
  }),
  habit('house with another word', [0, 4], 'building', ({ text, entry }) => {
    // Only words that people do take for each other: a View is not a House.
    const others: Readonly<Record<string, string>> = {
      ' Cottage': ' House',
      ' House': ' Cottage',
      ' Barn': ' Barn House',
      ' Lodge': ' Lodge House',
      ' Bungalow': ' House',
    };
    const other = others[HOUSE_WORD.exec(text.building)?.[0] ?? ''];
    if (other === undefined || entry.unit.kind === 'house') return false;
    text.building = text.building.replace(HOUSE_WORD, other);
    return true;
  }),
  habit('farm or farmhouse', [1, 5], 'building', ({ text, entry }, { draw }) => {
    if (!/ Farm$/.test(text.building) || entry.flat !== '') return false;
    text.building = draw.one([
      `${text.building}house`,
      `${text.building} House`,
      text.building.replace(/ Farm$/, ' Fm'),
      `The ${text.building}house`,
    ]);
    return true;
  }),
  habit('house name in quotes', [0.3, 2.5], 'building', ({ text, entry }, { draw }) => {
    if (text.building === '' || entry.unit.kind !== 'none') return false;
    const quote = draw.one(['"', "'", '“']);
    text.building = `${quote}${text.building}${quote === '“' ? '”' : quote}`;
    return true;
  }),
  habit('Old left out', [0, 2], 'building', ({ text }) => {
    if (!/^The Old /.test(text.building)) return false;
    text.building = text.building.replace('The Old', 'Old');
    return true;
  }),
  habit('Upper, Lower and the like shortened', [0, 4], 'building', ({ text }) => {
    const short = { Upper: 'Upr', Lower: 'Lwr', Little: 'Lt', Great: 'Gt', Higher: 'Hr', Old: 'Olde' };
    const [from, to] = Object.entries(short).find(([word]) => text.building.startsWith(`${word} `)) ?? [];
    if (from === undefined || to === undefined) return false;
    text.building = text.building.replace(from, to);
    return true;
  }),
  habit('house name left out beside a number', [1, 4], 'building', ({ text, entry }) => {
    if (text.building === '' || text.number === '' || entry.flat !== '') return false;
    text.building = '';
    return true;
  }),
  habit('name of the house joined', [0, 2.5], 'building', ({ text, entry }) => {
    const [one = '', other = '', more] = text.building.split(' ');
    if (other === '' || more !== undefined || one === 'The' || entry.unit.kind === 'house') return false;
    text.building = `${one}${other.toLowerCase()}`;
    return true;
  }),
];
