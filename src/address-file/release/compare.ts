import type { AreaCounts } from '../folder/manifest.ts';

/** What a release is known by when another is compared with it. */
export interface ComparedFile {
  readonly invented: boolean;
  readonly areas: Readonly<Record<string, AreaCounts>>;
}

/** A postcode area that has lost addresses. */
export interface AreaFall {
  readonly area: string;
  readonly before: number;
  readonly after: number;
  /** The share that is missing: 0.07 is seven in a hundred. */
  readonly share: number;
}

/** Losses of fewer addresses than this are never too many: some areas have only a few dozen. */
const FEW = 10;

/** The areas that lost more than a share of their addresses, the greatest loss first. */
export function findFalls(before: ComparedFile, after: ComparedFile, share: number): AreaFall[] {
  return Object.entries(before.areas)
    .map(([area, counts]) => fallOf(area, counts.addresses, after.areas[area]?.addresses ?? 0))
    .filter((fall) => fall.share > share && fall.before - fall.after >= FEW)
    .sort((one, other) => other.share - one.share || (one.area < other.area ? -1 : 1));
}

function fallOf(area: string, before: number, after: number): AreaFall {
  return { area, before, after, share: before === 0 ? 0 : (before - after) / before };
}
