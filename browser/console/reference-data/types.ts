/** The answers of the routes about reference data (src/http/console/reference-data). */
export interface AreaChange {
  readonly area: string;
  readonly before: number | null;
  readonly now: number;
  readonly isFall: boolean;
}

export interface DescribedFile {
  readonly folder: string;
  readonly edition: string;
  readonly isInvented: boolean;
  readonly builtAt: string;
  readonly addresses: number;
  readonly postcodes: number;
  readonly bytes: number;
  readonly says: readonly string[];
  readonly sources: readonly {
    readonly name: string;
    readonly layout: string;
    readonly edition: string;
    readonly licence: string;
    readonly rows: number;
    readonly badRows: number;
  }[];
  readonly areas: readonly AreaChange[];
}

export interface UsedFile {
  readonly folder: string;
  readonly edition: string;
  readonly isInvented: boolean;
  readonly addresses: number;
  readonly usedFrom: string;
}

export interface SuppressionList {
  readonly name: string;
  readonly list: string;
  readonly meaning: string;
  readonly state: string;
  readonly rows: number;
  readonly badRows: number;
  readonly effective: string;
  readonly loadedAt: string;
  readonly licence: string;
  readonly isInvented: boolean;
  readonly days: number;
  readonly mostDays: number;
}

export interface ReferenceData {
  readonly inUse?: DescribedFile & { readonly days: number; readonly mostDays: number };
  readonly unusable: { readonly folder: string; readonly edition: string } | null;
  readonly previous?: UsedFile;
  readonly releases: readonly (UsedFile & { readonly id: number })[];
  readonly others: readonly (Omit<UsedFile, 'usedFrom'> & { readonly builtAt: string })[];
  readonly lists: readonly SuppressionList[];
}

/** A checked file, and whether it may take the place of the one in use. */
export interface CheckedFile extends DescribedFile {
  readonly comparedWith: string | null;
  readonly isInUse: boolean;
  readonly refusal: string | null;
}

/** A line of the answer to an order about an address file. */
export type FileNews =
  | { readonly done: number; readonly total: number }
  | { readonly checked: CheckedFile }
  | { readonly inUse: { readonly folder: string; readonly edition: string; readonly changed: boolean } }
  | { readonly refused: string };
