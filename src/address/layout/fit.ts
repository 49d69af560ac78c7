import type { LineKind, PrintedLine } from '../printing/print.ts';

/** How much room there is. */
export interface Room {
  readonly lines: number;
  /** The most characters on one. */
  readonly length: number;
  /** What stands between two parts on one line: `, `, or a space where commas are not wanted. */
  readonly separator: string;
}

/** What joining a part to the one before it costs, where the two belong together: they are joined before any others. */
const joinCostOfPair = new Map([
  ['sub-building building', 1],
  ['dependent-thoroughfare thoroughfare', 2],
  ['double-dependent-locality dependent-locality', 2],
  ['organisation department', 2],
  ['post-town county', 3],
]);

/** What it costs otherwise, by the part that is joined. The post town shares a line only if nothing else will do. */
const joinCost: Readonly<Record<LineKind, number>> = {
  organisation: 6,
  department: 6,
  'po-box': 5,
  'sub-building': 6,
  building: 6,
  'dependent-thoroughfare': 5,
  thoroughfare: 5,
  'double-dependent-locality': 4,
  'dependent-locality': 4,
  'post-town': 12,
  county: 4,
};

/** Going on with a part on the next line costs more than any number of joins. */
const WRAP_COST = 1000;

/** A piece of text that stays in one piece. */
interface Token {
  readonly text: string;
  /** What it costs to start a line with it. */
  readonly breakCost: number;
  /** What it costs to put it on the line of the piece before, and what stands between the two. */
  readonly joinCost: number;
  readonly joint: string;
}

/** Puts parts on lines without splitting one, at the least cost; undefined where there is no room for that. */
export function fitWhole(parts: readonly PrintedLine[], room: Room): string[] | undefined {
  if (parts.length <= room.lines && parts.every((part) => part.text.length <= room.length)) {
    return parts.map((part) => part.text);
  }
  return cheapest(
    parts.map((part, at) => wholeToken(part, parts[at - 1], room)),
    room,
  );
}

/** Puts parts on lines, splitting them between words where they have to be; undefined where there is no room for them. */
export function fitWords(parts: readonly PrintedLine[], room: Room): string[] | undefined {
  const characters = parts.reduce((sum, part) => sum + part.text.length, 0);
  if (characters > room.lines * room.length) return undefined;
  const tokens = parts.flatMap((part, at) => {
    const [first = '', ...others] = pieces(part.text, room.length);
    return [
      wholeToken({ kind: part.kind, text: first }, parts[at - 1], room),
      ...others.map((text) => ({ text, breakCost: WRAP_COST, joinCost: 0, joint: ' ' })),
    ];
  });
  return cheapest(tokens, room);
}

function wholeToken(part: PrintedLine, before: PrintedLine | undefined, room: Room): Token {
  const cost = joinCostOfPair.get(`${before?.kind} ${part.kind}`) ?? joinCost[part.kind];
  return { text: part.text, breakCost: 0, joinCost: cost, joint: room.separator };
}

/** The words of a text; one that is longer than a line is cut in pieces of a line each. */
function pieces(text: string, length: number): string[] {
  return text.split(' ').flatMap((word) => (word.length <= length ? [word] : chunks(word, length)));
}

function chunks(word: string, length: number): string[] {
  const found = [''];
  for (const character of word) {
    if (found.at(-1)!.length + character.length > length) found.push(character);
    else found[found.length - 1] += character;
  }
  return found;
}

/**
 * The cheapest way to put the tokens, in order, on at most so many lines. Dynamic programming over (lines used, tokens
 * placed); the work is bounded by lines × tokens × tokens a line, and tokens by the room that there is. Of two ways that
 * cost the same, the one that fills the earlier lines is taken.
 */
function cheapest(tokens: readonly Token[], room: Room): string[] | undefined {
  const count = tokens.length;
  let costs = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const starts: Int32Array[] = [];
  let best = { cost: Number.POSITIVE_INFINITY, lines: 0 };
  for (let line = 1; line <= room.lines; line++) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
    const start = new Int32Array(count + 1).fill(-1);
    for (let from = 0; from < count; from++) {
      if (costs[from] !== Number.POSITIVE_INFINITY)
        extendLine(tokens, from, costs[from]!, room.length, next, start);
    }
    starts.push(start);
    costs = next;
    if (costs[count]! < best.cost) best = { cost: costs[count]!, lines: line };
  }
  return best.lines === 0 ? undefined : linesOf(tokens, starts.slice(0, best.lines));
}

/** Notes the cost of every line that can start at this token. */
function extendLine(
  tokens: readonly Token[],
  from: number,
  before: number,
  room: number,
  costs: Float64Array,
  starts: Int32Array,
): void {
  let length = 0;
  let cost = before;
  for (let to = from; to < tokens.length; to++) {
    const token = tokens[to]!;
    cost += to === from ? token.breakCost : token.joinCost;
    length += token.text.length + (to === from ? 0 : token.joint.length);
    if (length > room) return;
    if (cost <= costs[to + 1]!) {
      costs[to + 1] = cost;
      starts[to + 1] = from;
    }
  }
}

function linesOf(tokens: readonly Token[], starts: readonly Int32Array[]): string[] {
  const lines: string[] = [];
  let end = tokens.length;
  for (const start of starts.toReversed()) {
    const from = start[end]!;
    lines.unshift(
      tokens
        .slice(from, end)
        .reduce((text, { joint, text: own }) => (text === '' ? own : text + joint + own), ''),
    );
    end = from;
  }
  return lines;
}
