import type { Position } from '../../address-file/postcode-entry.ts';
import type { Match, MatchLevel } from '../../matching/match.ts';
import type { Value } from '../../records/column.ts';
import { defineStep, type StepBlock } from '../step.ts';
import { type CleanedAddress, cleanAddress } from './clean-address.ts';
import { appendedColumns, ELEMENTS, lineColumns } from './columns.ts';
import { CORRECTIONS } from './corrections.ts';
import { AddressOptions, cleanOptionsOf, meetsMinimum } from './options.ts';
import {
  ADDRESS_CASE_COLUMNS,
  AddressDecisions,
  addressCase,
  decidedMatch,
  NO_POINT,
} from './review-case.ts';
import {
  ADDRESS_NEEDS,
  ADDRESS_NEEDS_ONE_OF,
  addressReader,
  asTyped,
  type RecordAddress,
} from './typed-address.ts';

/** Finds the delivery point of each address and writes the address as in the address file (PAF cleansing). */
export const addressCleansing = defineStep({
  name: 'address-cleansing',
  description:
    'Finds the delivery point of each address in the address file and writes the address as the file has it, with its reference numbers and coordinates. Parts that are not settled stay as they were written. Each record says what was settled and what was changed.',
  needs: ADDRESS_NEEDS,
  needsOneOf: ADDRESS_NEEDS_ONE_OF,
  options: AddressOptions,
  refersTo: ({ review }) => (review ? ['address-file', 'decisions'] : ['address-file']),
  statistics: {
    exact: 'Addresses settled to the delivery point',
    building: 'Addresses settled to the building',
    street: 'Addresses settled to the street',
    town: 'Addresses settled to the post town',
    none: 'Addresses of which no part is settled',
    foreign: 'Addresses abroad',
    blank: 'Blank addresses',
    belowMinimum: 'Records below the minimum match level, blank addresses included',
    unchanged: 'Addresses settled to the delivery point in which only letters and layout were changed',
    kept: 'Addresses with details that are not in the address file',
    review: 'Addresses that are left to a person in the console',
    decided: 'Addresses settled by a decision that a person made in the console',
    ...CORRECTIONS,
  },
  appends: appendedColumns,
  gives: ({ review }) => (review ? ADDRESS_CASE_COLUMNS : []),
  prepare: ({ options, references, decisions: kept = [] }) => {
    const matcher = references.matcher;
    const decisions = new AddressDecisions(kept);
    const cleanOptions = cleanOptionsOf(options);
    return {
      open(block) {
        const read = addressReader(block);
        const write = writer(block, options);
        const judge = judgement(block, options);
        const matchOf = (typed: RecordAddress): Match => {
          const decided = decisions.isEmpty ? undefined : decisions.of(typed);
          if (decided !== undefined && decided !== NO_POINT) {
            const match = decidedMatch(typed, matcher.explain(asTyped(typed)), decided);
            if (match !== undefined) {
              block.count('decided');
              return match;
            }
          }
          const match = matcher.match(asTyped(typed));
          if (options.review && decided === undefined && isDoubtful(match.level, options)) {
            const values = addressCase(typed, matcher.explain(asTyped(typed)));
            if (values !== undefined) {
              block.give(values);
              block.count('review');
            }
          }
          return match;
        };
        return (row) => {
          const typed = read(row);
          const match = typed && matchOf(typed);
          if (typed !== undefined && match !== undefined) {
            const cleaned = cleanAddress(typed, match, cleanOptions);
            write(row, match, cleaned);
            count(block, match, cleaned);
          } else {
            block.count('blank');
          }
          judge(row, match?.level ?? 'None');
        };
      },
    };
  },
});

/** Whether a person should review a match. Addresses abroad are not reviewed. */
function isDoubtful(level: MatchLevel, { minimumMatchLevel }: AddressOptions): boolean {
  if (level === 'Foreign') return false;
  return !meetsMinimum(level, minimumMatchLevel === 'All' ? 'Exact' : minimumMatchLevel);
}

/** Handles the records below the minimum match level. */
function judgement(block: StepBlock, options: AddressOptions): (row: number, level: MatchLevel) => void {
  const { minimumMatchLevel, outputType } = options;
  if (minimumMatchLevel === 'All') return () => undefined;
  const flags = outputType === 'Flag' ? block.output('match_level_met') : undefined;
  return (row, level) => {
    const isMet = meetsMinimum(level, minimumMatchLevel);
    if (flags !== undefined) flags[row] = isMet;
    else if (!isMet) block.drop(row);
    if (!isMet) block.count('belowMinimum');
  };
}

