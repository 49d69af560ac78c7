import { alter, restyle } from '../draft.ts';
import { line, renamed, set } from './changes.ts';
import { add, habits } from './habit.ts';

const WORDS = ['lamp', 'gravel', 'often', 'mango', 'tinsel', 'poster', 'cubic', 'rinse', 'velvet', 'stacks'];

/** Traces of web forms, and what tenants and landlords write beside an address. */
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
  ...habits('remark', 'shown', [
    [
      'kind of let',
      'Says what is let.',
      8,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick([
            '(student let)',
            '2 bed',
            'en suite',
            'unfurnished',
            '(HMO)',
            'short let',
            'parking incl',
          ]),
        ),
    ],
    [
      'meter remark',
      'Says which meter it has.',
      7,
      (draft, { dice }) =>
        add(
          draft.after,
          dice.pick([
            'prepay meter',
            'Economy 7',
            'gas + elec',
            'smart meter',
            'landlord supply',
            'key meter',
          ]),
        ),
    ],
    [
      'date of moving',
      'Says when the tenancy begins or ended.',
      7,
      (draft, { dice }) =>
        add(
          draft.after,
          `${dice.pick(['from', 'moving in', 'void since', 'until'])} ${dice.between(1, 28)}/${dice.between(1, 12)}`,
        ),
    ],
    [
      'three words',
      'Adds the three words of a square on the map.',
      10,
      (draft, { dice }) => add(draft.after, `///${dice.pick(WORDS)}.${dice.pick(WORDS)}.${dice.pick(WORDS)}`),
      'dales',
    ],
    [
      'sent from a phone',
      'Has the last line of a message.',
      6,
      (draft) => add(draft.after, 'Sent from my phone'),
    ],
  ]),
  ...habits('name', 'shown', [
    [
      'agent named',
      'Names the letting agent first.',
      8,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(['Managed by', 'via', 'Agent:'])} ${dice.pick(words.agents)}`),
    ],
    [
      'tenants named',
      'Names two tenants first.',
      8,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(words.first)} ${dice.pick(words.last)} + ${dice.pick(words.first)} ${dice.pick(words.last)}`,
        ),
    ],
  ]),
];
