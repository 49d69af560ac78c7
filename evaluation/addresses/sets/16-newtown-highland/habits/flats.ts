import { type Draft, restyle } from '../draft.ts';

/** The mark of a flat as people write it; empty if the address is not a flat with a mark. */
export function markOf({ entry, text }: Draft): string {
  const { unit } = entry;
  return unit.kind === 'flat' && text.unit !== '' ? unit.mark.toUpperCase() : '';
}

/** A flat by its number alone in a house with a number. */
export function isPlainFlat(draft: Draft): boolean {
  return /^\d+$/.test(markOf(draft)) && /^\d+$/.test(draft.text.number) && draft.text.building === '';
}

/** Writes a flat with a word, so that it is no longer one piece with its building. */
export function reword(draft: Draft, text: string): boolean {
  if (!restyle(draft, 'unit', text)) return false;
  draft.isJoined = false;
  draft.isBare = false;
  return true;
}
