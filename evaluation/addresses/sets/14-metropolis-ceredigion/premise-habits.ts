import { FARM } from './entry.ts';
import type { Habit } from './habit.ts';
import { asOne, otherUnit } from './unit-words.ts';

/** Streets whose first word is no name without its second. */
const WORDS = /^(?:The|High|Church|Station|Park|Mill|Grove|Manor|Green|London|Kings|Queens) \w+$/;

/** What people do to the parts of an address before its places. */
export const PREMISES: readonly Habit[] = [
  {
    name: 'unit in other words',
    weight: { metropolis: 15, ceredigion: 5 },
    touches: 'door',
    apply: (draft, { chance }) => {
      const other = draft.unit === '' ? undefined : otherUnit(draft.entry.unit, draft.entry.flat, chance);
      if (other === undefined || other === draft.unit) return false;
      draft.unit = other;
      draft.isBare = draft.entry.unit.kind === 'house';
      return true;
    },
  },
  {
    name: 'unit without its word',
    weight: { metropolis: 6, ceredigion: 1 },
    touches: 'door',
    apply: (draft, { chance }) => {
      const { kind, mark } = draft.entry.unit;
      if (kind !== 'flat' || draft.isBare || draft.said.building === '') return false;
      draft.unit = chance.is(0.85) ? mark : chance.of([`#${mark}`, `No. ${mark}`, `No ${mark}`]);
      draft.isBare = true;
      return true;
    },
  },
  {
    name: 'word added to the unit',
    weight: { metropolis: 4, ceredigion: 0 },
    touches: 'door',
    apply: (draft, { chance }) => {
      if (draft.entry.unit.kind !== 'flat' || !draft.isBare) return false;
      draft.unit = `${chance.of(['Flat', 'Apartment', 'Apt'])} ${draft.entry.unit.mark}`;
      draft.isBare = false;
      return true;
    },
  },
  {
    name: 'unit and number as one',
    weight: { metropolis: 14, ceredigion: 1 },
    touches: 'door',
    apply: (draft, { chance }) => {
      const one = asOne(draft, chance);
      if (one === undefined) return false;
      Object.assign(draft, one);
      return true;
    },
  },
  {
    name: 'number with a letter written apart',
    weight: { metropolis: 3, ceredigion: 1 },
    touches: 'door',
    apply: (draft, { chance }) => {
      const [, digits, letter] = /^(\d+)([A-Z])$/.exec(draft.said.number) ?? [];
      if (digits === undefined || draft.unit !== '') return false;
      draft.door = chance.of([
        `${digits} ${letter}`,
        `${digits}-${letter}`,
        `Flat ${letter}, ${digits}`,
        `${digits}/${letter}`,
      ]);
      return true;
    },
  },
  {
    name: 'word before the number',
    weight: { metropolis: 3, ceredigion: 3 },
    touches: 'door',
    apply: (draft, { chance }) => {
      if (draft.said.number === '' || draft.unit !== '') return false;
      draft.door = chance
        .of(['No #', 'No. #', '#,', 'House #', 'no.#', '# -'])
        .replace('#', draft.said.number);
      return true;
    },
  },
  {
    name: 'unit missing',
    weight: { metropolis: 4, ceredigion: 1 },
    touches: 'door',
    apply: (draft) => draft.unit !== '' && draft.entry.unit.kind !== 'rear' && clear(draft, 'unit'),
  },
  {
    name: 'street missing',
    weight: { metropolis: 5, ceredigion: 3 },
    touches: 'premise',
    // Whoever leaves out the street leaves out its number too.
    apply: ({ said, door }) =>
      said.street !== '' &&
      said.building !== '' &&
      door === '' &&
      clear(said, 'street') &&
      clear(said, 'number'),
  },
  {
    name: 'building missing',
    weight: { metropolis: 5, ceredigion: 4 },
    touches: 'premise',
    apply: ({ said, isBare, unit }) =>
      said.building !== '' && said.street !== '' && !(isBare && unit !== '') && clear(said, 'building'),
  },
  {
    name: 'number missing',
    weight: { metropolis: 2, ceredigion: 3 },
    touches: 'premise',
    apply: ({ said, door }) =>
      said.building !== '' && said.number !== '' && door === '' && clear(said, 'number'),
  },
  {
    name: 'house named',
    weight: { metropolis: 1, ceredigion: 2 },
    touches: 'premise',
    apply: ({ said, unit }, { someRow }) => {
      const { building, number, unit: other } = someRow();
      if (said.number === '' || said.building !== '' || unit !== '') return false;
      if (building === '' || number === '' || other.kind !== 'none') return false;
      said.building = building;
      return true;
    },
  },
  {
    name: 'other kind of street',
    weight: { metropolis: 3, ceredigion: 0 },
    touches: 'premise',
    apply: ({ said }, { chance }) => {
      const kind = / (Road|Street|Avenue|Gardens|Grove|Close|Lane|Drive|Way)$/.exec(said.street);
      if (kind === null) return false;
      const others = ['Road', 'Street', 'Avenue', 'Gardens', 'Lane', 'Drive'].filter(
        (word) => word !== kind[1],
      );
      said.street = `${said.street.slice(0, kind.index)} ${chance.of(others)}`;
      return true;
    },
  },
  {
    name: 'kind of street missing',
    weight: { metropolis: 4, ceredigion: 0 },
    touches: 'premise',
    apply: ({ said }) => {
      const kind = / (?:Road|Street|Avenue|Gardens|Grove|Close|Crescent|Lane|Drive)$/.exec(said.street);
      if (kind === null || WORDS.test(said.street)) return false;
      said.street = said.street.slice(0, kind.index);
      return true;
    },
  },
  {
    name: 'farm added or dropped',
    weight: { metropolis: 0, ceredigion: 4 },
    touches: 'premise',
    apply: ({ said, entry }, { chance }) => {
      if (!entry.also.building?.some((name) => FARM.test(name))) return false;
      const isFarm = FARM.test(said.building);
      const name = said.building.replace(FARM, '');
      said.building = isFarm ? name : chance.is(0.5) ? `${name} Farm` : `Fferm ${name}`;
      return true;
    },
  },
];

function clear<Key extends string>(texts: { [Name in Key]: string }, key: Key): boolean {
  texts[key] = '';
  return true;
}
