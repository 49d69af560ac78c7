/**
 * The kinds of suppression lists. Each kind but `in-house` has one list, which has the kind's name. There may
 * be any number of in-house lists, each with its own name.
 */
export const LIST_KINDS = [
  'mps',
  'tps',
  'ctps',
  'deceased',
  'goneaway',
  'mover',
  'business-goneaway',
  'in-house',
] as const;

export type ListKind = (typeof LIST_KINDS)[number];

/** Whether the text is a kind of list. */
export function isListKind(text: string): text is ListKind {
  return (LIST_KINDS as readonly string[]).includes(text);
}

/** What a list of each kind holds, for people. */
export const LIST_MEANINGS: Readonly<Record<ListKind, string>> = {
  mps: 'Mailing Preference Service: people who want no unsolicited post',
  tps: 'Telephone Preference Service: numbers of people who want no unsolicited calls',
  ctps: 'Corporate Telephone Preference Service: numbers of organisations that want no unsolicited calls',
  deceased: 'people who have died',
  goneaway: 'people who no longer live at an address',
  mover: 'people who have moved, with their new addresses',
  'business-goneaway': 'organisations that are no longer at an address',
  'in-house':
    "an operator's own list: names and addresses, email addresses, telephone numbers, customer numbers",
};

/** The rule for names of in-house lists. */
export const LIST_NAME_RULE =
  'must consist of a-z, 0-9 and -, begin with a letter, have at most 50 characters, and not be the name of another kind of list';

/** Whether an in-house list may have this name. `in-house` is the list without a name of its own. */
export function isInHouseName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,49}$/.test(name) && (name === 'in-house' || !isListKind(name));
}