type Write = (row: number, match: Match, cleaned: CleanedAddress) => void;

function writer(block: StepBlock, options: AddressOptions): Write {
  const lines = lineColumns(options).map(({ name }) => block.output(name));
  // If the county is excluded, the empty line after the town has no column.
  const text = options.case === 'upper' ? inCapitals : orNull;
  const parts: Write[] = [writeMatch(block)];
  if (options.separateCompany) {
    const companies = block.output('clean_company');
    parts.push((row, _match, { company }) => {
      companies[row] = text(company);
    });
  }
  if (options.coordinates) parts.push(writeCoordinates(block));
  if (options.outputElements) parts.push(writeElements(block));
  return (row, match, cleaned) => {
    for (const [at, values] of lines.entries()) values[row] = text(cleaned.lines[at] ?? '');
    for (const part of parts) part(row, match, cleaned);
  };
}

function writeMatch(block: StepBlock): Write {
  const output = (name: string) => block.output(name);
  const [postcodes, levels, confidences, udprns, suffixes, uprns] = [
    'clean_postcode',
    'paf_match_level',
    'match_confidence',
    'udprn',
    'dps',
    'uprn',
  ].map(output) as [Value[], Value[], Value[], Value[], Value[], Value[]];
  const [postcodeChanges, addressChanges, corrections, kept, omitted] = [
    'postcode_changed',
    'address_changed',
    'address_corrections',
    'address_kept',
    'address_omitted',
  ].map(output) as [Value[], Value[], Value[], Value[], Value[]];
  return (row, { level, confidence, address }, cleaned) => {
    postcodes[row] = orNull(cleaned.postcode);
    levels[row] = level;
    // Rounded down, so that only certainty gives 100.
    confidences[row] = (Math.floor(confidence * 10) / 10).toString();
    if (level === 'Exact' && address !== undefined) {
      const { point, uprn } = address;
      udprns[row] = point.udprn === 0 ? null : String(point.udprn);
      suffixes[row] = orNull(point.deliveryPointSuffix);
      uprns[row] = uprn === 0 ? null : String(uprn);
    }
    postcodeChanges[row] = cleaned.postcodeChanged;
    addressChanges[row] = cleaned.addressChanged;
    corrections[row] = orNull(cleaned.corrections.join(';'));
    kept[row] = orNull(cleaned.kept.join(';'));
    omitted[row] = orNull(cleaned.omitted.join(';'));
  };
}

function writeCoordinates(block: StepBlock): Write {
  const [eastings, northings, latitudes, longitudes, types] = [
    'easting',
    'northing',
    'latitude',
    'longitude',
    'coordinate_type',
  ].map((name) => block.output(name)) as [Value[], Value[], Value[], Value[], Value[]];
  return (row, match) => {
    const found = positionOf(match);
    if (found === undefined) return;
    const { position, type } = found;
    eastings[row] = position.easting;
    northings[row] = position.northing;
    latitudes[row] = String(position.latitude);
    longitudes[row] = String(position.longitude);
    types[row] = type;
  };
}

/**
 * The position: that of the premises if they are settled and the file knows it, otherwise that of the
 * postcode.
 */
function positionOf({
  level,
  postcode,
  entry,
  address,
}: Match): { position: Position; type: string } | undefined {
  const isPremise = level === 'Exact' || level === 'Building';
  if (isPremise && address?.location !== undefined) return { position: address.location, type: 'Premise' };
  if (entry === undefined || postcode === undefined || entry.place.gridReference === '') return undefined;
  return { position: entry.place, type: 'Postcode' };
}

function writeElements(block: StepBlock): Write {
  const columns = ELEMENTS.map(({ column, of }) => ({ values: block.output(column.name), of }));
  return (row, _match, { standard }) => {
    if (standard === undefined) return;
    for (const { values, of } of columns) values[row] = orNull(of(standard));
  };
}

const LEVEL_STATISTICS: Readonly<Record<MatchLevel, string>> = {
  Exact: 'exact',
  Building: 'building',
  Street: 'street',
  Town: 'town',
  None: 'none',
  Foreign: 'foreign',
};

function count(block: StepBlock, { level }: Match, cleaned: CleanedAddress): void {
  block.count(LEVEL_STATISTICS[level]);
  if (level === 'Exact' && !cleaned.postcodeChanged && !cleaned.addressChanged) block.count('unchanged');
  if (cleaned.kept.length > 0) block.count('kept');
  for (const correction of cleaned.corrections) block.count(correction);
}

function orNull(text: string): Value {
  return text === '' ? null : text;
}

function inCapitals(text: string): Value {
  return text === '' ? null : text.toUpperCase();
}
