import type { Area } from './entry.ts';

/** The names of a text that has one comma between two names. */
export function split(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

type Shared = Pick<Area, 'borough' | 'county' | 'oldCounty'>;

/** Areas, one a line: `kind; code; locality; town; other name of the town; the next town`. */
export function areas(text: string, shared: Shared): Area[] {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((part) => part.trim()));
  return lines.map(
    ([kind = '', code = '', locality = '', town = '', otherTown = '', nextTown = '']): Area => {
      const near = lines
        .filter((line) => line[3] === town && line[2] !== locality && line[2] !== '')
        .map((line) => line[2]!);
      return {
        ...shared,
        ...{ kind: kind as Area['kind'], code, locality, town, otherTown, nextTown, near },
      };
    },
  );
}
