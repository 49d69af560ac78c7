import { InvalidArgumentError } from 'commander';

/** Reads a share: `5%` or `0.05`. */
export function share(text: string): number {
  const [, figure, percent] = /^(\d+(?:\.\d+)?)\s*(%)?$/.exec(text.trim()) ?? [];
  const value = percent === undefined ? Number(figure) : Number(figure) / 100;
  if (figure === undefined || value > 1) throw new InvalidArgumentError('Say it as 5% or 0.05.');
  return value;
}
