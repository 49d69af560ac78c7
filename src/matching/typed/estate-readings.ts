import type { Word } from '../../address/normal-form/word.ts';
import type { TypedAddress } from '../match.ts';

/*
 * Reads an estate of firms with another word for it: `Spur Industrial Estate` for Spur Trading Estate, `Hill Farm
 * Units` for Hill Farm Business Units. People take these words for one another.
 */

/** Each form of the words that mean an estate of firms, behind a word of its name. */
const ESTATE =
  /(?<=[\p{L}’'] )(?:t\/e|(?:trading|industrial|business|enterprise|commercial|ind|bus|ent|trad)\.? (?:estate|est|park|pk|units|centre|ctr)\b\.?|industrial workshops|workshops|wkshps|wkshops|units)(?![\p{L}\d]| \d)/iu;

/** What may have been meant. */
const NAMES = [
  'Trading Estate',
  'Industrial Estate',
  'Business Park',
  'Industrial Park',
  'Enterprise Park',
  'Business Units',
  'Industrial Units',
  'Business Centre',
  'Enterprise Centre',
  'Workshops',
] as const;

/** Returns a typed address with each of the other words for its estate. None if it has no estate. */
export function estateReadings(typed: TypedAddress): readonly TypedAddress[] {
  const at = typed.lines.findIndex((line) => ESTATE.test(line));
  const line = typed.lines[at];
  if (line === undefined) return [];
  const written = ESTATE.exec(line)?.[0].toLowerCase();
  return NAMES.filter((name) => name.toLowerCase() !== written).map((name) => ({
    ...typed,
    lines: typed.lines.with(at, line.replace(ESTATE, name)),
  }));
}

/** Whether the descriptor of a street is what an address calls its estate: `industrial estate`. */
export function isEstateOf(descriptor: readonly Word[], { lines }: TypedAddress): boolean {
  if (descriptor.length < 2) return false;
  const name = descriptor.map(({ text }) => text).join(' ');
  return lines.some((line) => ESTATE.exec(line)?.[0].toUpperCase() === name);
}
