import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { tokensOf, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { TypedAddress } from '../match.ts';
import { withCommasForStops } from './stops.ts';

/*
 * Reads a typed address again with a flat or room before its block: `Uriel Block, Room 5B, Station Halls` as `Room 5B,
 * Uriel Block, Station Halls`. A list may have the block and the halls as one name.
 */

/** Words that end the names of streets and of nothing else. */
const STREETS = new Set('ROAD STREET LANE AVENUE DRIVE CRESCENT TERRACE'.split(' '));

/** @returns undefined if no part stands between two names */
export function partFirst(typed: TypedAddress): TypedAddress | undefined {
  const lines = typed.lines.map(withPartFirst);
  return lines.some((line, at) => line !== typed.lines[at]) ? { ...typed, lines } : undefined;
}

function withPartFirst(line: string): string {
  const parts = (line.includes(',') ? line : withCommasForStops(line)).split(/[,\n]/);
  for (let at = 1; at + 1 < parts.length; at++) {
    const [block = '', part = '', next = ''] = parts.slice(at - 1, at + 2);
    if (!isPart(part, next) || /\d/.test(block) || !/\p{L}{3}/u.test(block)) continue;
    // The parts before a block are a firm or a person.
    return [...parts.slice(0, at - 1), part, block, ...parts.slice(at + 1)].join(',');
  }
  return line;
}

/**
 * Whether a text is a flat or room and nothing else: `Room 5B`, `Flat 10 Room B`. A number without a word must have a
 * letter, and no street may follow it: `Rose House, 14A, High Street` is number 14A.
 */
function isPart(text: string, next: string): boolean {
  const tokens = tokensOf(text);
  const labels = labelsOf(tokens);
  const [first] = labels;
  if (first === undefined || labels.at(-1)?.to !== tokens.length || first.from !== 0) return false;
  for (let at = 1; at < labels.length; at++) if (labels[at]?.from !== labels[at - 1]?.to) return false;
  const isMarked = labels.some(({ first: number, letter }) => number >= 0 || letter !== '');
  if (first.kind !== '' && wordAt(tokens, 0).is(KIND.part)) return isMarked;
  const words = tokensOf(next);
  const last = words.at(-1)?.word;
  return last !== undefined && !STREETS.has(last.text) && !/^\s*\d/.test(next) && isLettered(text);
}

/** `10C`, `2/E` */
function isLettered(text: string): boolean {
  return /^\s*\d{1,3}(?: ?\/ ?)?[a-h]\s*$/i.test(text);
}
