import { editDistance } from '../text/edit-distance.ts';

/**
 * The candidate that `name` was most likely meant to be, or undefined if none is close. A third of the
 * letters may be wrong, and in a short name one letter. Two swapped neighbours count as one wrong letter.
 * Letter case is ignored. Names of more than 64 letters are not compared.
 */
export function closest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = editDistance(name.toLowerCase(), candidate.toLowerCase(), fewest - 1);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** `; did you mean CANDIDATE?` if a candidate is close, otherwise the empty string. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const near = closest(name, candidates);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** `Unknown KIND NAME; did you mean CANDIDATE?`, or a list of the names if none is close. */
export function unknownName(kind: string, name: string, candidates: readonly string[]): string {
  const unknown = `Unknown ${kind} ${clip(name)}`;
  if (candidates.length === 0) return `${unknown}: there are none.`;
  return unknown + (didYouMean(name, candidates) || `; it must be ${oneOf(candidates)}.`);
}

/** Adds a full stop unless the text already ends like a sentence. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** `one of a, b or c`, shortened after twenty names. */
export function oneOf(names: readonly string[]): string {
  const [first, ...others] = names;
  if (first !== undefined && others.length === 0) return first;
  if (names.length > 20) return `one of ${names.slice(0, 20).join(', ')}, …`;
  return `one of ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Shortens a text for a message. */
export function clip(text: string, length = 60): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
