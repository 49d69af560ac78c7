import type { Random } from '../../random.ts';

/** A random time in seconds, and how to print it. */
export function lasting(random: Random, least: number, most: number): { seconds: number; during: string } {
  const seconds = least + random.next() * (most - least);
  return { seconds, during: `${seconds.toFixed(1)} s` };
}
