/**
 * The kinds of suppression lists. All but `in-house` have one list each, which has the name of its kind; of in-house lists
 * there may be any number, each with a name of its own.
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

/** Whether this is a kind of list. */
export function isListKind(text: string): text is ListKind {
  return (LIST_KINDS as readonly string[]).includes(text);
}

/** What each kind of list holds, for people. */
export const LIST_MEANINGS: Readonly<Record<ListKind, string>> = {
  mps: 'Mailing Preference Service: people who want no unasked-for post',
  tps: 'Telephone Preference Service: numbers of people who want no unasked-for calls',
  ctps: 'Corporate Telephone Preference Service: the same for organisations',
  deceased: 'people who have died',
  goneaway: 'people who no longer live at an address',
  mover: 'people who have moved, with their new addresses',
  'business-goneaway': 'organisations that are no longer at an address',
  'in-house':
    "an operator's own list: names and addresses, email addresses, telephone numbers, customer numbers",
};

/** The rule for names of in-house lists. */
export const LIST_NAME_RULE =
  'has to be of a-z, 0-9 and -, begin with a letter, have at most 50 characters, and be no other kind of list';

/** Whether an in-house list may have this name. The one that has none is called `in-house`. */
export function isInHouseName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,49}$/.test(name) && (name === 'in-house' || !isListKind(name));
}
