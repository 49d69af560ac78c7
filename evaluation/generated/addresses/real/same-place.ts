/*
 * Whether two texts mean the same place, judged by their words alone. This decides what a pair of spellings
 * permits, so it must not use the matcher. It may be simple, because pairs have the same postcode.
 */

/** Short forms in such lists, with their full forms. */
const LONG = new Map(
  `rd:road st:street ave:avenue av:avenue ln:lane la:lane cl:close dr:drive cres:crescent gdns:gardens gro:grove pl:place
  ter:terrace terr:terrace tce:terrace ct:court hse:house sq:square ctr:centre cntr:centre centr:centre cen:centre cte:centre
  hth:health hlth:health hc:health med:medical m:medical pract:practice prac:practice prct:practice practice:practice surg:surgery
  grp:group gp:group hosp:hospital comm:community commty:community bldg:building est:estate ind:industrial pk:park rdge:ridge
  sch:school mkt:market stn:station &:and u:unit`
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string]),
);

/** Words that are in half of the names of such a list and mean nothing. */
const EMPTY = new Set(['the', 'and', 'of', 'at', 'c', 'o', 'nr', 'near']);

export interface Spelling {
  /** House numbers: `157`, `2a`. */
  readonly numbers: ReadonlySet<string>;
  /** The segments between commas, each as a set of words without numbers. */
  readonly segments: readonly ReadonlySet<string>[];
}

export function spelling(name: string, text: string): Spelling {
  const parts = [name, ...text.split(/[,;]/)].map((part) =>
    part
      .toLowerCase()
      .replace(/['’.`]/g, '')
      .replace(/[^a-z0-9&]+/g, ' ')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((word) => LONG.get(word) ?? word),
  );
  return {
    numbers: new Set(parts.slice(1).flatMap((words) => words.filter((word) => /^\d+[a-z]?$/.test(word)))),
    segments: parts
      .map((words) => new Set(words.filter((word) => !/^\d+[a-z]?$/.test(word) && !EMPTY.has(word))))
      .filter((words) => words.size > 0),
  };
}

/**
 * Returns what two spellings with the same postcode have in common. `building`: they share a name or a
 * street, and no two numbers differ. `street`: they share a name or a street, but their numbers differ.
 * `postcode`: they share neither.
 */
export function inCommon(one: Spelling, other: Spelling): 'building' | 'street' | 'postcode' {
  // The last two segments are town and county, which mean nothing within a postcode.
  const own = one.segments.slice(0, Math.max(1, one.segments.length - 2));
  const others = other.segments.slice(0, Math.max(1, other.segments.length - 2));
  const isShared = own.some((words) => others.some((more) => areAlike(words, more)));
  if (!isShared) return 'postcode';
  const differ =
    one.numbers.size > 0 &&
    other.numbers.size > 0 &&
    ![...one.numbers].some((number) => other.numbers.has(number));
  return differ ? 'street' : 'building';
}

/** Whether most words of the shorter segment are in the longer one, allowing for one letter more or less. */
function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  const shared = [...short].filter((word) => [...long].some((more) => isNearly(word, more))).length;
  return shared / short.size >= 0.6 && shared / long.size >= 0.4;
}

function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 4 && (long.startsWith(short) || oneApart(short, long));
}

function oneApart(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(at) === long.slice(at + 1) || short.slice(at + 1) === long.slice(at + 1);
}
