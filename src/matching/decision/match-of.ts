import { isSmall } from '../../address/normal-form/small-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { printPostcode, readCompact } from '../../address/postcode.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { PostcodeEntry, StoredAddress } from '../../address-file/postcode-entry.ts';
import { present } from '../../present.ts';
import { likenessScore, nameScore } from '../comparison/evidence.ts';
import type { DoorFit } from '../comparison/fitted-door.ts';
import { MARK, type NameFit } from '../comparison/name-fit.ts';
import type { StreetFit } from '../comparison/street-fit.ts';
import type { DoorCandidate, StreetCandidate } from '../levels/candidate.ts';
import type { Pool } from '../levels/pool.ts';
import type { ElementComparison, ElementOutcome, Match, MatchElement, RunnerUp } from '../match.ts';
import { type TypedText, typedBetween } from '../typed/typed-text.ts';
import type { Decision } from './decision.ts';

/** The result that callers of the matcher get for a decision. */
export function matchOf(decision: Decision): Match {
  const { pool, level, confidence, door, street, margin, runnerUp, isPostcodeSettled } = decision;
  const { typed } = pool;
  const elements = street === undefined ? [] : elementsOf(pool, street, door?.fit);
  const address =
    door?.fit.door.address ??
    (level === 'Street' ? street?.entry.addresses.find(({ point }) => isOn(point, street)) : undefined);
  const compact = isPostcodeSettled && street !== undefined ? street.entry.postcode : '';
  const parsed = compact === '' ? undefined : readCompact(compact);
  const match: Writable<Match> = {
    level,
    confidence,
    changed: {
      postcode: compact !== '' && typed.postcode.written !== compact,
      address:
        address !== undefined &&
        elements.some(({ element, outcome }) => element !== 'postcode' && outcome !== 'agrees'),
    },
    elements,
    margin,
    kept: street === undefined ? [] : keptOf(typed, street.fit.marks, door?.fit.taken),
  };
  if (address !== undefined && street !== undefined) {
    match.entry = street.entry;
    match.address = address;
  }
  if (compact !== '') match.postcode = parsed === undefined ? compact : printPostcode(parsed);
  if (runnerUp !== undefined) match.runnerUp = new Considered(runnerUp.door, runnerUp.confidence);
  return match;
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Decodes the address of the runner-up only if it is asked for: most callers ignore it. */
class Considered implements RunnerUp {
  readonly entry: PostcodeEntry;
  readonly confidence: number;
  readonly #door: DoorCandidate;

  constructor(door: DoorCandidate, confidence: number) {
    this.entry = door.street.entry;
    this.confidence = confidence;
    this.#door = door;
  }

  get address(): StoredAddress {
    return this.#door.fit.door.address;
  }
}

/** Whether an address is on the street of a candidate. */
function isOn(
  point: { readonly thoroughfareName: string; readonly dependentThoroughfareName: string },
  { fit, entry }: StreetCandidate,
): boolean {
  const first = present(fit.street.firstDoor?.address ?? entry.addresses[0], 'an address of a street');
  return (
    point.thoroughfareName === first.point.thoroughfareName &&
    point.dependentThoroughfareName === first.point.dependentThoroughfareName
  );
}

/** Every element that the typed text or the address has. */
export function elementsOf(
  { typed, weights }: Pool,
  { fit, entry, postcode }: StreetCandidate,
  door: DoorFit | undefined,
): ElementComparison[] {
  const elements: ElementComparison[] = [];
  const { elements: bits } = weights;
  const add = (
    element: Exclude<MatchElement, 'postcode'>,
    outcome: ElementOutcome | 'none',
    typedText: string,
    found: string,
    weight?: number,
  ): void => {
    if (outcome === 'none' || (found === '' && typedText === '')) return;
    elements.push({ element, typed: typedText, found, outcome, weight: weight ?? bits[element][outcome] });
  };
  const addName = (element: Exclude<MatchElement, 'postcode'>, name: NameFit, found: string): void => {
    const text = name.found === undefined ? '' : typedBetween(typed, name.found.from, name.found.to);
    add(element, name.outcome, text, found, nameScore(bits[element], name));
  };
  const { point } = present(door?.door ?? fit.street.firstDoor, 'a door of a street').address;
  if (door !== undefined) {
    const words = wordsTaken(typed, door);
    add(
      'organisation',
      door.organisation.outcome,
      words,
      point.organisation,
      likenessScore(bits.organisation, door.organisation),
    );
    add(
      'department',
      door.department.outcome,
      '',
      point.department,
      likenessScore(bits.department, door.department),
    );
    add('poBox', door.box, '', point.poBox);
    const parts =
      door.parts === 'none' && door.partName.outcome !== 'none' ? door.partName.outcome : door.parts;
    add('subBuilding', parts, labelsText(typed, fit, 'parts'), point.subBuildingName);
    if (point.buildingName !== '' && door.name.outcome !== 'none')
      addName('buildingName', door.name, point.buildingName);
    const number = point.buildingNumber || (door.door.house === undefined ? '' : point.buildingName);
    add('buildingNumber', door.house, labelsText(typed, fit, 'house'), number);
  }
  addName(
    'dependentThoroughfare',
    fit.dependent,
    joinThoroughfare(point.dependentThoroughfareName, point.dependentThoroughfareDescriptor),
  );
  addName('thoroughfare', fit.main, joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor));
  if (fit.descriptor === 'differs' || fit.descriptor === 'missing' || fit.descriptor === 'extra') {
    add(
      'descriptor',
      fit.descriptor,
      '',
      point.thoroughfareDescriptor || point.dependentThoroughfareDescriptor,
    );
  }
  addName('doubleDependentLocality', fit.doubleLocality, point.doubleDependentLocality);
  addName('dependentLocality', fit.locality, point.dependentLocality);
  addName('postTown', fit.town, point.postTown);
  const isSimilar =
    postcode === 'near' || postcode === 'sector' || postcode === 'outward' || postcode === 'area';
  elements.push({
    element: 'postcode',
    typed: typed.postcode.written,
    found: entry.postcode,
    outcome: isSimilar ? 'similar' : postcode,
    weight: weights.postcode[postcode],
  });
  return elements;
}

