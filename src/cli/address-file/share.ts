import { UsageError } from '../usage-error.ts';

/** Returns a reader of shares such as `5%` or `0.05`. @param of the noun in its messages, such as `rows` */
export function share(option: string, of: string): (text: string) => number {
  return (text) => {
    const [, figure, percent] = /^(\d+(?:\.\d+)?)\s*(%)?$/.exec(text.trim()) ?? [];
    const value = percent === undefined ? Number(figure) : Number(figure) / 100;
    if (figure !== undefined && value <= 1) return value;
    throw new UsageError(`\`${option}\` takes a share of ${of}, such as 5% or 0.05 (got ${text}).`);
  };
}
