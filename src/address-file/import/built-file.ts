import { AddressFile } from '../address-file.ts';
import type { PostcodeEntry, StoredAddress } from '../postcode-entry.ts';
import type { AddressRow, PointReference, PostcodeLocationRow, Row, RowBatch, RowSource } from '../rows.ts';

/** Postcodes in one batch. */
const BATCH_POSTCODES = 100;

/**
 * Reads a built address file as the source of the next one, so that changes can be applied without the
 * delivery that it was built from. Rebuilding a file from its own rows alone gives the same entries, with one
 * exception.
 *
 * A built file does not record whether an alias belongs to a street, a locality or a building. Each alias
 * comes back as an alias of the delivery points that have it. So residences lose it, and an address that is
 * inserted later does not inherit it.
 *
 * @throws AddressFileUnusable if the folder is not a complete, readable address file
 */
export function builtFile(folder: string): RowSource {
  const file = AddressFile.open(folder);
  const { manifest } = file;
  const bytes = Object.values(manifest.files).reduce((total, { bytes }) => total + bytes, 0);
  return {
    name: 'the previous release',
    layout: `an address file of edition ${manifest.edition}`,
    edition: manifest.edition,
    licence: [...new Set(manifest.sources.map(({ licence }) => licence).filter(Boolean))].join('\n'),
    invented: manifest.invented,
    isList: manifest.plainList === true,
    bytes,
    async *batches() {
      try {
        const share = bytes / Math.max(manifest.counts.postcodes, 1);
        let read = 0;
        let rows: Row[] = [...areaNames(file)];
        for (const entry of file.entries()) {
          rows.push(...rowsOf(entry));
          if (++read % BATCH_POSTCODES !== 0) continue;
          yield batch(rows, read * share);
          rows = [];
        }
        yield batch(rows, bytes);
      } finally {
        await file.close();
      }
    },
  };
}

/** A built file has no lines, so all its rows claim line 1. */
function batch(rows: readonly Row[], bytesRead: number): RowBatch {
  return { file: 'addresses.mdb', rows, lines: rows.map(() => 1), badRows: [], bytesRead };
}

function areaNames(file: AddressFile): Row[] {
  return file.areas.map(({ code, name }) => ({ kind: 'area-name', code, name }));
}

function* rowsOf(entry: PostcodeEntry): Generator<Row> {
  const { postcode, counties } = entry;
  yield { kind: 'postcode-location', location: locationOf(entry) };
  if (counties.postal || counties.traditional || counties.administrative)
    yield { kind: 'postcode-counties', postcode, counties };
  for (const address of entry.addresses) {
    const { kind, point, umprn, welsh, aliases } = address;
    yield { kind: 'address', address: { kind, point, umprn, ...premiseOf(address) } };
    // A row refers to a delivery point by UDPRN or key. Addresses of plain lists may have neither.
    if (kind === 'multiple-residence' || (point.udprn === 0 && point.addressKey === 0)) continue;
    const of: PointReference = point;
    if (welsh !== undefined) yield { kind: 'welsh', welsh: { of, welsh } };
    for (const alias of aliases) yield { kind: 'alias', alias: { kind: 'delivery-point', alias, of } };
  }
}

function premiseOf({ uprn, location }: StoredAddress): Pick<AddressRow, 'premise'> {
  if (uprn === 0 && location === undefined) return {};
  const { easting = 0, northing = 0 } = location ?? {};
  return { premise: { uprn, easting, northing } };
}

function locationOf({ postcode, place }: PostcodeEntry): PostcodeLocationRow {
  const grid = postcode.startsWith('BT') ? 'irish' : 'osgb';
  return {
    postcode,
    easting: place.easting,
    northing: place.northing,
    grid: place.gridReference === '' ? 'none' : grid,
    countyCode: place.countyCode ?? '',
    districtCode: place.districtCode,
    wardCode: place.wardCode,
    countryCode: place.countryCode,
    constituencyCode: place.constituencyCode ?? '',
    terminated: '',
  };
}
