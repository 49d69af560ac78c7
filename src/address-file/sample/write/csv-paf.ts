import { join } from 'node:path';
import type { Streets } from '../../../address/delivery-point.ts';
import { joinThoroughfare } from '../../../address/thoroughfare.ts';
import type { SampleLocality, SamplePoint, SamplePostcode } from '../sample-postcode.ts';
import { BufferedFile } from './buffered-file.ts';
import type { DeliveryWriter } from './delivery-writer.ts';

/**
 * Writes the CSV products of PAF: delivery points, Welsh alternatives, planned addresses, residences and
 * aliases. They have no header, and only the alias files are quoted.
 */
export class CsvPafWriter implements DeliveryWriter {
  readonly #files: Readonly<Record<(typeof NAMES)[number], BufferedFile>>;
  readonly #extended: boolean;

  /** @param columns of CSV PAF itself: 20 with keys and households, or 16 without */
  constructor(folder: string, columns: 16 | 20) {
    this.#extended = columns === 20;
    this.#files = Object.fromEntries(
      NAMES.map((name) => [name, new BufferedFile(join(folder, name))]),
    ) as unknown as Record<(typeof NAMES)[number], BufferedFile>;
  }

  postcode(postcode: SamplePostcode): void {
    const files = this.#files;
    const { welsh } = postcode;
    const start = startOf(postcode.postcode, postcode.locality, postcode.streets);
    let text = '';
    for (const point of postcode.points) text += start + this.#rest(point, postcode.locality);
    files['CSV PAF/CSV PAF.csv'].write(text);
    if (welsh !== undefined) {
      const welshStart = startOf(postcode.postcode, welsh.locality, welsh.streets);
      text = '';
      for (const point of postcode.points) text += welshStart + this.#rest(point, welsh.locality);
      files['CSV PAF/CSV PAF Welsh.csv'].write(text);
    }
    for (const point of postcode.notYetBuilt) {
      files['CSV NOT YET BUILT/CSV Not Yet Built.csv'].write(`${start}${plain(point)}\r\n`);
    }
    this.#residences(postcode, start);
    this.#aliases(postcode);
  }

  end(): void {
    for (const file of Object.values(this.#files)) file.close();
  }

  abandon(): void {
    this.end();
  }

  /** The columns from the building number to the end of the row. */
  #rest(point: SamplePoint, { key }: SampleLocality): string {
    return this.#extended
      ? `${plain(point)},${point.addressKey},${point.organisationKey},${point.households},${key}\r\n`
      : `${plain(point)}\r\n`;
  }

  #residences({ residences }: SamplePostcode, start: string): void {
    for (const { parent, umprn, subBuildingName } of residences) {
      const { buildingNumber, buildingName, department, organisation, udprn, postcodeType } = parent;
      const premises = `${buildingNumber},${buildingName},${parent.subBuildingName},${department},${organisation}`;
      const identity = `${udprn},${postcodeType},${indicator(parent)},${parent.deliveryPointSuffix}`;
      this.#files['CSV MULRES/CSV Multiple Residence.csv'].write(
        `${start}${premises},${identity},0,,${subBuildingName},,,${umprn}, \r\n`,
      );
    }
  }

  #aliases({ streetAlias, locality, streets, points }: SamplePostcode): void {
    if (streetAlias !== '') {
      const { postTown, dependentLocality, doubleDependentLocality, key } = locality;
      const { main, dependent } = written(streets);
      const places = [postTown, dependentLocality, doubleDependentLocality];
      this.#files['CSV ALIAS/CSV Alias Thoroughfare.csv'].write(
        quoted([streetAlias, ...places, main, dependent, String(key).padStart(6, '0')]),
      );
    }
    for (const point of points) {
      if (point.alias === '') continue;
      const identity = [String(point.addressKey), String(point.organisationKey), point.postcodeType];
      this.#files['CSV ALIAS/CSV Alias Delivery Point.csv'].write(
        quoted([...identity, 'BN', 'C', point.alias]),
      );
    }
  }
}

const NAMES = [
  'CSV PAF/CSV PAF.csv',
  'CSV PAF/CSV PAF Welsh.csv',
  'CSV NOT YET BUILT/CSV Not Yet Built.csv',
  'CSV MULRES/CSV Multiple Residence.csv',
  'CSV ALIAS/CSV Alias Thoroughfare.csv',
  'CSV ALIAS/CSV Alias Delivery Point.csv',
] as const;

/** The columns from the postcode to the dependent street, which all addresses of a postcode share. */
function startOf(postcode: string, locality: SampleLocality, streets: Streets): string {
  const { postTown, dependentLocality, doubleDependentLocality } = locality;
  const { main, dependent } = written(streets);
  return `${postcode},${postTown},${dependentLocality},${doubleDependentLocality},${main},${dependent},`;
}

/** The columns from the building number to the delivery point suffix. */
function plain(point: SamplePoint): string {
  return (
    `${point.buildingNumber},${point.buildingName},${point.subBuildingName},${point.poBox},${point.department},` +
    `${point.organisation},${point.udprn},${point.postcodeType},${indicator(point)},${point.deliveryPointSuffix}`
  );
}

/** `Y`, or a space if it is not set. The column is never empty. */
function indicator({ smallUserOrganisation }: SamplePoint): string {
  return smallUserOrganisation ? 'Y' : ' ';
}

function written(streets: Streets) {
  return {
    main: joinThoroughfare(streets.thoroughfareName, streets.thoroughfareDescriptor),
    dependent: joinThoroughfare(streets.dependentThoroughfareName, streets.dependentThoroughfareDescriptor),
  };
}

function quoted(fields: readonly string[]): string {
  return `"${fields.join('","')}"\r\n`;
}
