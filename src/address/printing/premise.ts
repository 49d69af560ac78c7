/** The rule of the programmer's guide by which premises are printed; X is ours, for what the guide leaves out. */
export type PremiseRule = '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'X';

/** How the premises of an address are printed, apart from the street. */
export interface Premise {
  readonly rule: PremiseRule;
  /** Lines of their own, above the street. */
  readonly lines: readonly PremiseLine[];
  /** What stands before the first street line, or before the first locality where there is no street: `12`, `K,`. */
  readonly prefix: string;
  /** The number of the building in its street: `12`, `110-114`, `189a`, `K`. Empty where it has none. */
  readonly number: string;
  /** The part of the building, as far as it is told: `Flat 1`, `Unit 3-4`, `A`. */
  readonly unit: string;
}

export interface PremiseLine {
  readonly kind: 'sub-building' | 'building';
  readonly text: string;
}

/** The premises on one line without the street: `Flat 20, Victoria House, 15`. */
export function premiseLabel(premise: Premise): string {
  const { lines, prefix } = premise;
  return [...lines.map((line) => line.text), bare(prefix)].filter(Boolean).join(', ');
}

/** A prefix that stands alone: without the comma of a single letter. */
export function bare(prefix: string): string {
  return prefix.replace(/,$/, '');
}

export function subBuildingLine(text: string): PremiseLine {
  return { kind: 'sub-building', text };
}

export function buildingLine(text: string): PremiseLine {
  return { kind: 'building', text };
}
