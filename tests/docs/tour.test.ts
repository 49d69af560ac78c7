import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { ROOT, readPage } from './page.ts';

const PAGE = 'docs/contributors/tour.md';

/** A numbered stop of the tour: a file, and the names to read in it. */
interface Stop {
  readonly number: number;
  readonly file: string;
  readonly target: string;
  readonly names: readonly string[];
}

/** `1. [src/a.ts](../../src/a.ts) `one`, `two`: what they do` */
const STOP = /^(\d+)\. \[([^\]]+)\]\(([^)]+)\) ?\n? *((?:`[^`]+`(?:, )?)+):/gm;

const stops: readonly Stop[] = [...readPage(PAGE).matchAll(STOP)].map(([, number, file, target, names]) => ({
  number: Number(number),
  file: file!,
  target: join(dirname(PAGE), target!),
  names: [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
}));

/** The first stops of walks that begin at a command of their own. */
const BEGINNINGS = ['src/cli/run-fettle.ts', 'src/cli/run/run-workflow.ts', 'src/cli/address-file/build.ts'];

const textOf = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** The files that a source file imports, in any way: `from`, `import()`, or as the module of a thread. */
function importedBy(file: string): string[] {
  const paths = textOf(file).matchAll(/(?:from |import\(|new URL\()'(\.{1,2}\/[^']+\.ts)'/g);
  return [...paths].map(([, path]) => join(dirname(file), path!));
}

test('every numbered line of the tour is a stop that this test can read', () => {
  const numbers = [...readPage(PAGE).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(stops.map(({ number }) => number)).toEqual(numbers);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test.each(stops)('stop $number: $file declares what the tour names', ({ file, target, names }) => {
  expect(target).toBe(file);
  const text = textOf(file);
  for (const name of names) {
    const declared = new RegExp(
      `\\b(?:function\\*?|class|const|let|interface|type) ${name}\\b|create function ${name}\\(`,
    );
    expect(text, `${name} in ${file}`).toMatch(declared);
  }
});

test.each(stops)('stop $number: an earlier stop leads to $file', ({ number, file, names }) => {
  if (BEGINNINGS.includes(file)) return;
  const earlier = stops.slice(0, number - 1).map((stop) => stop.file);
  const leads = file.endsWith('.sql')
    ? earlier.some((other) => textOf(other).includes(`${names[0]}(`))
    : earlier.some((other) => !other.endsWith('.sql') && importedBy(other).includes(file));
  expect(leads).toBe(true);
});

test('every link of the tour leads to a file or folder', () => {
  const links = [...readPage(PAGE).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!);
  const missing = links.filter((link) => !existsSync(new URL(join(dirname(PAGE), link), ROOT)));
  expect(missing).toEqual([]);
});
