import { parseAddress } from '../../address/parse/parse-address.ts';
import { compactPostcode, readCompact } from '../../address/postcode.ts';
import { RecentMap } from '../../caches/recent-map.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { nameForm } from '../name/compare/normal-form.ts';
import { filled, type PatternReading, patternOf, readingOf } from './address-pattern.ts';
import { type ComparableAddress, NO_ADDRESS } from './comparable-record.ts';

/** The unchanged address columns of a record. */
export interface AddressFields {
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  /** The UDPRN, if the address was cleansed. */
  readonly udprn: string;
}

/**
 * The number of addresses that are remembered. In most files the records of one household stand together, and
 * reading the address takes most of the time of reading a record.
 */
const KEPT = 2000;
const recent = new RecentMap<string, ComparableAddress>(KEPT);

/** The number of patterns that are remembered, about one a street. */
const PATTERNS = 40_000;
const patterns = new RecentMap<string, PatternReading>(PATTERNS);

/**
 * Reads an address into the form in which addresses are compared. The address need not be British: a foreign
 * postcode counts as it is written.
 */
export function readAddress(fields: AddressFields): ComparableAddress {
  const { lines, town, postcode, udprn } = fields;
  if (postcode === '' && town === '' && udprn === '' && lines.every((line) => line === '')) return NO_ADDRESS;
  if (udprn !== '') return readWritten(fields);
  const pattern = patternOf(fields);
  if (pattern === undefined) return readWritten(fields);
  const known = patterns.get(pattern.key);
  if (known !== undefined) return filled(known, pattern);
  const address = readWritten(fields);
  const reading = readingOf(address, pattern);
  if (reading !== undefined) patterns.set(pattern.key, reading);
  return address;
}

/** Reads an address, unless it is the same as an earlier one to the last character. */
function readWritten(fields: AddressFields): ComparableAddress {
  const { lines, town, county, postcode, udprn } = fields;
  const written = `${lines.join('\n')}\n\t${town}\t${county}\t${postcode}\t${udprn}`;
  let address = recent.get(written);
  if (address === undefined) {
    address = readInFull(fields);
    recent.set(written, address);
  }
  return address;
}

/** As {@link readAddress}, but looks only at this address. */
export function readInFull({ lines, town, county, postcode, udprn }: AddressFields): ComparableAddress {
  const { stair, rest } = stairApart(flatMended(lines).map(slashMended));
  const parsed = parseAddress({ lines: rest, town, county, postcode });
  const { name, number } = numberApart(parsed.buildingName);
  const places = [
    name === '' ? '' : parsed.organisation,
    parsed.dependentThoroughfareName + parsed.dependentThoroughfareDescriptor,
    parsed.doubleDependentLocality,
    parsed.dependentLocality,
  ];
  return {
    udprn,
    postcode: postcodeForm(parsed.postcode === '' ? postcode : parsed.postcode),
    number: parsed.buildingNumber || number || (parsed.poBox === '' ? '' : `PO${parsed.poBox}`),
    unit: stair === '' ? unitForm(parsed.subBuildingName) : stair,
    building: placeForm(name === '' ? parsed.organisation : name),
    street: streetForm(`${parsed.thoroughfareName} ${parsed.thoroughfareDescriptor}`),
    places: places.map(placeForm).filter(Boolean),
    town: oneWord(parsed.postTown === '' ? town : parsed.postTown),
  };
}

/**
 * The first word of a line, if a number follows it. It may be a misspelt `Flat`: for example `Flatt 14`,
 * `Flta 3` or `Flt 2`. The parser does not know misspellings of the word, and would take the number for part
 * of the building's name.
 */
const FIRST_WORD = /^([a-z]{3,5})(?=\.?\s+(?:no\.?\s*)?\d)/i;

function flatMended(lines: readonly string[]): readonly string[] {
  const [first = '', ...others] = lines;
  const word = FIRST_WORD.exec(first)?.[1];
  if (word === undefined || editDistance(word.toUpperCase(), 'FLAT', 1) !== 1) return lines;
  return [`Flat${first.slice(word.length)}`, ...others];
}

/** The number of a flat and of a house before a street, in either order: `7/67 Yew Road`, `145/7 Leith Walk`. */
const SLASHED = /^(\d{1,4})\/(\d{1,4}) +(?=[a-z]{2})/i;

/** Numbers that are this close and both odd or both even are those of one wide building: `7/9 High Street`. */
const WIDEST = 8;

/**
 * Writes `7/67 Yew Road` as `Flat 7, 67 Yew Road`. Some people write the flat first and others the house, so the
 * higher number is taken for the house.
 */
function slashMended(line: string): string {
  const [written = '', first = '', second = ''] = SLASHED.exec(line) ?? [];
  if (written === '') return line;
  const [one, other] = [Number(first), Number(second)];
  if (other > one && other - one <= WIDEST && (other - one) % 2 === 0) return line;
  return `Flat ${Math.min(one, other)}, ${Math.max(one, other)} ${line.slice(written.length)}`;
}

/**
 * The floor and door on a Scottish stair, before a house number or alone: for example `1/2`, `3F1`, `GF2` or
 * `PF`.
 */
const STAIR = /^((?:\d{1,2}|G|B|P|LG)(?:F\d{0,2}|\/\d{1,2}))(?:,|\s*$|\s+(?=\d))/i;

/** Takes the floor and door of a stair off the first line. The parser would take them for a building. */
function stairApart(lines: readonly string[]): { stair: string; rest: readonly string[] } {
  const [first = '', ...others] = lines;
  const [label = '', stair] = STAIR.exec(first) ?? [];
  if (stair === undefined) return { stair: '', rest: lines };
  const rest = [first.slice(label.length).trim(), ...others];
  return { stair: stair.toUpperCase().replace('/', 'F'), rest };
}

/** Returns a British postcode without its space. Any other postcode stays as it is written, as one word. */
function postcodeForm(text: string): string {
  if (text === '') return '';
  const compact = compactPostcode(text);
  const read = compact === undefined ? undefined : readCompact(compact);
  return read === undefined ? oneWord(text) : read.outward + read.inward;
}

/**
 * Splits the number off the end of a building name, where the Postcode Address File has it: `Rose Villa 12A`.
 */
function numberApart(buildingName: string): { name: string; number: string } {
  const found = /\b\d+[A-Za-z]?(?:-\d+[A-Za-z]?)?$/.exec(buildingName);
  return found === null
    ? { name: buildingName, number: '' }
    : { name: buildingName.slice(0, found.index).trimEnd(), number: found[0].toUpperCase() };
}

/**
 * Returns the number of a flat without its label. For example, Flat 3, Apartment 3 and Unit No. 3 all give
 * `3`.
 */
function unitForm(subBuilding: string): string {
  if (subBuilding === '') return '';
  const [, label] = /(?:^|\s)(\d+\s?[A-Za-z]?|[A-Za-z]\d*)$/.exec(subBuilding) ?? [];
  if (label !== undefined) return label.replace(/\s/g, '').toUpperCase();
  return nameForm(subBuilding)
    .replace(/\b(?:FLAT|OFFICE|SUITE|FLR|FL)\b/g, '')
    .trim();
}

function streetForm(street: string): string {
  return street === ' ' ? '' : oneWord(street.replace(/^Saint /i, 'St '));
}

const placeForm = streetForm;

function oneWord(text: string): string {
  return text === '' ? '' : nameForm(text).replaceAll(' ', '');
}
