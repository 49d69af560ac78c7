import { add, habits } from './habit.ts';

const WORDS = ['lamp', 'gravel', 'often', 'mango', 'tinsel', 'poster', 'cubic', 'rinse', 'velvet', 'stacks'];

/** What tenants, landlords and agents write beside an address. */
export const SHOWN_REMARKS = [
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
