import { parseAddress } from '../../address/parse/parse-address.ts';
import { compactPostcode, readCompact } from '../../address/postcode.ts';
import { RecentMap } from '../../caches/recent-map.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { nameForm } from '../name/compare/normal-form.ts';
import { type ComparableAddress, NO_ADDRESS } from './comparable-record.ts';

/** The address columns of a record, as they stand. */
export interface AddressFields {
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  /** Of an address that was cleansed. */
  readonly udprn: string;
}

/** Addresses kept: those of one household stand together in most files, and reading one takes most of the reading of a record. */
const KEPT = 2000;
const recent = new RecentMap<string, ComparableAddress>(KEPT);

/** Reads an address into the form that is compared. It need not be British: a foreign postcode counts as it is written. */
export function readAddress(fields: AddressFields): ComparableAddress {
  const { lines, town, county, postcode, udprn } = fields;
  if (postcode === '' && town === '' && udprn === '' && lines.every((line) => line === '')) return NO_ADDRESS;
  const written = `${lines.join('\n')}\n\t${town}\t${county}\t${postcode}\t${udprn}`;
  let address = recent.get(written);
  if (address === undefined) {
    address = read(fields);
    recent.set(written, address);
  }
  return address;
}

function read({ lines, town, county, postcode, udprn }: AddressFields): ComparableAddress {
  const { stair, rest } = stairApart(flatMended(lines));
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

/** `Flatt 14`, `Flta 3`, `Flt 2`: the parser knows no slips in the word, and would take the number for part of the building's name. */
const FIRST_WORD = /^([a-z]{3,5})(?=\.?\s+(?:no\.?\s*)?\d)/i;

function flatMended(lines: readonly string[]): readonly string[] {
  const word = FIRST_WORD.exec(lines[0] ?? '')?.[1];
  if (word === undefined || editDistance(word.toUpperCase(), 'FLAT', 1) !== 1) return lines;
  return [`Flat${lines[0]!.slice(word.length)}`, ...lines.slice(1)];
}

/** A floor and a door of a Scottish stair, before a house number or by themselves: `1/2`, `3F1`, `GF2`, `PF`. */
const STAIR = /^((?:\d{1,2}|G|B|P|LG)(?:F\d{0,2}|\/\d{1,2}))(?:,|\s*$|\s+(?=\d))/i;

/** Takes it off the first line that has one; the parser knows it for a building. */
function stairApart(lines: readonly string[]): { stair: string; rest: readonly string[] } {
  const [first = '', ...others] = lines;
  const found = STAIR.exec(first);
  if (found === null) return { stair: '', rest: lines };
  const stair = found[1]!.toUpperCase().replace('/', 'F');
  return { stair, rest: [first.slice(found[0].length).trim(), ...others] };
}

/** A postcode without its space; one that is none in Britain as it is written. */
function postcodeForm(text: string): string {
  if (text === '') return '';
  const compact = compactPostcode(text);
  const read = compact === undefined ? undefined : readCompact(compact);
  return read === undefined ? oneWord(text) : read.outward + read.inward;
}

/** `Rose Villa 12A` has the number at its end, as the Postcode Address File has it. */
function numberApart(buildingName: string): { name: string; number: string } {
  const found = /\b\d+[A-Za-z]?(?:-\d+[A-Za-z]?)?$/.exec(buildingName);
  return found === null
    ? { name: buildingName, number: '' }
    : { name: buildingName.slice(0, found.index).trimEnd(), number: found[0].toUpperCase() };
}

/** What numbers a flat, without what it calls itself: `3` of Flat 3, Apartment 3, Unit No. 3. */
function unitForm(subBuilding: string): string {
  if (subBuilding === '') return '';
  const label = /(?:^|\s)(\d+\s?[A-Za-z]?|[A-Za-z]\d*)$/.exec(subBuilding);
  if (label !== null) return label[1]!.replace(/\s/g, '').toUpperCase();
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
