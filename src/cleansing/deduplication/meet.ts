import { present } from '../../present.ts';
import { hasOneKey, keysAt, type Meeting, SPLITTERS } from './blocking.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { type MatchRule, needsForenames } from './match-rule.ts';

/** Up to this many records with one key are all compared with each other. Larger groups are split first. */
export const EACH_WITH_EACH = 16;

/**
 * In a list that cannot be split further, each record is compared with this many neighbours in the order of
 * their texts.
 */
export const NEIGHBOURS = 4;

/** How many pairs a meeting compared, and how many it left out. */
export interface MeetingCount {
  /** Pairs that were compared. */
  compared: number;
  /** Pairs that shared a key and were not compared, because too many records shared it. */
  notCompared: number;
}

/** A record at a meeting. If too many records share a key, they are sorted by `text`. */
export interface Guest {
  readonly record: ComparableRecord;
  readonly text: string;
}

/** Returns the guest at a position. */
export function guestAt(guests: readonly Guest[], position: number | undefined): Guest {
  return present(guests[position ?? -1], 'a guest of a meeting');
}

/**
 * Compares the records of one meeting that share a blocking key.
 *
 * A key with more than {@link EACH_WITH_EACH} records is split. Records of such a key are compared if they
 * also share one of the {@link SPLITTERS}. So that equal records still meet, each record is also compared with
 * those of its {@link NEIGHBOURS}, in the order of their texts, for which `isWorthwhile` is true. The number of
 * comparisons is at most proportional to the number of records, whatever the records hold.
 *
 * @param compare called with the positions of two records in `guests`, the lower position first. No pair is
 * passed twice, unless the two records share several keys that are split.
 * @param isWorthwhile whether two neighbours should be compared. By default, all of them are if the rule
 * compares no forenames
 */
export function meet(
  meeting: Meeting,
  guests: readonly Guest[],
  rule: MatchRule,
  compare: (one: number, other: number) => void,
  isWorthwhile: (one: Guest, other: Guest) => boolean = needsForenames(rule) ? haveLikeNames : () => true,
): MeetingCount {
  const count: MeetingCount = { compared: 0, notCompared: 0 };
  if (guests.length < 2) return count;
  const shared = hasOneKey(meeting)
    ? [[...guests.keys()]]
    : sharedBy(guests.length, (at) => keysAt(meeting, guestAt(guests, at).record, rule));
  const small = shared.filter((list) => list.length <= EACH_WITH_EACH);
  const met = new Encounters(guests.length);
  small.forEach((list, at) => {
    compareAll(list, met, at, compare, count);
  });
  for (const list of shared)
    if (list.length > EACH_WITH_EACH) compareSplit(list, guests, met, compare, isWorthwhile, count);
  return count;
}

/** Remembers which lists each record was in. Two records that were in the same list have been compared. */
class Encounters {
  readonly #lists: (number[] | undefined)[];

  constructor(guests: number) {
    this.#lists = new Array(guests);
  }

  enter(list: readonly number[], at: number): void {
    for (const guest of list) {
      const lists = this.#lists[guest];
      if (lists === undefined) this.#lists[guest] = [at];
      else lists.push(at);
    }
  }

  /** Whether both records were in one of the lists before the position `before`. */
  haveMet(one: number, other: number, before: number): boolean {
    const mine = this.#lists[one];
    const yours = this.#lists[other];
    if (mine === undefined || yours === undefined) return false;
    for (const list of mine) if (list < before && yours.includes(list)) return true;
    return false;
  }
}

function compareAll(
  list: readonly number[],
  met: Encounters,
  at: number,
  compare: (one: number, other: number) => void,
  count: MeetingCount,
): void {
  for (let y = 1; y < list.length; y++) {
    for (let x = 0; x < y; x++) {
      const one = placeIn(list, x);
      const other = placeIn(list, y);
      if (met.haveMet(one, other, at)) continue;
      compare(one, other);
      count.compared++;
    }
  }
  met.enter(list, at);
}

function compareSplit(
  list: readonly number[],
  guests: readonly Guest[],
  met: Encounters,
  compare: (one: number, other: number) => void,
  isWorthwhile: (one: Guest, other: Guest) => boolean,
  count: MeetingCount,
): void {
  const before = count.compared;
  const own = new Encounters(list.length);
  let at = 0;
  const guestIn = (position: number) => guestAt(guests, list[position]);
  const once = (first: number, second: number) => {
    if (own.haveMet(first, second, at)) return;
    const one = placeIn(list, first);
    const other = placeIn(list, second);
    if (met.haveMet(one, other, Number.POSITIVE_INFINITY)) return;
    compare(Math.min(one, other), Math.max(one, other));
    count.compared++;
  };
  for (const splitter of SPLITTERS) {
    const one = [''];
    const lists = sharedBy(list.length, (position) => {
      one[0] = splitter(guestIn(position).record);
      return one;
    });
    for (const positions of lists) {
      if (positions.length > EACH_WITH_EACH) continue;
      for (let y = 1; y < positions.length; y++)
        for (let x = 0; x < y; x++) once(placeIn(positions, x), placeIn(positions, y));
      own.enter(positions, at++);
    }
  }
  at = Number.POSITIVE_INFINITY;
  const ordered = [...list.keys()].sort(
    (one, other) => inOrder(guestIn(one).text, guestIn(other).text) || one - other,
  );
  for (let y = 1; y < ordered.length; y++) {
    for (let x = Math.max(0, y - NEIGHBOURS); x < y; x++) {
      const [one, other] = [placeIn(ordered, x), placeIn(ordered, y)];
      if (isWorthwhile(guestIn(one), guestIn(other))) once(one, other);
    }
  }
  const pairs = (list.length * (list.length - 1)) / 2;
  count.notCompared += Math.max(0, pairs - (count.compared - before));
}

/**
 * Whether the texts of two records begin with the same three letters of a surname and have the same first
 * letter of a forename. In a million records, 37 % of all comparisons were of neighbours whose names differ
 * more. One in 100,000 of them found duplicates that no other key had found.
 */
function haveLikeNames({ text: one }: Guest, { text: other }: Guest): boolean {
  if (!other.startsWith(one.slice(0, 3))) return false;
  return one.charAt(one.indexOf('\t') + 1) === other.charAt(other.indexOf('\t') + 1);
}

/** Returns the number at a position of a list. */
export function placeIn(list: readonly number[], at: number): number {
  return present(list[at], 'a place in a list of a meeting');
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Returns a list of the positions that share a key, for each key that two or more positions share. The lists
 * are in the order of their first positions.
 *
 * @param keysOf returns the keys of a position. Empty keys are ignored.
 */
function sharedBy(count: number, keysOf: (at: number) => readonly string[]): number[][] {
  // Most keys belong to one record alone. Those keys get no list: making the lists took half of the time and
  // left most of the garbage.
  const found = new Map<string, number | number[]>();
  for (let at = 0; at < count; at++) {
    for (const key of keysOf(at)) {
      if (key === '') continue;
      const there = found.get(key);
      if (there === undefined) found.set(key, at);
      else if (typeof there !== 'number') {
        // A record may have the same key twice.
        if (there.at(-1) !== at) there.push(at);
      } else if (there !== at) found.set(key, [there, at]);
    }
  }
  const lists: number[][] = [];
  for (const list of found.values()) if (typeof list !== 'number') lists.push(list);
  return lists;
}