function labelsText(typed: TypedText, { labels }: StreetFit, which: 'house' | 'parts'): string {
  if (which === 'house')
    return labels.house === undefined ? '' : typedBetween(typed, labels.house.from, labels.house.to);
  return labels.parts.map(({ from, to }) => typedBetween(typed, from, to)).join(', ');
}

/** Typed words that belong to a company name. */
function wordsTaken(typed: TypedText, { taken, name, partName }: DoorFit): string {
  const isName = (at: number) =>
    [name, partName].some(({ found }) => found !== undefined && at >= found.from && at < found.to);
  return runsOf(typed, (at) => taken[at] === 1 && !isName(at)).join(', ');
}

/** The typed text that belongs to no street, place, number, name or organisation. */
function keptOf(typed: TypedText, marks: Uint8Array, taken: Uint8Array | undefined): string[] {
  const isLeft = (at: number) => (marks[at] === MARK.free || marks[at] === MARK.aside) && taken?.[at] !== 1;
  return runsOf(typed, isLeft).filter((text) => text !== '');
}

/**
 * Returns the runs of typed words that satisfy the predicate, each within its part of the address. Runs of only THE,
 * OF and the like are left out.
 */
function runsOf(typed: TypedText, isInRun: (at: number) => boolean): string[] {
  const runs: string[] = [];
  for (const { from, to } of typed.segments) {
    let start = from;
    for (let at = from; at <= to; at++) {
      if (at < to && isInRun(at)) continue;
      let hasSolid = false;
      for (let word = start; word < at; word++) if (!isSmall(wordAt(typed.tokens, word))) hasSolid = true;
      if (hasSolid) runs.push(typedBetween(typed, start, at));
      start = at + 1;
    }
  }
  return runs;
}
