import { fill } from '../fill.ts';
import type { ElementOutcome } from '../match.ts';
import type { Found } from '../prepared/phrase.ts';

/** Which part of the address a typed word was taken for. */
export const MARK = {
  free: 0,
  street: 1,
  place: 2,
  label: 3,
  aside: 4,
  known: 5,
  name: 6,
  organisation: 7,
} as const;

/**
 * The likeness of a name that was written in another form: in the other language, as an alias, or with
 * another article, such as `Graig` for `Y Graig`. The outcome is still `agrees`.
 */
export const OTHER_FORM = 0.95;

/** How one name compares. */
export interface NameFit {
  /** `none` if neither side has a name. */
  readonly outcome: ElementOutcome | 'none';
  /** How alike the names are, from 0 to 1. */
  readonly likeness: number;
  /** Where the name stands in the typed text. Undefined if it was not found. */
  readonly found: Found | undefined;
  /** Whether it was found as that of a farm and the file does not call it one, or the other way round. */
  readonly isOtherFarm?: true;
  /** Whether it was found as that of a block with a word for any block: `Larch Flats` for Larch House. */
  readonly isOtherBlock?: true;
  /** Whether it was found with another word for the same sort of home: Hill Farmhouse for Hill Farm. */
  readonly isOtherSort?: true;
}

/** Neither side has a name. */
export const NO_NAME: NameFit = { outcome: 'none', likeness: 0, found: undefined };

/** The file has a name, but it was not written. */
export const NAME_MISSING: NameFit = { outcome: 'missing', likeness: 0, found: undefined };

/** Whether a name was found, whole or damaged. */
export function isMet({ outcome }: { readonly outcome: NameFit['outcome'] }): boolean {
  return outcome === 'agrees' || outcome === 'similar';
}

/** Marks the typed words of a name, if it was found. */
export function markName(words: Uint8Array, fit: NameFit, mark: number): void {
  if (isMet(fit) && fit.found !== undefined) fill(words, mark, fit.found.from, fit.found.to);
}
