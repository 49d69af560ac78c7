import type { WelshAlternative } from '../address/alternatives.ts';
import type { Counties, DeliveryPoint } from '../address/delivery-point.ts';

/*
 * What importers give the builder: batches of rows in any order, each row complete in itself. Each importer
 * reads one file format and knows nothing of the other formats. The builder joins rows that belong to the
 * same address.
 */

/** A file, or a set of files that belong together, opened for import. */
export interface RowSource {
  /** Its name in the manifest: the file name as the user knows it, without its folder. */
  readonly name: string;
  /** The layout that was recognised, in words: `CSV PAF, 20 columns`. */
  readonly layout: string;
  /** The edition that the files name (`Y24M05`). Empty if they name none. */
  readonly edition: string;
  /** The notice that must be shown with the data, word for word. Empty if there is none. */
  readonly licence: string;
  /** Whether the addresses are made up. A file built from them says so everywhere. */
  readonly invented: boolean;
  /**
   * True for a list of addresses that somebody drew up. Such a list says nothing about addresses that are not
   * on it.
   */
  readonly isList?: boolean;
  /**
   * True if its rows depend on other sources, which must be read before it or after it, in order and by the
   * same thread.
   */
  readonly isInTurn?: boolean;
  /** How many bytes there are to read, counted like {@link RowBatch.bytesRead}. */
  readonly bytes: number;
  batches(): AsyncIterable<RowBatch> | Iterable<RowBatch>;
}

/** Some of the rows of one file. About a thousand rows per batch is fastest. */
export interface RowBatch {
  /** The file's name, as in {@link BadRow}. */
  readonly file: string;
  readonly rows: readonly Row[];
  /** The line, counted from 1, on which each of `rows` begins. */
  readonly lines: readonly number[];
  readonly badRows: readonly BadRow[];
  /** Bytes of the source read since its beginning. */
  readonly bytesRead: number;
}

/**
 * One row of an import. Its postcode may be in any form: the builder reads it, and reports the row if it
 * cannot.
 */
export type Row =
  | { readonly kind: 'address'; readonly address: AddressRow }
  | { readonly kind: 'welsh'; readonly welsh: WelshRow }
  | { readonly kind: 'alias'; readonly alias: AliasRow }
  | { readonly kind: 'premise-location'; readonly location: PremiseLocationRow }
  | { readonly kind: 'postcode-location'; readonly location: PostcodeLocationRow }
  | { readonly kind: 'postcode-counties'; readonly postcode: string; readonly counties: Counties }
  /** The name of an area whose code stands in a {@link PostcodeLocationRow}. */
  | { readonly kind: 'area-name'; readonly code: string; readonly name: string };

/** The kind of an address. Answers leave out the last two unless the caller asks for them. */
export type AddressKind = 'delivery-point' | 'multiple-residence' | 'not-yet-built';

/**
 * An address. A multiple residence has its own premise elements; all other elements and the UDPRN are its
 * parent's.
 */
export interface AddressRow {
  readonly kind: AddressKind;
  readonly point: DeliveryPoint;
  /** The number of a multiple residence, which never equals a UDPRN. 0 for other addresses. */
  readonly umprn: number;
  /** Where the premise stands, if the row says so itself. No {@link PremiseLocationRow} is needed then. */
  readonly premise?: Premise;
}

/** The delivery point that a row belongs to: its UDPRN or, if that is 0, its key in the PAF Mainfile. */
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
 * Another name by which people know a street, a locality or one delivery point. An alias is never printed by
 * itself. Names are compared without regard to case.
 */
export type AliasRow =
  | {
      readonly kind: 'thoroughfare';
      readonly alias: string;
      /**
       * Name and descriptor as one text, here and in `dependentThoroughfare`. Empty if the address has no
       * such street.
       */
      readonly thoroughfare: string;
      readonly dependentThoroughfare: string;
      readonly doubleDependentLocality: string;
      readonly dependentLocality: string;
      readonly postTown: string;
    }
  | {
      readonly kind: 'locality';
      readonly alias: string;
      /** The alias names the smallest place that is filled in: the post town if both localities are empty. */
      readonly doubleDependentLocality: string;
      readonly dependentLocality: string;
      readonly postTown: string;
      /**
       * Limits the alias to one outward code of the locality, such as `CH2`. Empty if it is used everywhere.
       */
      readonly outwardCode: string;
    }
  | { readonly kind: 'delivery-point'; readonly alias: string; readonly of: PointReference };

/** Where one premise stands, and its Unique Property Reference Number. 0 if the number is unknown. */
export interface Premise {
  readonly uprn: number;
  /**
   * Metres on the grid of its country, as in {@link PostcodeLocationRow}. Both are 0 if the position is
   * unknown.
   */
  readonly easting: number;
  readonly northing: number;
}

/** The position of a delivery point, from a source that knows it by UDPRN. */
export interface PremiseLocationRow extends Premise {
  readonly udprn: number;
}

/** Where a postcode is and which areas it lies in. Metres on the grid of its country; GSS codes for areas. */
export interface PostcodeLocationRow {
  readonly postcode: string;
  readonly easting: number;
  readonly northing: number;
  /** `osgb` for Great Britain, `irish` for Northern Ireland, `none` if the source gives no coordinates. */
  readonly grid: 'osgb' | 'irish' | 'none';
  readonly countyCode: string;
  readonly districtCode: string;
  readonly wardCode: string;
  readonly countryCode: string;
  readonly constituencyCode: string;
  /** The month in which the postcode was withdrawn (`YYYYMM`). Empty while it is in use. */
  readonly terminated: string;
}

/** A row that could not be read. */
export interface BadRow {
  /** The file's name as the user knows it, without the folder it was found in. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Why it could not be read, as a sentence. */
  readonly reason: string;
}
