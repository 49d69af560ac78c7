import { isDeath } from './notes.ts';
import { leadingTitles } from './titles.ts';
import { type Token, type Word, wordsOf } from './token.ts';

/**
 * Whether the words address an unnamed person (The Occupier, The Managing Director) or those who act for a
 * dead person (The Executors of the late J Smith).
 */
export function isUnnamed(tokens: readonly Token[], asides: readonly (readonly Word[])[]): boolean {
  const words = wordsOf(tokens);
  return isRole(words) || isEstate(words, asides);
}

/** Offices, except titles of peers (The Duke of Fife): The Lord Mayor of Leeds, The Bishop of Durham. */
export function isOffice(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  if (first?.kind !== 'word' || (first.entry.titles === undefined && first.lower !== 'the')) return false;
  if (!tokens.some(isOf)) return false;
  const { titles, length } = leadingTitles(tokens);
  const last = titles.at(-1);
  const next = tokens[length];
  if (last === undefined || next?.kind !== 'word' || next.lower !== 'of') return false;
  return !last.title.peer;
}

function isRole(words: readonly Word[]): boolean {
  // Head of Year 9, Head of Procurement
  if (words.length > 2 && words[0]?.lower === 'head' && words[1]?.lower === 'of') return true;
  let role = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    const { entry, lower } = word;
    // Parents of John Smith, The Manager at the Red Lion.
    if (role && (lower === 'of' || lower === 'at') && words[at - 1]?.entry.role === 'role') return true;
    if (entry.role === undefined) return isFamily(words) || isOfficer(words) || isTitledRole(words);
    role ||= entry.role === 'role';
  }
  return role;
}

const FAMILIES = new Set(['familie', 'famille', 'familia', 'famiglia', 'fam']);

/** Words of a trade before a person's office: School Business Manager. */
function isOfficer(words: readonly Word[]): boolean {
  const last = words.at(-1);
  if (last?.entry.role !== 'role' || last.lower.endsWith('s')) return false;
  if (words[0]?.entry.sex !== undefined) return false;
  return words.every(({ entry }) => entry.role !== undefined || entry.company !== undefined);
}

/** Mr & Mrs Occupier, Mr Householder. */
function isTitledRole(words: readonly Word[]): boolean {
  const last = words.at(-1)?.lower ?? '';
  return (
    NOBODYS_NAME.has(last) &&
    words.length > 1 &&
    words.slice(0, -1).every(({ entry }) => entry.titles !== undefined)
  );
}

const NOBODYS_NAME = new Set([
  'occupier',
  'occupiers',
  'occupant',
  'occupants',
  'householder',
  'homeowner',
  'resident',
  'addressee',
]);

/** The Smith Family, Smith Family. */
function isFamily(words: readonly Word[]): boolean {
  const [first, second] = words;
  const last = words.at(-1)?.lower;
  if (first === undefined || second === undefined) return false;
  // Familie Kübler
  if (FAMILIES.has(first.lower)) return true;
  if (last !== 'family' && last !== 'household') return false;
  // Hill Family; but Mr Hill Family is a slip for Mr Hill & Family.
  return first.lower === 'the' || (words.length === 2 && first.entry.titles === undefined);
}

function isEstate(words: readonly Word[], asides: readonly (readonly Word[])[]): boolean {
  if (isRestInPeace(words) || isPhrase(words)) return true;
  const [first, second, third] = words;
  const from = first?.lower === 'the' ? second : first;
  if (from?.lower === 'late') return true;
  if (from !== undefined && FOR_THE_DEAD.has(from.lower) && (from === first ? second : third)?.lower === 'of')
    return true;
  if (asides.some(isDeathAside)) return true;
  return words.some(({ entry, lower }, at) => {
    if ((entry.death || entry.note) && isDeath(words, at)) return words.length > 1;
    if (lower === 'late' && words[at - 1]?.lower === 'the' && words[at - 2]?.lower === 'of') return true;
    if (!entry.estate) return false;
    const next = words[at + 1]?.lower;
    return next === 'of' || next === 'for' || lower.startsWith('ex') || words[at - 1]?.lower === 'personal';
  });
}

/** Words before `of` and the name of somebody dead, in forms that are too short to count alone. */
const FOR_THE_DEAD = new Set('est exec execs pr prs nok widow widower'.split(' '));

/** (deceased), (died 2019), (d. 2019), (RIP), (the late). */
function isDeathAside(aside: readonly Word[]): boolean {
  if (aside.some((_, at) => isDeath(aside, at))) return true;
  const [first, second, third] = aside;
  if (first === undefined || third !== undefined) return false;
  if (second === undefined) return first.lower === 'rip' || first.lower === 'late';
  return (first.lower === 'd' && second.digits) || (first.lower === 'the' && second.lower === 'late');
}

function isOf(token: Token): boolean {
  return token.kind === 'word' && token.lower === 'of';
}

/** Next of Kin of Mr Tate, DO NOT USE. */
function isPhrase([first, second, third]: readonly Word[]): boolean {
  if (third === undefined) return false;
  if (first?.lower === 'do' && second?.lower === 'not') return true;
  return first?.lower === 'next' && second?.lower === 'of' && third.lower === 'kin';
}

/** R.I.P. John Smith, Mrs B Cole RIP; but Rip Smith, Mr J RIP. */
function isRestInPeace(words: readonly Word[]): boolean {
  const [first, second, third, next] = words;
  if (words.at(-1)?.text === 'RIP' && isNameBeforeRip(words.slice(0, -1))) return true;
  if (first?.text === 'RIP') return second !== undefined && second.shape !== 'upper';
  if (next === undefined || !first?.stopped || !second?.glued || !third?.glued) return false;
  return first.lower === 'r' && second.lower === 'i' && third.lower === 'p';
}

/** Whether the words before RIP are a whole name: two names, or a title and a name that is not all capitals. */
function isNameBeforeRip(words: readonly Word[]): boolean {
  const names = words.filter(({ entry }) => entry.titles === undefined);
  if (names.length > 1) return names.some(({ text }) => text.length > 1);
  return names.length === 1 && words.some(({ shape }) => shape === 'capital') && words.length > 1;
}

/** Whether the words replace a missing name: N/A, Test, A N Other, xxx. */
export function isPlaceholder(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  if (tokens.length === 3 && words.length === 2 && tokens[1]?.kind === 'slash') {
    if (words[0]?.lower === 'n' && words[1]?.lower === 'a') return true;
  }
  const last = words.at(-1);
  if (last === undefined || !(last.entry.placeholder !== undefined || isOneLetter(last))) return false;
  const { length } = leadingTitles(tokens);
  const rest = length === 0 ? words : wordsOf(tokens.slice(length));
  const [first] = rest;
  if (first === undefined) return false;
  if (rest.every(({ entry }) => entry.placeholder !== undefined)) {
    // Not given, No name; but Ann Given.
    const { lower } = first;
    return lower === 'not' || lower === 'no' || rest.some(({ entry }) => entry.placeholder === 'placeholder');
  }
  return rest.every(isOneLetter);
}

/** One repeated letter: xxx, aaaa. */
function isOneLetter({ lower }: Word): boolean {
  return lower.length > 1 && lower[0] === lower[1] && lower === lower[0]?.repeat(lower.length);
}
