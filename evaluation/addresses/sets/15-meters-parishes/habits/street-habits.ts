import { distance, SHORT } from '../likeness.ts';
import { type Habit, habit } from './habit.ts';

const OTHER_ENDINGS = ['Road', 'Street', 'Avenue', 'Close', 'Drive', 'Lane', 'Way'] as const;

function endingOf(name: string): readonly [stem: string, ending: string] | undefined {
  const at = name.lastIndexOf(' ');
  const ending = name.slice(at + 1);
  return at < 0 || !Object.hasOwn(SHORT, ending.toLowerCase()) ? undefined : [name.slice(0, at), ending];
}

/** Habits with the names of streets. */
export const STREETS: readonly Habit[] = [
  habit('street word shortened', [9, 9], 'street', ({ text }, { draw }) => {
    const [stem, ending] = endingOf(text.street) ?? [];
    const short = SHORT[ending?.toLowerCase() ?? ''] ?? [];
    if (stem === undefined || short.length === 0) return false;
    const word = ending === 'Street' && draw.odds(0.7) ? 'st' : draw.one(short);
    text.street = `${stem} ${word[0]!.toUpperCase()}${word.slice(1)}${draw.odds(0.2) ? '.' : ''}`;
    return true;
  }),
  habit('street word left out', [3, 2.5], 'street', ({ text }) => {
    const [stem] = endingOf(text.street) ?? [];
    if (stem === undefined || stem === 'The') return false;
    text.street = stem;
    return true;
  }),
  habit('another street word', [3, 3], 'street', ({ text }, { draw }) => {
    const [stem, ending] = endingOf(text.street) ?? [];
    const other = draw.one(OTHER_ENDINGS.filter((word) => word !== ending));
    if (stem === undefined || stem === 'The') return false;
    text.street = `${stem} ${other}`;
    return true;
  }),
  habit('street left out beside a building', [3, 5], 'street', ({ text, entry }) => {
    if (text.street === '' || entry.building === '' || text.number !== '') return false;
    text.street = '';
    return true;
  }),
  habit('saint or apostrophe, otherwise', [3, 1.5], 'street', ({ text }, { draw }) => {
    if (!/^St\. /.test(text.street)) return false;
    const rest = text.street.slice(4);
    text.street = draw.one([
      `Saint ${rest}`,
      `St ${rest.replace("'", '')}`,
      `St${rest}`,
      `St. ${rest.replace("'s", '')}`,
    ]);
    return true;
  }),
  habit('street name split or joined', [3, 2], 'street', ({ text }, { draw }) => {
    const [stem, ending] = endingOf(text.street) ?? [];
    if (stem === undefined || ending === undefined || stem === 'The') return false;
    const at = draw.between(3, Math.max(3, stem.length - 3));
    const split = stem.length >= 8 && !stem.includes(' ') ? `${stem.slice(0, at)} ${stem.slice(at)}` : '';
    const isSplit = split !== '' && draw.odds(0.6);
    text.street = isSplit ? `${split} ${ending}` : `${stem}${ending.toLowerCase()}`;
    return true;
  }),
  habit('street with or without s', [2, 2], 'street', ({ text }) => {
    const [stem, ending] = endingOf(text.street) ?? [];
    if (stem === undefined || stem.length < 5) return false;
    text.street = `${/s$/.test(stem) ? stem.replace(/'?s$/, '') : `${stem}s`} ${ending}`;
    return true;
  }),
  habit('off another road', [2, 2], 'street', ({ text, beside, entry }, { draw, someRow }) => {
    const other = someRow().street;
    if (text.street === '' || other === '' || other === entry.street) return false;
    beside.push(`${draw.one(['off', 'Off', 'just off', 'nr', 'jct'])} ${other}`);
    return true;
  }),
  habit('street twice', [1.5, 1], 'street', ({ text, beside }) => {
    if (text.street === '') return false;
    beside.push(text.street);
    return true;
  }),
  habit('street without its vowels', [1.5, 0.3], 'street', ({ text, entry }) => {
    const [stem, ending] = endingOf(text.street) ?? [];
    if (stem === undefined || stem.length < 8 || ending === undefined) return false;
    const short = SHORT[ending.toLowerCase()]?.[0] ?? ending;
    text.street = `${stem[0]}${stem.slice(1).replace(/[aeiou]/g, '')} ${short}`.toUpperCase();
    return distance(text.street, entry.street.toUpperCase(), 20) > 0;
  }),
  habit('road name made up for a road without one', [0, 3], 'street', ({ text, entry }, { draw, typing }) => {
    if (entry.street !== '' || entry.building === '') return false;
    text.street = draw.one(typing.of('made-up roads'));
    return true;
  }),
];
