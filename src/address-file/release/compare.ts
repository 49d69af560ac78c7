import type { AreaCounts } from '../folder/manifest.ts';

/** What is needed of a release to compare it with another. */
export interface ComparedFile {
  readonly invented: boolean;
  readonly areas: Readonly<Record<string, AreaCounts>>;
}

/** A postcode area with fewer addresses than before. */
export interface AreaFall {
  readonly area: string;
  readonly before: number;
  readonly after: number;
  /** The share that is missing: 0.07 means 7 %. */
  readonly share: number;
}

/** A loss of fewer addresses than this is never too large: some areas have only a few dozen addresses. */
const FEW = 10;

/** The areas that lost more than a share of their addresses, with the greatest loss first. */
export function findFalls(before: ComparedFile, after: ComparedFile, share: number): AreaFall[] {
  return Object.entries(before.areas)
    .map(([area, counts]) => fallOf(area, counts.addresses, after.areas[area]?.addresses ?? 0))
    .filter((fall) => fall.share > share && fall.before - fall.after >= FEW)
    .sort((one, other) => other.share - one.share || (one.area < other.area ? -1 : 1));
}

function fallOf(area: string, before: number, after: number): AreaFall {
  return { area, before, after, share: before === 0 ? 0 : (before - after) / before };
}
