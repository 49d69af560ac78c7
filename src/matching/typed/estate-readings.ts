import type { Word } from '../../address/normal-form/word.ts';
import type { TypedAddress } from '../match.ts';

/*
 * Reads an estate of firms or a park of caravans with another word for it: `Spur Industrial Estate` for Spur Trading
 * Estate, `Golden Sands Caravan Site` for Golden Sands Holiday Park. People take these words for one another.
 */

/** Each form of the words that mean an estate of firms, behind a word of its name. */
const ESTATE =
  /(?<=[\p{L}’'] )(?:t\/e|(?:trading|industrial|business|enterprise|commercial|ind|bus|ent|trad)\.? (?:estate|est|park|pk|units|centre|ctr)\b\.?|industrial workshops|workshops|wkshps|wkshops|units)(?![\p{L}\d]| \d)/iu;

/** What may have been meant. */
const ESTATES = [
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

/** The same for a park of caravans or lodges. */
const PARK =
  /(?<=[\p{L}’'] )(?:(?:static )?caravan (?:site|park)|holiday (?:park|village|centre|camp)|(?:mobile |park )?homes? park|park homes|(?:leisure|residential|touring|chalet|country) park)(?![\p{L}\d])/iu;

const PARKS = [
  'Caravan Park',
  'Caravan Site',
  'Holiday Park',
  'Holiday Village',
  'Home Park',
  'Mobile Home Park',
  'Residential Park',
  'Leisure Park',
] as const;

/** Returns a typed address with each of the other words for its estate or park. None if it has neither. */
export function estateReadings(typed: TypedAddress): readonly TypedAddress[] {
  return [...otherWords(typed, ESTATE, ESTATES), ...otherWords(typed, PARK, PARKS)];
}

function otherWords(typed: TypedAddress, words: RegExp, names: readonly string[]): readonly TypedAddress[] {
  const at = typed.lines.findIndex((line) => words.test(line));
  const line = typed.lines[at];
  if (line === undefined) return [];
  const written = words.exec(line)?.[0].toLowerCase();
  return names
    .filter((name) => name.toLowerCase() !== written)
    .map((name) => ({ ...typed, lines: typed.lines.with(at, line.replace(words, name)) }));
}

/** Whether the descriptor of a street is what an address calls its estate: `industrial estate`. */
export function isEstateOf(descriptor: readonly Word[], { lines }: TypedAddress): boolean {
  if (descriptor.length < 2) return false;
  const name = descriptor.map(({ text }) => text).join(' ');
  return lines.some((line) => [ESTATE, PARK].some((words) => words.exec(line)?.[0].toUpperCase() === name));
}
