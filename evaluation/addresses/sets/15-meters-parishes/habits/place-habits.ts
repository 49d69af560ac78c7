import type { Draft } from '../draft.ts';
import { type Habit, habit } from './habit.ts';

/** Writes another place where the address has this one. A reader takes it at its word. */
function replace({ text, said }: Draft, piece: 'locality' | 'town', name: string | undefined): boolean {
  if (name === undefined || text[piece] === '' || name === text[piece]) return false;
  text[piece] = name;
  said[piece] = name;
  return true;
}

/** Habits with villages, suburbs, towns and counties. */
export const PLACES: readonly Habit[] = [
  habit('locality left out', [6, 2], 'locality', (draft) => replace(draft, 'locality', '')),
  habit('village left out', [0, 2], 'locality', (draft) =>
    draft.entry.street === '' ? false : replace(draft, 'locality', ''),
  ),
  habit('another locality of the town', [4, 0], 'locality', (draft, { draw, words }) => {
    const { town, code } = draft.entry.place;
    const others = words.places.filter((place) => place.town === town && place.code !== code);
    return others.length === 0 ? false : replace(draft, 'locality', draw.one(draw.one(others).localities));
  }),
  habit('parish for the hamlet', [0, 8], 'locality', (draft) =>
    draft.entry.place.parish === '' ? false : replace(draft, 'locality', draft.entry.place.parish),
  ),
  habit('parish beside the hamlet', [0, 3], 'locality', ({ text, entry }) => {
    if (entry.place.parish === '') return false;
    text.locality = `${text.locality}, ${entry.place.parish}`;
    return true;
  }),
  habit('neighbouring village', [0, 3], 'locality', (draft, { draw, words }) => {
    const { code, localities } = draft.entry.place;
    const others = words.places.filter(
      (place) => place.code === code && place.localities[0] !== localities[0],
    );
    return replace(draft, 'locality', draw.one(others).localities[0]);
  }),
  habit('near the neighbouring village', [0, 3], 'locality', ({ text, entry }, { draw, words }) => {
    const others = words.places.filter(
      ({ code, localities }) => code === entry.place.code && localities[0] !== '',
    );
    const village = draw.one(others).localities[0];
    if (text.locality === '' || village === entry.locality) return false;
    text.locality = `${text.locality}, ${draw.one(['Nr', 'nr.', 'Near', 'By'])} ${village}`;
    return true;
  }),
  habit('village shortened', [0, 3], 'locality', ({ text }) => {
    const short = {
      Upper: 'Up.',
      Lower: 'Lr',
      Great: 'Gt',
      Little: 'Lt',
      Higher: 'Hr',
      North: 'N',
      South: 'S',
      West: 'W',
      East: 'E',
      Tarrant: 'T.',
      Winterborne: 'W/borne',
    };
    const [from, to] = Object.entries(short).find(([word]) => text.locality.startsWith(`${word} `)) ?? [];
    const tail = text.locality.replace(/[- ](?:on|in|sub|St)[- ].*$/, '');
    const isTail = from === undefined && tail !== text.locality;
    if (from === undefined && !isTail) return false;
    text.locality = isTail ? tail : text.locality.replace(from!, to!);
    return true;
  }),
  habit('hyphens of the village, otherwise', [0, 2], 'locality', ({ text }) => {
    if (!/-| (?:on|le|under|the|of) /.test(text.locality)) return false;
    text.locality = text.locality.includes('-')
      ? text.locality.replaceAll('-', ' ')
      : text.locality.replaceAll(' ', '-');
    return true;
  }),
  habit('town left out', [4, 6], 'town', (draft) =>
    draft.text.locality === '' ? false : replace(draft, 'town', ''),
  ),
  habit('town shortened', [5, 0], 'town', ({ text, entry }, { draw }) => {
    if (entry.place.short.length === 0) return false;
    text.town = draw.one(entry.place.short);
    return true;
  }),
  habit('borough for the town', [4, 3], 'town', (draft) => replace(draft, 'town', draft.entry.place.borough)),
  habit('neighbouring town', [4, 6], 'town', (draft, { draw }) =>
    replace(draft, 'town', draw.one(draft.entry.place.near)),
  ),
  habit('near a town', [0, 4], 'town', ({ text }, { draw }) => {
    text.town = `${draw.one(['Nr', 'nr', 'Near', 'N.'])} ${text.town}`;
    return true;
  }),
  habit('county or region for the town', [3, 4], 'town', (draft, { draw }) => {
    draft.text.county = '';
    const { regions, county } = draft.entry.place;
    return draft.text.locality === '' ? false : replace(draft, 'town', draw.one([...regions, county]));
  }),
  habit('region after the town', [5, 5], 'town', ({ text, entry }, { draw }) => {
    text.county = draw.one(entry.place.regions);
    return true;
  }),
  habit('county added or left out', [4, 4], 'town', ({ text, entry }) => {
    text.county = text.county === '' ? entry.place.county : '';
    return true;
  }),
  habit('country added', [3, 3], 'town', ({ text }, { draw }) => {
    text.county = [text.county, draw.one(['UK', 'England', 'United Kingdom', 'GB', 'U.K.'])]
      .filter(Boolean)
      .join(', ');
    return true;
  }),
  habit('town twice', [2, 1.5], 'town', ({ text }) => {
    text.county = text.town;
    return true;
  }),
  habit('locality and town as one', [2, 0], 'town', ({ text }, { draw }) => {
    if (text.locality === '') return false;
    text.town = `${text.town} (${text.locality})`;
    if (draw.odds(0.5)) text.town = `${text.locality}/${text.town.split(' (')[0]}`;
    text.locality = '';
    return true;
  }),
];
