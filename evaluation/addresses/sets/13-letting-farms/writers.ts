import type { Die } from './die.ts';
import { ORDER, type Slot, textOf } from './draft.ts';
import { abbreviated, elsewhere, otherPart, type Slip, scanned } from './slips.ts';
import { TYPING } from './words.ts';

const WITH_CODE: readonly Slot[] = [...ORDER.slice(0, -1), 'postcode', 'behind'];

const clean: Slip = (draft, die) => {
  draft.isVerbatim = true;
  draft.letters = die.one(['listed', 'listed', 'small', 'capitals']);
  draft.comma = die.one([', ', ', ', ' ', ',']);
  return true;
};

const webForm: Slip = (draft, die) => {
  draft.letters = die.one(['small', 'listed', 'listed']);
  draft.comma = die.one([', ', ', ', ',', ' ', '\n']);
  if (die.hits(0.3)) draft.order = WITH_CODE;
  const { words } = draft.entry.place;
  if (die.hits(0.15))
    draft.country = die.one(['UK', 'United Kingdom', words === 'ulster' ? 'Northern Ireland' : 'GB']);
  return true;
};

/** A note or a name around the address, in small letters and without commas more often than not. */
const noted =
  (names: readonly string[], notes: readonly string[]) => (draft: Parameters<Slip>[0], die: Die) => {
    draft.letters = die.one(['small', 'listed', 'listed']);
    draft.comma = die.one([' ', ', ', ', ', '\n']);
    const what = die.by({ plain: 55, name: 25, note: 20 });
    if (what === 'name') draft.front = die.one(names);
    if (what === 'note') draft.behind = die.one(notes);
    if (die.hits(0.4)) draft.order = WITH_CODE;
    return true;
  };

/** Agents begin with the house or the flat as they please. */
const agent: Slip = (draft, die, register) => {
  draft.comma = die.one([', ', ', ', ' - ', ' ']);
  if (die.hits(0.3)) draft.firm = die.one(TYPING.agents);
  if (draft.entry.part === undefined) return true;
  return die.hits(0.5) ? elsewhere(draft, die, register) : otherPart(draft, die, register);
};

const clerk: Slip = (draft, die, register) => {
  draft.letters = die.one(['capitals', 'capitals', 'listed']);
  draft.comma = die.one([', ', ', ', '; ', ' | ', ' ']);
  draft.order = die.one<readonly Slot[]>([
    ORDER,
    ORDER,
    ['locality', 'town', 'premise', 'townland', 'county'],
    ['premise', 'town', 'townland', 'locality', 'county'],
  ]);
  if (die.hits(0.4)) abbreviated(draft, die, register);
  return true;
};

const scan: Slip = (draft, die, register) => {
  draft.letters = die.one(['listed', 'capitals']);
  draft.comma = die.one([', ', ' ', '\n', '. ']);
  if (die.hits(0.2)) draft.front = die.one(['Premises:', 'Property address', 'Holding:', 'Addr.']);
  return die.hits(0.4) || scanned(draft, die, register);
};

/** A customers' database with a narrow field: its clerks leave out the last places. */
const narrow: Slip = (draft, die) => {
  draft.letters = 'capitals';
  draft.firm = die.hits(0.4)
    ? die.one(/city|seaside/.test(draft.entry.place.words) ? TYPING.tenants : TYPING.farmers)
    : '';
  const width = die.one([30, 36, 45]);
  for (const field of ['county', 'town', 'townland', 'locality'] as const)
    if (textOf(draft).length > width) draft[field] = '';
  return true;
};

const common = {
  clean: [10, clean],
  'web form': [24, webForm],
  clerk: [14, clerk],
  scan: [8, scan],
} as const;

/** Who types the addresses of each list, with weights that add up to 100. */
export const WRITERS: Readonly<
  Record<string, Readonly<Record<string, readonly [weight: number, slip: Slip]>>>
> = {
  letting: {
    ...common,
    student: [20, noted(TYPING.tenants, TYPING.notes)],
    agent: [16, agent],
    'narrow field': [8, narrow],
  },
  farms: { ...common, farmer: [32, noted(TYPING.farmers, TYPING.farmNotes)], 'narrow field': [12, narrow] },
};
