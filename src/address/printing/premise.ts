import type { SplitName } from './split-name.ts';
/**
 * The rule of the programmer's guide by which premises are printed. X is our own rule, for a case that the
 * guide leaves out.
 */
export type PremiseRule = '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'X';

/** The printed premises of an address, without the street. */
export interface Premise {
  readonly rule: PremiseRule;
  /** Lines above the street. */
  readonly lines: readonly PremiseLine[];
  /** Printed before the first street line, or, without a street, before the first locality: `12`, `K,`. */
  readonly prefix: string;
  /** The building's number in its street: `12`, `110-114`, `189a`, `K`. Empty if it has none. */
  readonly number: string;
  /** The part of the building, if there is one: `Flat 1`, `Unit 3-4`, `A`. */
  readonly unit: string;
}

export interface PremiseLine {
  readonly kind: 'sub-building' | 'building';
  readonly text: string;
}

/** The premises on one line, without the street: `Flat 20, Victoria House, 15`. */
export function premiseLabel(premise: Premise): string {
  const { lines, prefix } = premise;
  return [...lines.map((line) => line.text), bare(prefix)].filter(Boolean).join(', ');
}

/** A prefix for a line of its own: without the comma of a single letter. */
export function bare(prefix: string): string {
  return prefix.replace(/,$/, '');
}

export function subBuildingLine(text: string): PremiseLine {
  return { kind: 'sub-building', text };
}

export function buildingLine(text: string): PremiseLine {
  return { kind: 'building', text };
}

/** A premise without a line, a number or a unit. */
export const NO_PREMISE = { lines: [], prefix: '', number: '', unit: '' } as const;

/** The number at the end of a building's name, which precedes the street. */
export function streetNumber(split: SplitName): Pick<Premise, 'prefix' | 'number'> {
  return { prefix: split.number, number: split.number };
}
