import { AddressMatcher } from '../../../../src/matching/address-matcher.ts';
import type { Match, TypedAddress } from '../../../../src/matching/match.ts';
import { share, table } from '../../../report/markdown.ts';
import { printed } from '../run/match-all.ts';
import { type ListFile, listFile } from './list-file.ts';
import { inCommon, spelling } from './same-place.ts';
import type { Listed } from './shared-data.ts';

/** Two spellings of one place. */
export interface Pair {
  readonly typed: Listed;
  /** Its position in the list that serves as the file. */
  readonly at: number;
}

export interface PairReport {
  readonly row: string[];
  /** The number of missed and wrong answers by class. */
  readonly classes: ReadonlyMap<string, number>;
  readonly misses: readonly string[];
}

export const PAIR_HEAD = [
  '',
  'pairs',
  'that permit building or street',
  'answered at building or street level',
  'precision',
  'recall',
  'that permit building',
  'recall at building level',
  'precision at building level',
];

/** The result for a pair. */
type Result = 'right building' | 'right street' | 'wrong' | 'nothing';

/**
 * Loads one spelling as an address list and matches the other. The practice or school itself is right, and so
 * is another of the list at the same place: some health centres have five practices.
 */
export async function matchPairs(
  name: string,
  folder: string,
  list: readonly Listed[],
  pairs: readonly Pair[],
  write: (typed: Listed) => TypedAddress,
): Promise<PairReport> {
  const made = await listFile(folder, 'pairs', list, false);
  const matcher = new AddressMatcher(made.file);
  const counts = { permitted: 0, answered: 0, right: 0, found: 0, permitBuilding: 0, building: 0, said: 0 };
  const misses: string[] = [];
  const classes = new Map<string, number>();
  for (const { typed, at } of pairs) {
    const truth = list[at]!;
    const permits = inCommon(spelling(typed.name, typed.text), spelling(truth.name, truth.text));
    const match = matcher.match(write(typed));
    const result = resultOf(match, truth, at, list);
    if (permits !== 'postcode') counts.permitted++;
    if (result !== 'nothing') counts.answered++;
    if (result.startsWith('right')) counts.right++;
    if (result.startsWith('right') && permits !== 'postcode') counts.found++;
    if (permits === 'building') counts.permitBuilding++;
    if (match.level === 'Exact' || match.level === 'Building') counts.said++;
    if (result === 'right building') counts.building++;
    if (result === 'wrong' || (result === 'nothing' && permits !== 'postcode')) {
      misses.push(missed(result, permits, typed, truth, match));
      const name = classOf(result, permits, typed, made.postcodes, at);
      classes.set(name, (classes.get(name) ?? 0) + 1);
    }
  }
  await made.close();
  const { permitted, answered, right, found, permitBuilding, building, said } = counts;
  return {
    row: [
      name,
      String(pairs.length),
      String(permitted),
      String(answered),
      share(right, answered),
      share(found, permitted),
      String(permitBuilding),
      share(Math.min(building, permitBuilding), permitBuilding),
      share(building, said),
    ],
    classes,
    misses,
  };
}

function resultOf(match: Match, truth: Listed, at: number, list: readonly Listed[]): Result {
  const { level, address } = match;
  if (level !== 'Exact' && level !== 'Building' && level !== 'Street') return 'nothing';
  if (address === undefined) return 'nothing';
  const found = address.point.udprn - 1;
  const other = list[found]!;
  const place = samePlace(truth, other);
  if (level === 'Street') {
    return found === at || place !== 'postcode' || isOnStreet(match, truth) ? 'right street' : 'wrong';
  }
  return found === at || place === 'building' ? 'right building' : 'wrong';
}

function samePlace(one: Listed, other: Listed): 'building' | 'street' | 'postcode' {
  const compact = (postcode: string) => postcode.replaceAll(' ', '');
  if (compact(one.postcode) !== compact(other.postcode)) return 'postcode';
  return inCommon(spelling('', one.text), spelling('', other.text));
}

/** Whether the answered street is in the true spelling. */
function isOnStreet({ address }: Match, truth: Listed): boolean {
  const { thoroughfareName, postTown } = address!.point;
  const text = truth.text.toLowerCase();
  return (
    thoroughfareName !== '' &&
    text.includes(thoroughfareName.toLowerCase()) &&
    text.includes(postTown.toLowerCase())
  );
}

/** Why a pair was hard, judged by its two spellings. */
function classOf(
  result: Result,
  permits: string,
  typed: Listed,
  postcodes: ListFile['postcodes'],
  at: number,
): string {
  const point = postcodes
    .flatMap(({ addresses }) => addresses)
    .find((one) => one.point.udprn === at + 1)?.point;
  const text = `${typed.name} ${typed.text}`.toLowerCase();
  const street = point?.thoroughfareName.toLowerCase() ?? '';
  const why =
    point === undefined
      ? 'its row of the list could not be read'
      : permits === 'postcode'
        ? 'the two spellings have nothing in common'
        : street === ''
          ? 'the list has no street for it'
          : !text.includes(street)
            ? 'its street is not written, or otherwise'
            : permits === 'street'
              ? 'the same street with two numbers'
              : 'street and name or number agree';
  return `${result === 'wrong' ? 'wrong' : 'missed'}: ${why}`;
}

function missed(result: Result, permits: string, typed: Listed, truth: Listed, match: Match): string {
  const answer = match.address === undefined ? '' : printed(match.address.point);
  return [
    `- ${result} (permits ${permits}): \`${typed.name} || ${typed.text} || ${typed.postcode}\``,
    `  - truth: ${truth.name} || ${truth.text} || ${truth.postcode}`,
    `  - answered: ${match.level} ${match.confidence.toFixed(0)} ${answer}`,
  ].join('\n');
}

export function pairTable(reports: readonly PairReport[]): string {
  return table(
    PAIR_HEAD,
    reports.map(({ row }) => row),
  );
}

/** The classes of failure of each comparison. */
export function classTable(reports: readonly PairReport[]): string {
  const names = [...new Set(reports.flatMap(({ classes }) => [...classes.keys()]))].sort();
  return table(
    ['', ...reports.map(({ row }) => row[0]!)],
    names.map((name) => [name, ...reports.map(({ classes }) => String(classes.get(name) ?? 0))]),
  );
}
