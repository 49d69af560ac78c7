import { alter, restyle } from '../draft.ts';
import { line, renamed, set } from './changes.ts';
import { habits } from './habit.ts';

/** Traces of web forms and messages. */
export const SHOWN_FORMS = [
  ...habits('form', 'shown', [
    [
      'break marks',
      'Copies the marks of line ends of a web page.',
      9,
      (draft, tools) => set('separator', tools.dice.pick(['<br>', ' <br/> ', '\\n']))(draft, tools),
    ],
    ['stops between parts', 'Puts full stops between the parts.', 8, set('separator', '. ')],
    [
      'choice left unset',
      'Has the hint of a menu where no county was chosen.',
      9,
      (draft, { dice }) =>
        draft.text.county === '' &&
        restyle(draft, 'county', dice.pick(['Please select', '-- Select county --', 'Choose...'])),
    ],
    ['postcode twice', 'Writes the postcode in the address and in its own column.', 10, set('code', 'twice')],
    [
      'label of a letting',
      'Writes what the address is for.',
      9,
      line(
        (text, dice) =>
          `${dice.pick(['Supply address -', 'Property to let:', 'Term-time address:', 'Rental:'])} ${text}`,
      ),
    ],
    [
      'street wrapped',
      'Has a comma inside the name of the street, where the line of the form ended.',
      9,
      renamed((text) => text.replace(/^(\w{4,}) (?=\w{3,}$)/, '$1, '), ['street']),
    ],
    [
      'number in company column',
      'Has the number of the house in the column of the company.',
      9,
      (draft) => {
        const { number, firm, unit, building, street } = draft.text;
        if (number === '' || street === '' || `${firm}${unit}${building}` !== '') return false;
        draft.text.number = '';
        return restyle(draft, 'firm', number);
      },
    ],
    [
      'street again',
      'Has the street in the first and the second line.',
      9,
      (draft) => {
        const { street, number } = draft.text;
        return street !== '' && number !== '' && restyle(draft, 'street', `${street}, ${street}`);
      },
    ],
  ]),
  ...habits('order', 'shown', [
    [
      'postcode before street',
      'Writes the postcode before the street, as the form looks it up.',
      9,
      (draft, tools) =>
        draft.text.postcode !== '' &&
        draft.text.street !== '' &&
        set('order', 'postcode before street')(draft, tools),
    ],
    [
      'number last of all',
      'Writes the number of the house after the town.',
      6,
      (draft, tools) =>
        draft.text.number !== '' &&
        draft.text.street !== '' &&
        draft.text.unit === '' &&
        set('order', 'number last of all')(draft, tools),
    ],
    [
      'place before its part',
      'Writes the hall or the farm before the room or the barn.',
      60,
      (draft, tools) =>
        ['room', 'named', 'unit'].includes(draft.entry.unit.kind) &&
        draft.text.building !== '' &&
        set('order', 'unit after building')(draft, tools),
    ],
  ]),
  ...habits('place', 'shown', [
    [
      'city for the town',
      'Writes the city near by and not the small town.',
      10,
      (draft) =>
        draft.entry.area.nearBy !== '' &&
        draft.text.town !== '' &&
        alter(draft, 'town', draft.entry.area.nearBy),
    ],
    [
      'city in full',
      'Writes `City of` before its name.',
      7,
      (draft) => {
        const { town } = draft.text;
        return town !== '' && town === draft.entry.area.town && restyle(draft, 'town', `City of ${town}`);
      },
      'cathedral',
    ],
    [
      'county in short',
      'Writes the county in short.',
      12,
      (draft) => restyle(draft, 'county', draft.entry.area.shortCounty),
    ],
  ]),
];
