import { type Label, NO_LEVEL } from '../../address/normal-form/label.ts';

/** How the house number compares, or the labels of its parts. */
export type LabelOutcome = 'none' | 'agrees' | 'similar' | 'missing' | 'extra' | 'differs';

/** Whether a number, letter or part was written and is that of the door, perhaps with a slip. */
export function isAgreed(outcome: LabelOutcome): boolean {
  return outcome === 'agrees' || outcome === 'similar';
}

/** The labels of a typed address, divided once the position of the street is known. */
export interface TypedLabels {
  readonly house: Label | undefined;
  readonly parts: readonly Label[];
  /** A number in words. It may be the house number if nothing else is. */
  readonly spelled: Label | undefined;
}

/** Whether a label is a letter and nothing else: `Flat A`, `A`. */
export function isLetterAlone(label: Label): boolean {
  return (
    label.letter !== '' &&
    label.first < 0 &&
    label.level === NO_LEVEL &&
    label.side === '' &&
    label.kind !== 'block' &&
    label.kind !== 'box'
  );
}

/** Returns the index of the label that consists of this letter only, or -1. */
export function letterAt(labels: readonly Label[], letter: string): number {
  return labels.findIndex((label) => label.letter === letter && isLetterAlone(label));
}

/** Returns the index of the label that consists of this number only, or -1. */
export function numberAt(labels: readonly Label[], number: number): number {
  return labels.findIndex((label) => isNumberAlone(label, number));
}

/** Whether a label is a number without a letter and nothing else. */
export function isNumberAlone({ first, last, letter }: Label, number: number): boolean {
  return first === number && last < 0 && letter === '';
}

/** Whether a label says FLAT without saying which flat. */
export function isBare(label: Label): boolean {
  return label.first < 0 && label.letter === '' && label.level === NO_LEVEL && label.side === '';
}

/**
 * Scratch memory of `fitPremise`, which clears it: for each typed label of a part, and for each label of a part of the
 * door, 1 if the other side accounts for it.
 */
export const used = { typed: new Uint8Array(64), door: new Uint8Array(64) };
