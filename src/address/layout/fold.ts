import type { LineKind, PrintedLine } from '../printing/print.ts';
import { abbreviate } from './abbreviate.ts';
import { fitWhole, fitWords, type Room } from './fit.ts';

/** Parts put on lines, and the text for which there was no room. */
export interface Folded {
  readonly lines: string[];
  /** The omitted text, part by part. Empty unless the address is far longer than the room. */
  readonly cut: readonly string[];
}

/** The order in which parts are omitted. Post most needs the building, the street and the town. */
const leastNeeded: readonly LineKind[] = [
  'county',
  'department',
  'double-dependent-locality',
  'dependent-locality',
  'organisation',
  'dependent-thoroughfare',
  'post-town',
  'po-box',
  'sub-building',
  'building',
  'thoroughfare',
];

/**
 * Puts the parts of an address on the available lines and loses as little as possible. Each step is tried
 * only if the one before fails.
 *
 * 1. A part longer than a line is abbreviated, if that makes it fit.
 * 2. Parts stay whole. Some share a line, first those that belong together.
 * 3. Parts longer than a line continue on the next line.
 * 4. All parts are abbreviated.
 * 5. Whole parts are omitted and reported, the least needed first. If only one part is left, it keeps the
 * words that fit.
 */
export function fold(parts: readonly PrintedLine[], room: Room): Folded {
  const fitting = parts.map((part) => (part.text.length > room.length ? shortened(part, room.length) : part));
  const lines = fitWhole(fitting, room) ?? fitWords(fitting, room);
  if (lines !== undefined) return { lines, cut: [] };
  const kept = parts.map((part) => ({ kind: part.kind, text: abbreviate(part.text) }));
  const cut: string[] = [];
  for (;;) {
    const found = fitWhole(kept, room) ?? fitWords(kept, room);
    if (found !== undefined) return { lines: found, cut };
    const [only, ...others] = kept;
    if (only !== undefined && others.length === 0) return cutShort(only, room, cut);
    const given = leastNeeded.find((kind) => kept.some((part) => part.kind === kind));
    const at = kept.findLastIndex((part) => part.kind === given);
    cut.push(...kept.splice(at, 1).map(({ text }) => text));
  }
}

function shortened(part: PrintedLine, length: number): PrintedLine {
  const text = abbreviate(part.text);
  return text.length <= length ? { kind: part.kind, text } : part;
}

/**
 * Keeps as many words of a part as fit and reports the rest. Cuts inside a word only if that word alone
 * exceeds the room.
 */
function cutShort(part: PrintedLine, room: Room, cut: readonly string[]): Folded {
  let kept = start(part.text, room.lines * room.length);
  if (part.text[kept.length] !== ' ') kept = withoutLastWord(kept) || kept;
  for (;;) {
    const lines = fitWords([{ kind: part.kind, text: kept.trimEnd() }], room);
    if (lines !== undefined) return { lines, cut: [part.text.slice(kept.length).trim(), ...cut] };
    kept = withoutLastWord(kept) || start(kept, room.length);
  }
}

/** The first characters of a text. Never cuts a surrogate pair in half. */
function start(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

function withoutLastWord(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf(' '), 0));
}
