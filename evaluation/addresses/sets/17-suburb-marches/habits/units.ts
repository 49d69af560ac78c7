import { alter, omit, restyle } from '../draft.ts';
import { habits } from './habit.ts';
import { flat, floor, other, slashed } from './unit-words.ts';

/** Habits of flats, and of what else is inside a building. */
export const UNITS = [
  ...habits('unit', 'both', [
    [
      'flat by word',
      'Writes the word flat where the list has only a number, or the other way round.',
      40,
      (draft) => {
        const { unit, building, flat: listed } = draft.entry;
        if (unit.kind !== 'flat' || building === '') return false;
        const isBare = !/^[A-Z]?\d+[A-Z]?$/i.test(listed);
        if (!restyle(draft, 'unit', isBare ? unit.mark.toUpperCase() : `Flat ${unit.mark.toUpperCase()}`))
          return false;
        draft.isBare = isBare;
        draft.isJoined = isBare;
        return true;
      },
    ],
    [
      'apartment',
      'Writes apartment or apt for flat.',
      35,
      (draft, tools) =>
        flat((mark) => `${tools.dice.pick(['Apt', 'Apartment', 'Apt.'])} ${mark}`)(draft, tools),
    ],
    [
      'floor short',
      'Writes GFF for ground floor flat.',
      60,
      floor((text) => text.replace(/^(\w)\w* Floor Flat$/, (_, first) => `${first}FF`)),
    ],
    [
      'flat short',
      'Writes `Flt 3` or `F3`.',
      35,
      (draft, tools) =>
        flat((mark) => tools.dice.pick([`Flt ${mark}`, `F${mark}`, `Fl ${mark}`]))(draft, tools),
    ],
    [
      'flat over in other words',
      'Writes `Flat above` for `Flat over`.',
      120,
      other('over', ['Flat above', 'Flat above shop', 'Upstairs flat', 'Above']),
    ],
    [
      'flat left out',
      'Leaves the flat out where there is only one.',
      20,
      (draft) => draft.entry.unit.kind !== 'none' && draft.entry.unit.kind !== 'row' && omit(draft, 'unit'),
    ],
  ]),
  ...habits('unit', 'shown', [
    [
      'flat slash number',
      'Writes `3/12` for flat 3 of 12.',
      40,
      slashed((mark, number) => `${mark}/${number}`),
    ],
    [
      'letter joined to number',
      'Writes `12a` for flat A of 12.',
      100,
      (draft) => {
        const { unit, number } = draft.entry;
        if (unit.kind !== 'flat' || !/^[a-z]$/.test(unit.mark) || !/^\d+$/.test(number)) return false;
        draft.text.unit = '';
        draft.said.unit = '';
        return alter(draft, 'number', `${number}${unit.mark}`);
      },
    ],
    [
      'floor as figure',
      'Writes `1st floor` for first floor.',
      60,
      floor((text) =>
        text.replace('First', '1st').replace('Second', '2nd').replace('Ground', 'Grd').replace(' Flat', ''),
      ),
    ],
    ['flat number with no', 'Writes `Flat no. 3`.', 20, flat((mark) => `Flat no. ${mark}`)],
    [
      'core before flat',
      'Writes `Core B, flat 12` or `B12`.',
      100,
      (draft, tools) => {
        const parts = /^([a-z])(\d+)$/.exec(draft.entry.unit.mark);
        if (parts === null) return false;
        const core = parts[1]!.toUpperCase();
        return flat(() =>
          tools.dice.pick([
            `Core ${core} Flat ${parts[2]}`,
            `${core}-${parts[2]}`,
            `Block ${core}, ${parts[2]}`,
          ]),
        )(draft, tools);
      },
    ],
    [
      'warden in other words',
      'Writes `Warden` for the flat of the warden.',
      150,
      other('warden', ["Warden's Flat", 'Warden', 'The Wardens Flat']),
    ],
    [
      'pitch as van',
      'Calls a pitch a van or a caravan.',
      100,
      other('pitch', ['Van *', 'Caravan *', 'Static *']),
      'marches',
    ],
    [
      'mooring as boat',
      'Calls a mooring a berth.',
      150,
      other('mooring', ['Berth *', 'Mooring no *', 'Boat at mooring *']),
      'suburb',
    ],
  ]),
  ...habits('unit', 'held-back', [
    [
      'number stroke flat',
      'Writes `12/3`, the flat after the number.',
      40,
      slashed((mark, number) => `${number}/${mark}`),
    ],
    ['flat in brackets', 'Puts the flat in brackets.', 20, flat((mark) => `(Flat ${mark})`)],
    ['flat sign', 'Writes `#3` for flat 3.', 18, flat((mark) => `#${mark}`)],
    [
      'floor without flat',
      'Writes the floor and not flat.',
      60,
      floor((text) => text.replace(/ Flat$/, '').toLowerCase()),
    ],
    [
      'floor as letters',
      'Writes `gnd flr flt`.',
      40,
      floor((text) =>
        text
          .replace('Ground', 'Gnd')
          .replace('Floor', 'Flr')
          .replace('Flat', 'Flt')
          .replace('First', 'Fst')
          .replace('Maisonette', 'Mais.'),
      ),
    ],
    ['unit as letter', 'Writes `U4` for unit 4.', 80, other('unit', ['U*', 'Unt *', 'Unit No *'])],
    [
      'caretaker in other words',
      'Writes the caretaker otherwise.',
      150,
      other('caretaker', ["Caretaker's House", 'The Caretaker', 'Caretakers Hse']),
    ],
    [
      'stall as pitch',
      'Calls a stall a pitch or a stand.',
      150,
      other('stall', ['Stand *', 'Stall no *', 'Market stall *']),
      'suburb',
    ],
    [
      'flat as word',
      'Writes `flat three`.',
      20,
      (draft, tools) => {
        const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
        const word = words[Number(draft.entry.unit.mark) - 1];
        return word !== undefined && flat(() => `Flat ${word}`)(draft, tools);
      },
    ],
  ]),
];
