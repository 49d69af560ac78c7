import { isHouseholdWord } from '../../address/normal-form/household-words.ts';
import { endOfThing } from '../../address/normal-form/labels/outside.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import { type Token, tokensOf, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { TypedAddress } from '../match.ts';
import type { ListedNames } from './remark.ts';

/*
 * Reads a typed address again without the parts that a list knows nothing of: `HQ Bty 26 ENGR, 12 Elm Road`,
 * `12 Elm Road, Leeds, DNA last visit`. It is for addresses that were not found as they are written. People add more
 * things than any catalogue of remarks has, and what an address needs is in the list.
 */

/** A reading without unlisted parts. */
export interface ListedReading {
  readonly reading: TypedAddress;
  /** Whether a part was left out that stood before all others and was no label. It may have named the house. */
  readonly isOpened: boolean;
  /** Whether a part was left out that stood behind all others. It may have been the place. */
  readonly isShortened: boolean;
}

/** What stands between the parts of a line. */
const SEPARATOR = /([,;|\n]+| [-–/] |:(?= ))/;

/** A postcode, or what may be one. */
const POSTCODE = /[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/i;

/** Kinds of words that tell parts of buildings apart. Nothing that has one is left out. */
const OF_PARTS = KIND.part | KIND.level | KIND.floor | KIND.stair | KIND.side;

/** Kinds of words that stand in names of houses and streets. */
const OF_NAMES = KIND.building | KIND.descriptor | KIND.beside;

/** A part of a line. */
interface Part {
  readonly text: string;
  /** Whether a colon stands behind it. */
  readonly isLabel: boolean;
  readonly isUnlisted: boolean;
}

/**
 * Leaves out the parts at the beginning and the end of an address that the list knows nothing of. One in the middle may
 * be the building or farm that the list lacks: `Flat 18, Windlestraw, Church Road`.
 *
 * @returns undefined if the address has no such part, or nothing else
 */
export function withoutUnlistedParts(typed: TypedAddress, listed: ListedNames): ListedReading | undefined {
  const lines = typed.lines.map((line) => partsOf(line, listed));
  const parts = lines.flat();
  const first = parts.findIndex(({ isUnlisted }) => !isUnlisted);
  const last = parts.findLastIndex(({ isUnlisted }) => !isUnlisted);
  if (first < 0 || last - first + 1 === parts.length) return undefined;
  const kept = new Set(parts.slice(first, last + 1));
  return {
    reading: {
      ...typed,
      lines: lines.map((line) =>
        line
          .filter((part) => kept.has(part))
          .map(({ text }) => text)
          .join(', '),
      ),
    },
    isOpened: parts.slice(0, first).some(({ isLabel }) => !isLabel),
    isShortened: last < parts.length - 1,
  };
}

function partsOf(line: string, { isNameWord }: ListedNames): Part[] {
  const pieces = line.split(SEPARATOR);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim();
    const tokens = tokensOf(text);
    if (tokens.length === 0) continue;
    const isLabel = pieces[at + 1] === ':';
    parts.push({ text, isLabel, isUnlisted: !POSTCODE.test(text) && isUnlisted(tokens, isNameWord) });
  }
  return parts;
}

/** In letters. Shorter words may be short forms of parts of a house: `G/F`. */
const SHORTEST_NAME = 4;

/** Whether words are hardly a part of an address: the list has few of them, and none is a word of premises. */
function isUnlisted(tokens: readonly Token[], isNameWord: ListedNames['isNameWord']): boolean {
  const words = wordsBetween(tokens, 0, tokens.length);
  if (words.some((word) => word.is(OF_PARTS) || isHouseholdWord(word.text))) return false;
  if (endOfThing(tokens, 0) !== undefined) return false;
  const last = words.at(-1);
  // `ST replace` ends like no street.
  const isOpen = last !== undefined && last.kinds === 0 && !isNameWord(last);
  if (!isOpen && words.some((word) => word.is(OF_NAMES))) return false;
  const names = words.filter((word) => !isSmall(word) && !word.is(KIND.number | KIND.letter));
  const unknown = names.filter((word) => !isNameWord(word));
  return unknown.length * 2 >= names.length && unknown.some(({ text }) => text.length >= SHORTEST_NAME);
}
