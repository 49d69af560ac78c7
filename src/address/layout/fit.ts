import type { LineKind, PrintedLine } from '../printing/print.ts';

/** The room for an address. */
export interface Room {
  readonly lines: number;
  /** The most characters on a line. */
  readonly length: number;
  /** What separates two parts on a line: `, `, or a space if commas are unwanted. */
  readonly separator: string;
}

/**
 * The cost of joining a part to the one before, for parts that belong together. These are joined before any
 * others.
 */
const joinCostOfPair = new Map([
  ['sub-building building', 1],
  ['dependent-thoroughfare thoroughfare', 2],
  ['double-dependent-locality dependent-locality', 2],
  ['organisation department', 2],
  ['post-town county', 3],
]);

/**
 * The cost of joining any other part to the one before. The post town shares a line only if nothing else
 * works.
 */
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

/** Continuing a part on the next line costs more than any number of joins. */
const WRAP_COST = 1000;

/** A piece of text that is never split. */
interface Token {
  readonly text: string;
  /** The cost of starting a line with it. */
  readonly breakCost: number;
  /** The cost of putting it on the line of the previous token, and the text between the two. */
  readonly joinCost: number;
  readonly joint: string;
}

/** Puts parts on lines at the least cost, without splitting any. Undefined if there is not enough room. */
export function fitWhole(parts: readonly PrintedLine[], room: Room): string[] | undefined {
  if (parts.length <= room.lines && parts.every((part) => part.text.length <= room.length)) {
    return parts.map((part) => part.text);
  }
  return cheapest(
    parts.map((part, at) => wholeToken(part, parts[at - 1], room)),
    room,
  );
}

/**
 * Puts parts on lines at the least cost, splitting them between words if necessary. Undefined if there is not
 * enough room.
 */
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

/** The words of a text. Words longer than a line are cut into pieces of one line each. */
function pieces(text: string, length: number): string[] {
  return text.split(' ').flatMap((word) => (word.length <= length ? [word] : chunks(word, length)));
}

function chunks(word: string, length: number): string[] {
  const found: string[] = [];
  let chunk = '';
  for (const character of word) {
    if (chunk.length + character.length > length) {
      found.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  return [...found, chunk];
}

/**
 * The cheapest way to put the tokens, in order, on at most `room.lines` lines. Dynamic programming over
 * (lines used, tokens placed). The work is bounded by lines × tokens × tokens per line. Among equally cheap
 * ways, prefers to fill the earlier lines.
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
    const ends: LineEnds = { costs: next, starts: start };
    for (let from = 0; from < count; from++) {
      if (costs[from] !== Number.POSITIVE_INFINITY) extendLine(tokens, from, costs[from]!, room.length, ends);
    }
    starts.push(start);
    costs = next;
    if (costs[count]! < best.cost) best = { cost: costs[count]!, lines: line };
  }
  return best.lines === 0 ? undefined : linesOf(tokens, starts.slice(0, best.lines));
}

/** The ends of one line: for each number of tokens placed, the lowest cost, and the token the line starts with. */
interface LineEnds {
  readonly costs: Float64Array;
  readonly starts: Int32Array;
}

/** Records the cost of every line that can start at this token. */
function extendLine(
  tokens: readonly Token[],
  from: number,
  before: number,
  room: number,
  { costs, starts }: LineEnds,
): void {
  let length = 0;
  let cost = before;
  for (let to = from; to < tokens.length; to++) {
    const token = tokens[to];
    if (token === undefined) return;
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
