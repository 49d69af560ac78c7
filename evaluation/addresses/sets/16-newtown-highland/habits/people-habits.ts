import { type Draft, omit, restyle } from '../draft.ts';
import { type Habit, habitsOf, type Tools } from './habit.ts';

function before(draft: Draft, text: string): boolean {
  draft.before.push(text);
  return true;
}

/** People do not put their names before a firm that is listed. */
function isHome({ entry }: Draft): boolean {
  return entry.organisation === '';
}

function person({ dice, pool }: Tools): string {
  return `${dice.pick(pool('forenames'))} ${dice.pick(pool('surnames'))}`;
}

/** A person with a title. The forenames of men and women take turns in their pool. */
function titled({ dice, pool }: Tools): string {
  const forenames = pool('forenames');
  const at = dice.between(0, forenames.length - 1);
  const title = dice.pick(at % 2 === 0 ? ['Mr', 'Dr', ''] : ['Mrs', 'Ms', 'Miss', 'Dr', '']);
  return `${title} ${forenames[at]} ${dice.pick(pool('surnames'))}`.trim();
}

function surname({ dice, pool }: Tools): string {
  return dice.pick(pool('surnames'));
}

export const PEOPLE_HABITS: readonly Habit[] = habitsOf('people', [
  [
    'both',
    'name before',
    'puts the name of the person first',
    (draft, tools) => isHome(draft) && before(draft, titled(tools)),
  ],
  ['both', 'firm left out', 'leaves out the firm of the list', (draft) => omit(draft, 'firm')],
  [
    'both',
    'firm at a house',
    'puts a firm before the address',
    (draft, { dice, pool }) => isHome(draft) && before(draft, dice.pick(pool('firms'))),
  ],
  [
    'shown',
    'care of',
    'writes c/o somebody first',
    (draft, { dice, pool }) =>
      isHome(draft) && before(draft, `${dice.pick(['c/o', 'C/O', 'care of'])} ${dice.pick(pool('care'))}`),
  ],
  [
    'both',
    'family',
    'writes the family first',
    (draft, tools) =>
      isHome(draft) &&
      before(draft, tools.dice.pick([`The ${surname(tools)} Family`, `Mr & Mrs ${surname(tools)}`])),
  ],
  [
    'shown',
    'department first',
    'writes the department first',
    (draft, { dice, pool }) => !isHome(draft) && before(draft, dice.pick(pool('departments'))),
  ],
  [
    'shown',
    'order number first',
    'has the number of the order before the address',
    (draft, { dice }) =>
      before(draft, `Order ${dice.pick(['SO', 'WEB', 'PO'])}-${dice.between(10_000, 99_999)}`),
  ],
  [
    'shown',
    'initials and surname',
    'writes initials and the surname first',
    (draft, tools) =>
      isHome(draft) && before(draft, `${tools.dice.pick(['J.', 'A M', 'R.T.', 'K'])} ${surname(tools)}`),
  ],
  [
    'held-back',
    'occupier',
    'writes to the occupier',
    (draft, { dice, pool }) => isHome(draft) && before(draft, dice.pick(pool('officials'))),
  ],
  [
    'held-back',
    'executors',
    'writes to executors or trustees',
    (draft, tools) =>
      isHome(draft) && before(draft, `${tools.dice.pick(tools.pool('estates'))} ${person(tools)} Decd`),
  ],
  [
    'held-back',
    'reference first',
    'has a reference before the address',
    (draft, { dice }) =>
      before(draft, `Ref: ${dice.pick(['HB', 'CT', 'NDR'])}${dice.between(1_000_000, 9_999_999)}`),
  ],
  [
    'held-back',
    'trading as',
    'writes a person and a trading name',
    (draft, tools) =>
      isHome(draft) && before(draft, `${person(tools)} t/a ${tools.dice.pick(tools.pool('firms'))}`),
  ],
  [
    'held-back',
    'Limited for Ltd',
    'writes the form of the firm otherwise',
    (draft, { dice }) =>
      restyle(draft, 'firm', draft.text.firm.replace(/ Ltd$/, dice.pick([' Limited', '', ' LTD.']))),
  ],
  [
    'both',
    'two names',
    'writes two people first',
    (draft, tools) => isHome(draft) && before(draft, `${person(tools)} and ${person(tools)}`),
  ],
]);
