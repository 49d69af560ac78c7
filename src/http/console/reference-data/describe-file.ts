import { describe } from '../../../address-file/folder/describe.ts';
import type { Manifest } from '../../../address-file/folder/manifest.ts';
import { FALL_SHARE, type Release } from '../../../address-file/release/release.ts';

/** What the console shows of an address file. */
export function describeFile(folder: string, manifest: Manifest) {
  const { edition, invented, builtAt, counts, sources } = manifest;
  return {
    folder,
    edition,
    isInvented: invented,
    isPlainList: manifest.plainList === true,
    builtAt,
    addresses: counts.addresses,
    postcodes: counts.postcodes,
    bytes: Object.values(manifest.files).reduce((total, { bytes }) => total + bytes, 0),
    /** The sentences of `fettle address-file show`. */
    says: describe(manifest),
    sources: sources.map(({ name, layout, edition: delivered, licence, rows, badRows }) => ({
      name,
      layout,
      edition: delivered,
      licence,
      rows,
      badRows,
    })),
  };
}

export interface AreaChange {
  readonly area: string;
  /** Null if there is no file to compare with. */
  readonly before: number | null;
  readonly now: number;
  /** Whether the area lost more than the usual share of its addresses, so that a person should look at it. */
  readonly isFall: boolean;
}

/** The addresses of each postcode area, compared with another file. */
export function areaChanges(
  now: { readonly areas: Manifest['areas']; readonly invented: boolean },
  before: Pick<Release, 'areas' | 'invented'> | undefined,
  fallShare = FALL_SHARE,
): AreaChange[] {
  // The counts of invented and real addresses cannot be compared.
  const other = before?.invented === now.invented ? before.areas : undefined;
  const names = new Set([...Object.keys(now.areas), ...Object.keys(other ?? {})]);
  return [...names].sort().map((area) => {
    const count = now.areas[area]?.addresses ?? 0;
    if (other === undefined) return { area, before: null, now: count, isFall: false };
    const earlier = other[area]?.addresses ?? 0;
    return { area, before: earlier, now: count, isFall: earlier - count > fallShare * earlier };
  });
}
