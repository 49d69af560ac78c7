import type { WelshAlternative } from '../address/alternatives.ts';
import type { Counties, DeliveryPoint } from '../address/delivery-point.ts';

/*
 * What importers give the builder: rows of plain data, each complete in itself, in batches, in any order. One importer
 * reads one file format and knows nothing of the others; the builder brings together what belongs together.
 */

/** One file, or set of files that belong together, opened for import. */
export interface RowSource {
  /** What the manifest calls it: the file's name as the user knows it, without the folder it was found in. */
  readonly name: string;
  /** The layout that was found, in words: `CSV PAF, 20 columns`. */
  readonly layout: string;
  /** The edition that the files themselves name (`Y24M05`); empty where they name none. */
  readonly edition: string;
  /** The notice that must be shown with the data, word for word; empty where there is none. */
  readonly licence: string;
  /** Whether the addresses in it are made up: a file built from it says so everywhere. */
  readonly invented: boolean;
  /** Set for a list of addresses that somebody drew up, which says nothing of addresses that are not on it. */
  readonly isList?: boolean;
  /** How many bytes there are to read, in the unit of {@link RowBatch.bytesRead}. */
  readonly bytes: number;
  batches(): AsyncIterable<RowBatch> | Iterable<RowBatch>;
}

/** Some rows of one file: a thousand or so at a time is quickest. */
export interface RowBatch {
  /** As in {@link BadRow}. */
  readonly file: string;
  readonly rows: readonly Row[];
  /** The line, from 1, that each of `rows` began on. */
  readonly lines: readonly number[];
  readonly badRows: readonly BadRow[];
  /** Of the source, since its beginning. */
  readonly bytesRead: number;
}

/** One row of an import. A postcode may be in any form; the builder reads it, and reports the row where it cannot. */
export type Row =
  | { readonly kind: 'address'; readonly address: AddressRow }
  | { readonly kind: 'welsh'; readonly welsh: WelshRow }
  | { readonly kind: 'alias'; readonly alias: AliasRow }
  | { readonly kind: 'premise-location'; readonly location: PremiseLocationRow }
  | { readonly kind: 'postcode-location'; readonly location: PostcodeLocationRow }
  | { readonly kind: 'postcode-counties'; readonly postcode: string; readonly counties: Counties }
  /** The name that belongs to a code of a {@link PostcodeLocationRow}. */
  | { readonly kind: 'area-name'; readonly code: string; readonly name: string };

/** What sort of address a record of the file is. The last two are left out of an answer unless asked for. */
export type AddressKind = 'delivery-point' | 'multiple-residence' | 'not-yet-built';

/** An address. A multiple residence has its parent's elements with its own premise, and its parent's UDPRN. */
export interface AddressRow {
  readonly kind: AddressKind;
  readonly point: DeliveryPoint;
  /** Of a multiple residence: its own number, which never coincides with a UDPRN. 0 otherwise. */
  readonly umprn: number;
  /** Where the premise stands, if the row itself says so. A {@link PremiseLocationRow} is not needed then. */
  readonly premise?: Premise;
}

/** Names the delivery point that a row belongs to: by UDPRN, or by the key of the Mainfile where that is 0. */
export interface PointReference {
  readonly udprn: number;
  readonly addressKey: number;
  readonly organisationKey: number;
  readonly postcodeType: 'S' | 'L' | '';
}

/** The Welsh form of a delivery point's streets and localities. */
export interface WelshRow {
  readonly of: PointReference;
  readonly welsh: WelshAlternative;
}

/**
 * Another name by which people know a street, a locality or one delivery point. It is never printed by itself. Names
 * are compared without regard to case.
 */
export type AliasRow =
  | {
      readonly kind: 'thoroughfare';
      readonly alias: string;
      /** Name and descriptor as one text, as in each of the following; empty where the street has none. */
      readonly thoroughfare: string;
      readonly dependentThoroughfare: string;
      readonly doubleDependentLocality: string;
      readonly dependentLocality: string;
      readonly postTown: string;
    }
  | {
      readonly kind: 'locality';
      readonly alias: string;
      /** The alias is that of the smallest place named: of the post town where both localities are empty. */
      readonly doubleDependentLocality: string;
      readonly dependentLocality: string;
      readonly postTown: string;
      /** Where in the locality the alias is used: `CH2`. Empty for all of it. */
      readonly outwardCode: string;
    }
  | { readonly kind: 'delivery-point'; readonly alias: string; readonly of: PointReference };

/** Where one premise stands, and its Unique Property Reference Number: 0 where it is not known. */
export interface Premise {
  readonly uprn: number;
  /** Metres on the grid of its country, as in {@link PostcodeLocationRow}. Both 0 where they are not known. */
  readonly easting: number;
  readonly northing: number;
}

/** The premise of a delivery point, from a source that knows it by its UDPRN. */
export interface PremiseLocationRow extends Premise {
  readonly udprn: number;
}

/** Where a postcode is and which areas it lies in. Metres on the grid of its country; codes of the GSS. */
export interface PostcodeLocationRow {
  readonly postcode: string;
  readonly easting: number;
  readonly northing: number;
  /** `osgb` for Great Britain, `irish` for Northern Ireland, `none` where the source gives no coordinates. */
  readonly grid: 'osgb' | 'irish' | 'none';
  readonly countyCode: string;
  readonly districtCode: string;
  readonly wardCode: string;
  readonly countryCode: string;
  readonly constituencyCode: string;
  /** The month since which no post goes there, `YYYYMM`; empty while it is in use. */
  readonly terminated: string;
}

/** A row that could not be read. */
export interface BadRow {
  /** The file's name as the user knows it, without the folder it was found in. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** A sentence. */
  readonly reason: string;
}
