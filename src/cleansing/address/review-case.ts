import { formatAddress } from '../../address/layout/formatters.ts';
import { DEFAULT_LINE_OPTIONS } from '../../address/layout/line-options.ts';
import type { PostcodeEntry, StoredAddress } from '../../address-file/postcode-entry.ts';
import type { Candidate, Explanation, Match, MatchElement, MatchLevel } from '../../matching/match.ts';
import type { Value } from '../../records/column.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { keyHash } from '../../text/key-hash.ts';
import type { Decision } from '../references.ts';
import type { AppendedColumn } from '../step.ts';
import { asTyped, type RecordAddress } from './typed-address.ts';

/** How many delivery points a case offers. */
const MOST_OFFERED = 5;

/**
 * The answer that none of the offered delivery points is meant. It takes the place of a delivery point's key.
 */
export const NO_POINT = 'none';

/** The columns of a case: an address below the match level, with the delivery points that may be meant. */
export const ADDRESS_CASE_COLUMNS: readonly AppendedColumn[] = [
  { name: 'key', type: 'text', description: 'What decisions call the address: an id made from its text.' },
  { name: 'typed_address', type: 'text', description: 'The address as it was written, in one line.' },
  { name: 'paf_match_level', type: 'text', description: 'How much of the address was settled.' },
  {
    name: 'match_confidence',
    type: 'decimal',
    description: 'The probability in percent that what was settled is right.',
  },
  {
    name: 'candidates',
    type: 'text',
    description:
      'The delivery points that may be meant, the best first, at most five, as JSON: each with `key`, `address`, `score` in bits, and `evidence`.',
  },
];

/** What decisions call an address. Capitals and the spaces around commas make no difference. */
export function addressKey(typed: RecordAddress): string {
  return `address:${keyHash(textOf(typed).toUpperCase()).toString(36)}`;
}

/** Returns the values of a case in the order of {@link ADDRESS_CASE_COLUMNS}; undefined if nothing can be offered. */
export function addressCase(typed: RecordAddress, explanation: Explanation): readonly Value[] | undefined {
  const { match } = explanation;
  const offered = pointsOf(typed, explanation).slice(0, MOST_OFFERED);
  if (offered.length === 0) return undefined;
  return [
    addressKey(typed),
    textOf(typed),
    match.level,
    (Math.floor(match.confidence * 10) / 10).toString(),
    JSON.stringify(
      offered.map(({ address, entry, score, elements }) => ({
        key: pointKey(address, entry),
        address: printed(address, entry),
        score: Math.round(score * 10) / 10,
        evidence: elements.map(({ element, typed: written, found, outcome, weight }) => ({
          element,
          typed: written,
          found,
          outcome,
          bits: Math.round(weight * 10) / 10,
        })),
      })),
    ),
  ];
}

/** Decisions about typed addresses. The last one about an address counts. */
export class AddressDecisions {
  readonly #points = new Map<string, string>();

  constructor(decisions: readonly Decision[]) {
    for (const { first, second, decision } of decisions) {
      if (decision === 'together') this.#points.set(first, second);
      else if (second === NO_POINT) this.#points.set(first, NO_POINT);
    }
  }

  get isEmpty(): boolean {
    return this.#points.size === 0;
  }

  /** Returns the key of the delivery point that a person chose, or {@link NO_POINT}. */
  of(typed: RecordAddress): string | undefined {
    return this.#points.get(addressKey(typed));
  }
}

/**
 * Returns the match with the delivery point that a person chose.
 *
 * @returns undefined if the address file no longer has the point among the candidates
 */
export function decidedMatch(
  typed: RecordAddress,
  explanation: Explanation,
  point: string,
): Match | undefined {
  const { match } = explanation;
  const chosen = pointsOf(typed, explanation).find(
    ({ address, entry }) => pointKey(address, entry) === point,
  );
  if (chosen === undefined) return undefined;
  const { address, entry, elements } = chosen;
  const postcode = elements.find(({ element }) => element === 'postcode');
  return {
    level: 'Exact',
    confidence: 100,
    entry,
    address,
    postcode: address.point.postcode,
    changed: {
      postcode: postcode?.outcome !== 'agrees',
      address: elements.some(({ element, outcome }) => element !== 'postcode' && outcome !== 'agrees'),
    },
    elements,
    margin: match.margin,
    kept: match.kept,
  };
}

const PREMISES: ReadonlySet<MatchElement> = new Set([
  'organisation',
  'department',
  'poBox',
  'subBuilding',
  'buildingName',
  'buildingNumber',
]);

/**
 * The levels that a candidate must be able to settle. Its evidence must also speak for it. Otherwise any street
 * of a town would be offered.
 */
const NEAR: ReadonlySet<MatchLevel> = new Set(['Exact', 'Building', 'Street']);

/** House numbers that differ by more edits than this are all equally unlike. */
const MOST_UNLIKE = 4;

type Point = Pick<Candidate, 'address' | 'entry' | 'score' | 'elements'>;

/**
 * The delivery points that an address may mean, the best first: those that the matcher compared, then those of
 * the best street, with the numbers most like the written one first.
 */
function pointsOf(typed: RecordAddress, { candidates }: Explanation): Point[] {
  const near = candidates.filter(({ level, score }) => NEAR.has(level) && score > 0);
  const doors: Point[] = near.filter(isDoor);
  const street = near.find((candidate) => !isDoor(candidate));
  if (street === undefined) return doors;
  const known = new Set(doors.map(({ address, entry }) => pointKey(address, entry)));
  const written = /\d+/.exec(textOf(typed))?.[0] ?? '';
  const { thoroughfareName, dependentThoroughfareName } = street.address.point;
  const onStreet = street.entry.addresses
    .filter(
      ({ point }) =>
        point.thoroughfareName === thoroughfareName &&
        point.dependentThoroughfareName === dependentThoroughfareName,
    )
    .map((address) => ({ address, unlike: editDistance(written, address.point.buildingNumber, MOST_UNLIKE) }))
    .sort((one, other) => one.unlike - other.unlike)
    .map(({ address }): Point => {
      const { entry, score, elements } = street;
      const found = address.point.buildingNumber || address.point.buildingName;
      const number = { typed: written, found, outcome: 'differs', weight: 0 } as const;
      return {
        address,
        entry,
        score,
        elements: [{ element: 'buildingNumber', ...number }, ...elements],
      };
    });
  return [...doors, ...onStreet.filter(({ address, entry }) => !known.has(pointKey(address, entry)))];
}

/** Whether a candidate is a delivery point. A street has one of its addresses only as an example. */
function isDoor({ elements }: Candidate): boolean {
  return elements.some(({ element }) => PREMISES.has(element));
}

/** The key of a delivery point in decisions: its reference number, or else an id made from its text. */
function pointKey(address: StoredAddress, entry: PostcodeEntry): string {
  const { point, umprn } = address;
  if (point.udprn === 0) return `point:${keyHash(printed(address, entry)).toString(36)}`;
  return umprn === 0 ? `udprn:${point.udprn}` : `udprn:${point.udprn}/${umprn}`;
}

function printed({ point }: StoredAddress, { counties }: PostcodeEntry): string {
  const { lines } = formatAddress(point, counties, { ...DEFAULT_LINE_OPTIONS, excludeCounty: true });
  return lines.filter(Boolean).join(', ');
}

function textOf(typed: RecordAddress): string {
  const { lines, organisation = '', town = '', county = '', postcode = '' } = asTyped(typed);
  return [organisation, ...lines, town, county, postcode]
    .flatMap((part) => part.split(/[,\n]/))
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
