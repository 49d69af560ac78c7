import { join } from 'node:path';
import type { Streets } from '../../../address/delivery-point.ts';
import type { Sample } from '../generate.ts';
import type { SampleLocality, SamplePoint, SamplePostcode } from '../sample-postcode.ts';
import { AliasFile } from './alias-file.ts';
import type { DeliveryWriter } from './delivery-writer.ts';
import { digits, FixedFile, sevenCharacters } from './fixed-file.ts';
import type { MainfileKeys } from './mainfile-keys.ts';
import { NameKeys } from './name-keys.ts';
import { residenceRecord } from './residence-record.ts';

/** How many parts the addresses come in: `fpmainfl.c02` to `.c06`. */
const PARTS = 5;

/**
 * Writes the relational, fixed-width products: the Mainfile with its reference files and Welsh alternative,
 * UDPRNs, residences, planned addresses, and aliases with counties. All text is in capitals.
 */
export class MainfileWriter implements DeliveryWriter {
  readonly #folder: string;
  readonly #partSize: number;
  readonly #keys: MainfileKeys = {
    thoroughfares: new NameKeys(8),
    descriptors: new NameKeys(4),
    buildingNames: new NameKeys(8),
    subBuildingNames: new NameKeys(8),
  };
  readonly #welsh: FixedFile;
  readonly #organisations: FixedFile;
  readonly #udprns: FixedFile;
  readonly #residences: FixedFile;
  readonly #notYetBuilt: FixedFile;
  readonly #aliases: AliasFile;
  #addresses: FixedFile;
  #part = 0;
  #written = 0;

  /** @param addresses the total number of addresses */
  constructor(folder: string, addresses: number) {
    this.#folder = folder;
    this.#partSize = addresses / PARTS;
    const file = (name: string, identifier: string, length: number, lead = 7) =>
      new FixedFile(join(folder, name), { identifier, length, lead });
    this.#addresses = this.#addressPart();
    this.#welsh = file('wfmainfl.c06', 'ADDRESS', 88);
    this.#organisations = file('org.c01', 'ORGANISA', 153, 0);
    this.#udprns = file('udprn.c01', 'UDPRNFUL', 35);
    this.#residences = file('mulres.c01', 'MURESFUL', 782);
    this.#notYetBuilt = file('nybuilt.c01', 'NYBUILTK', 226);
    this.#aliases = new AliasFile(folder, this.#keys);
  }

  postcode(postcode: SamplePostcode): void {
    if (this.#written >= this.#partSize * (this.#part + 1) && this.#part + 1 < PARTS) {
      this.#addresses.end();
      this.#part++;
      this.#addresses = this.#addressPart();
    }
    const { points, welsh, residences, notYetBuilt } = postcode;
    const seven = sevenCharacters(postcode.postcode);
    const streets = this.#streets(postcode.streets);
    const inWelsh = welsh && digits(welsh.locality.key, 6) + this.#streets(welsh.streets);
    let addresses = '';
    let welshAddresses = '';
    let udprns = '';
    for (const point of points) {
      const key = digits(point.addressKey, 8);
      const premises = this.#premises(point);
      addresses += `${seven}${key}${digits(postcode.locality.key, 6)}${streets}${premises}\r\n`;
      if (inWelsh !== undefined) welshAddresses += `${seven}${key}${inWelsh}${premises}\r\n`;
      udprns += `${seven}${key}${digits(point.udprn, 8)}${digits(point.organisationKey, 8)}${identity(point)}\r\n`;
      if (point.organisation !== '') this.#organisation(point);
    }
    this.#addresses.write(addresses, points.length);
    if (inWelsh !== undefined) this.#welsh.write(welshAddresses, points.length);
    this.#udprns.write(udprns, points.length);
    this.#written += points.length;
    for (const residence of residences) {
      this.#residences.write(`${residenceRecord(postcode, residence, this.#keys)}\r\n`, 1);
    }
    for (const point of notYetBuilt) this.#planned(point, seven, postcode.locality, streets);
    this.#aliases.postcode(postcode);
  }

  end({ localities }: Sample): void {
    const { thoroughfares, descriptors, buildingNames, subBuildingNames } = this.#keys;
    for (const file of this.#streamed()) file.end();
    this.#aliases.end();
    const at = (name: string) => join(this.#folder, name);
    const places = new FixedFile(at('local.c01'), { identifier: 'LOCALITY', length: 151 });
    for (const locality of localities.all) places.write(`${localityRecord(locality)}\r\n`, 1);
    places.end();
    thoroughfares.write(at('thfare.c01'), { identifier: 'THOROUGH', length: 68 });
    descriptors.write(at('thdesc.c01'), { identifier: 'THDESCRI', length: 30 });
    buildingNames.write(at('bname.c01'), { identifier: 'BUILDING', length: 58 });
    subBuildingNames.write(at('subbname.c01'), { identifier: 'SUBBUILD', length: 38 });
  }

  abandon(): void {
    for (const file of this.#streamed()) file.abandon();
    this.#aliases.abandon();
  }

  #streamed(): FixedFile[] {
    return [
      this.#addresses,
      this.#welsh,
      this.#organisations,
      this.#udprns,
      this.#residences,
      this.#notYetBuilt,
    ];
  }

  #addressPart(): FixedFile {
    const name = `fpmainfl.c0${this.#part + 2}`;
    return new FixedFile(join(this.#folder, name), { identifier: 'ADDRESS', length: 88, lead: 7 });
  }

  /** The keys of street, descriptor, dependent street and its descriptor: 24 characters. */
  #streets(streets: Streets): string {
    const { thoroughfares, descriptors } = this.#keys;
    return (
      thoroughfares.of(streets.thoroughfareName) +
      descriptors.of(streets.thoroughfareDescriptor) +
      thoroughfares.of(streets.dependentThoroughfareName) +
      descriptors.of(streets.dependentThoroughfareDescriptor)
    );
  }

  /** The record from the building number to its end: 43 characters. */
  #premises(point: SamplePoint): string {
    const { buildingNames, subBuildingNames } = this.#keys;
    return (
      digits(point.buildingNumber, 4) +
      buildingNames.of(point.buildingName) +
      subBuildingNames.of(point.subBuildingName) +
      digits(point.households, 4) +
      digits(point.organisationKey, 8) +
      point.postcodeType +
      (point.concatenated ? 'Y' : ' ') +
      point.deliveryPointSuffix +
      (point.smallUserOrganisation ? 'Y' : ' ') +
      digits(point.poBox, 6)
    );
  }

  /** Writes an organisation. A large user's key is its address key; all others have an organisation key. */
  #organisation(point: SamplePoint): void {
    const key = point.postcodeType === 'L' ? point.addressKey : point.organisationKey;
    const names = point.organisation.toUpperCase().padEnd(60) + point.department.toUpperCase().padEnd(84);
    this.#organisations.write(`${digits(key, 8)}${point.postcodeType}${names}\r\n`, 1);
  }

  #planned(point: SamplePoint, seven: string, locality: SampleLocality, streets: string): void {
    const { buildingNames, subBuildingNames } = this.#keys;
    this.#notYetBuilt.write(
      `${seven}${digits(point.addressKey, 8)}${digits(point.udprn, 8)}${digits(locality.key, 8)}${streets}` +
        `${digits(point.buildingNumber, 4)}${buildingNames.of(point.buildingName)}` +
        subBuildingNames.of(point.subBuildingName) +
        `${point.organisation.toUpperCase().padEnd(60)}${point.department.toUpperCase().padEnd(60)}` +
        `${point.poBox.padEnd(14)}${digits(point.households, 4)}${digits(point.organisationKey, 8)}` +
        `${point.postcodeType}${point.smallUserOrganisation ? 'Y' : ' '}${point.concatenated ? 'Y' : ' '}` +
        `${point.deliveryPointSuffix}\r\n`,
      1,
    );
  }
}

/** Postcode type, suffix and small user indicator, in the order of UDPRN records. */
function identity(point: SamplePoint): string {
  return `${point.postcodeType}${point.deliveryPointSuffix}${point.smallUserOrganisation ? 'Y' : ' '}`;
}

function localityRecord({
  key,
  postTown,
  dependentLocality,
  doubleDependentLocality,
}: SampleLocality): string {
  const names = postTown.padEnd(30) + dependentLocality.padEnd(35) + doubleDependentLocality.padEnd(35);
  return `${digits(key, 6)}${' '.repeat(45)}${names.toUpperCase()}`;
}
