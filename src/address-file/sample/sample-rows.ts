import { residenceAt } from '../../address/alternatives.ts';
import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { Row, RowBatch, RowSource } from '../rows.ts';
import { generateSample, type SampleOptions } from './generate.ts';
import { INVENTED_LICENCE } from './notice.ts';
import { type SamplePoint, type SamplePostcode, welshAlternative } from './sample-postcode.ts';

/** The smallest number of rows in a batch, except the last. */
const BATCH = 1000;

/**
 * Generates the rows that importing the sample's Mainfile, postcode directory and list of UPRNs would give,
 * without writing the files. The CSV product gives the same rows except counties and the concatenation
 * indicator, which it lacks.
 */
export function* sampleRows(options: SampleOptions): Generator<Row[], void, undefined> {
  const sample = generateSample(options);
  let batch: Row[] = [];
  for (const postcode of sample.postcodes) {
    addRows(postcode, batch);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  for (const [code, name] of sample.areaNames) batch.push({ kind: 'area-name', code, name });
  yield batch;
}

/** The sample as a source for the builder. */
export function sampleSource(options: SampleOptions): RowSource {
  const name = 'Invented addresses';
  return {
    name,
    layout: `${options.addresses} generated addresses, seed ${options.seed ?? 1}`,
    edition: '',
    licence: INVENTED_LICENCE,
    invented: true,
    bytes: options.addresses,
    *batches(): Generator<RowBatch> {
      let line = 0;
      let bytesRead = 0;
      for (const rows of sampleRows(options)) {
        const lines = rows.map(() => ++line);
        bytesRead += rows.filter((row) => row.kind === 'premise-location').length;
        yield { file: name, rows, lines, badRows: [], bytesRead };
      }
    },
  };
}

function addRows(postcode: SamplePostcode, rows: Row[]): void {
  const { counties, streetAlias, locality, streets } = postcode;
  const welsh = welshAlternative(postcode);
  rows.push({ kind: 'postcode-location', location: { postcode: postcode.postcode, ...postcode.place } });
  if (counties.postal !== '') rows.push({ kind: 'postcode-counties', postcode: postcode.postcode, counties });
  if (streetAlias !== '') {
    const { postTown, dependentLocality, doubleDependentLocality } = locality;
    rows.push({
      kind: 'alias',
      alias: {
        kind: 'thoroughfare',
        alias: streetAlias,
        thoroughfare: joinThoroughfare(streets.thoroughfareName, streets.thoroughfareDescriptor),
        dependentThoroughfare: joinThoroughfare(
          streets.dependentThoroughfareName,
          streets.dependentThoroughfareDescriptor,
        ),
        doubleDependentLocality,
        dependentLocality,
        postTown,
      },
    });
  }
  for (const point of postcode.points) {
    const { udprn, addressKey, organisationKey, postcodeType, uprn, easting, northing } = point;
    const of = { udprn, addressKey, organisationKey, postcodeType };
    rows.push(
      { kind: 'address', address: { kind: 'delivery-point', point: pointAt(postcode, point), umprn: 0 } },
      { kind: 'premise-location', location: { udprn, uprn, easting, northing } },
    );
    if (welsh !== undefined) rows.push({ kind: 'welsh', welsh: { of, welsh } });
    if (point.alias !== '') {
      rows.push({ kind: 'alias', alias: { kind: 'delivery-point', alias: point.alias, of } });
    }
  }
  for (const { parent, umprn, subBuildingName } of postcode.residences) {
    const own = { organisation: '', department: '', subBuildingName, buildingName: '', buildingNumber: '' };
    const shared = { ...pointAt(postcode, parent), poBox: '' };
    const point = residenceAt(shared, { ...own, umprn, parentUdprn: parent.udprn });
    rows.push({ kind: 'address', address: { kind: 'multiple-residence', point, umprn } });
  }
  for (const planned of postcode.notYetBuilt) {
    const point = pointAt(postcode, planned);
    rows.push({ kind: 'address', address: { kind: 'not-yet-built', point, umprn: 0 } });
  }
}

/** Puts together a delivery point of a postcode. */
export function pointAt({ postcode, streets, locality }: SamplePostcode, point: SamplePoint): DeliveryPoint {
  return {
    organisation: point.organisation,
    department: point.department,
    poBox: point.poBox,
    subBuildingName: point.subBuildingName,
    buildingName: point.buildingName,
    buildingNumber: point.buildingNumber,
    dependentThoroughfareName: streets.dependentThoroughfareName,
    dependentThoroughfareDescriptor: streets.dependentThoroughfareDescriptor,
    thoroughfareName: streets.thoroughfareName,
    thoroughfareDescriptor: streets.thoroughfareDescriptor,
    doubleDependentLocality: locality.doubleDependentLocality,
    dependentLocality: locality.dependentLocality,
    postTown: locality.postTown,
    postcode,
    postcodeType: point.postcodeType,
    smallUserOrganisation: point.smallUserOrganisation,
    deliveryPointSuffix: point.deliveryPointSuffix,
    udprn: point.udprn,
    addressKey: point.addressKey,
    organisationKey: point.organisationKey,
    households: point.households,
    concatenated: point.concatenated,
  };
}
