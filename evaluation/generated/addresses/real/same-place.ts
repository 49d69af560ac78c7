/*
 * Whether two people mean the same place, by their words alone. It serves to say what a pair of spellings permits, so
 * it has to know nothing of the matcher, and may be simple: pairs have the same postcode.
 */

/** What is written short in such lists, and what it stands for. */
const LONG = new Map(
  `rd:road st:street ave:avenue av:avenue ln:lane la:lane cl:close dr:drive cres:crescent gdns:gardens gro:grove pl:place
  ter:terrace terr:terrace tce:terrace ct:court hse:house sq:square ctr:centre cntr:centre centr:centre cen:centre cte:centre
  hth:health hlth:health hc:health med:medical m:medical pract:practice prac:practice prct:practice practice:practice surg:surgery
  grp:group gp:group hosp:hospital comm:community commty:community bldg:building est:estate ind:industrial pk:park rdge:ridge
  sch:school mkt:market stn:station &:and u:unit`
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string]),
);

/** Words that are in every other name of such a list and say nothing. */
const EMPTY = new Set(['the', 'and', 'of', 'at', 'c', 'o', 'nr', 'near']);

export interface Spelling {
  /** Numbers of doors: `157`, `2a`. */
  readonly numbers: ReadonlySet<string>;
  /** The segments between the commas, each as a set of words without numbers. */
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
 * What may be said of two spellings of one postcode: `building` where they have a name or a street in common and no two
 * different numbers; `street` where they share one but their numbers differ; `postcode` where they share nothing.
 */
export function inCommon(one: Spelling, other: Spelling): 'building' | 'street' | 'postcode' {
  // The last two segments are town and county, which say nothing within a postcode.
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

/** Whether most words of the shorter are in the longer, a letter more or less forgiven. */
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
