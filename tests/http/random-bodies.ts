import { randomNumbers } from '../../src/random-numbers.ts';

/** Random choices that are the same for the same seed. */
export class Random {
  /** Returns a number from 0 up to, not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }
}

/** Texts that parsers and checks may stumble over. */
// biome-ignore format: a list to be scanned
const TOKENS = [
  'null', 'true', '-', '1e999', '1.10', '-0', '9007199254740993', '0x1', 'NaN', '""', '"\\ud800"', '"\\u0000"', '"\\x"',
  '{', '}', '[', ']', '[[', '{"a":', ',', ':', '"', '\\', '\u2028', '\ufeff', 'é', '👍', '\0', '"__proto__":', '"constructor":',
  '"name":', '"columns":', '"records":', '"blockNumber":', '"completed":', '"2025-02-30"', '"Contacts"', ' ', '\n',
];

// biome-ignore format: a list to be scanned
const NAMES = ['name', 'columns', 'records', 'x', 'd', '__proto__', 'constructor', 'toString', '', 'a\nb', '0', 'Contacts'];

// biome-ignore format: a list to be scanned
const SCALARS = [null, true, false, 0, 1, -1, 0.5, 2 ** 53, 1e308, '', 'x', 'contacts', 'Copy', '2025-03-31', '\0', '\ud800', '👍'];

/** A random JSON value, at most `depth` levels deep. */
function randomValue(random: Random, depth: number): unknown {
  const kind = depth === 0 ? 0 : random.below(3);
  if (kind === 0) return random.pick(SCALARS);
  const length = random.below(4);
  if (kind === 1) return Array.from({ length }, () => randomValue(random, depth - 1));
  const members = Array.from({ length }, () => [random.pick(NAMES), randomValue(random, depth - 1)]);
  return Object.fromEntries(members);
}

/**
 * A random body: bytes, a random sequence of tokens, a random value, or a changed one of `seeds` (valid
 * bodies, in which `#` stands for a random number).
 */
export function randomBody(random: Random, seeds: readonly string[]): Buffer {
  const seed = random.pick(seeds).replaceAll('#', String(random.below(1_000_000)));
  switch (random.below(6)) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
    case 1:
      return Buffer.from(Array.from({ length: random.below(40) }, () => random.pick(TOKENS)).join(''));
    case 2:
      return Buffer.from(JSON.stringify(randomValue(random, 5)));
    case 3:
      return Buffer.from(withRandomMember(random, seed));
    case 4:
      return withChangedBytes(random, seed);
    default:
      return Buffer.from(withChangedText(random, seed));
  }
}

function withRandomMember(random: Random, seed: string): string {
  const body = JSON.parse(seed) as Record<string, unknown>;
  const name = random.pick([...Object.keys(body), ...NAMES]);
  return JSON.stringify({ ...body, [name]: randomValue(random, 4) });
}

function withChangedText(random: Random, seed: string): string {
  let text = seed;
  for (let changes = 1 + random.below(4); changes > 0; changes--) {
    const at = random.below(text.length + 1);
    const to = at + random.below(6);
    const put = random.pick(['', random.pick(TOKENS), text.slice(at, to).repeat(2)]);
    text = text.slice(0, at) + put + text.slice(to);
  }
  return text;
}

function withChangedBytes(random: Random, seed: string): Buffer {
  const bytes = Buffer.from(seed);
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    bytes[random.below(bytes.length)] = random.below(256);
  }
  return bytes;
}
