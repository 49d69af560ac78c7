import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROBLEMS, problemDocument } from '../../src/http/errors/problems.ts';
import { OAuthErrorBody } from '../../src/http/tokens/oauth-error.ts';

const page = readFileSync(new URL('../../docs/clients/errors.md', import.meta.url), 'utf8');

/** The cells of every row of the table under a heading. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('docs/clients/errors.md and the code agree', () => {
  test('on every problem: its name, status, title and meaning, in the same order', () => {
    const expected = Object.entries(PROBLEMS).map(([name, { status, title, meaning }]) => [
      `\`${name}\``,
      String(status),
      title,
      meaning,
    ]);
    expect(rowsUnder('The catalogue')).toEqual(expected);
  });

  test('on every error of the token endpoint', () => {
    const names = rowsUnder('The token endpoint').map(([name]) => name!.replaceAll('`', ''));
    expect(names).toEqual(OAuthErrorBody.properties.error.enum);
  });

  test('on the form of a problem document', () => {
    const shown = JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!) as ReturnType<typeof problemDocument>;
    const { detail, instance, errors } = shown;
    expect(shown).toEqual(problemDocument('invalid-request', detail, instance, errors));
  });
});

test('types are names of the catalogue, statuses are those of HTTP errors', () => {
  for (const [name, { status }] of Object.entries(PROBLEMS)) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status >= 500).toBe(name === 'internal' || name === 'unavailable');
  }
});

test('quotes from a request are cut', () => {
  const long = 'x'.repeat(100_000);
  const document = problemDocument('invalid-request', long, 'urn:uuid:x', { [long]: [long, 'short'] });
  expect(JSON.stringify(document).length).toBeLessThan(2000);
  expect(Object.values(document.errors!)).toEqual([[`${'x'.repeat(499)}…`, 'short']]);
});
