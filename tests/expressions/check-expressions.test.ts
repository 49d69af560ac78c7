// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of programs hold them
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXCEPTIONS } from '../../scripts/expressions/exceptions.ts';

/** Runs the checker of `npm run check` over one source file. */
function check(source: string): { status: number | null; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-expressions-'));
  writeFileSync(join(folder, 'source.ts'), source);
  const script = join(import.meta.dirname, '../../scripts/check-expressions.ts');
  const arguments_ = ['--disable-warning=ExperimentalWarning', script, folder];
  const { status, stderr } = spawnSync(process.execPath, arguments_, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

test.each([
  ['slashes that need not end the text', 'export const a = (text: string) => text.replace(/\\/+$/, "");'],
  ['the same behind a character', 'export const a = /(.)\\/+$/;'],
  ['a repetition in a repetition', 'export const a = /^(a+)+$/;'],
  ['two repetitions of the same characters', 'export const a = /^\\d+\\d*x$/;'],
  [
    'parts that are constants',
    "const DIGITS = '\\\\d+';\nexport const a = new RegExp(`^${DIGITS}${DIGITS}$`);",
  ],
  [
    'a list of constants',
    "const ALL = ['a+', '(?:a+)+b'];\nexport const a = new RegExp(`^(?:${ALL.join('|')})+$`);",
  ],
  ['parts that nobody knows', 'export const a = (text: string) => new RegExp(text);'],
])('%s fail the check', (_what, source) => {
  const { status, stderr } = check(source);
  expect(stderr).toMatch(/source\.ts:\d+: .+ (takes|is assembled)/);
  expect(status).toBe(1);
});

test('expressions that read a text in only one way pass', () => {
  const source = [
    'export const a = /(?<!\\/)\\/+$/;',
    'export const b = /^[^/]+\\/[^/]+$/;',
    "const PART = '[a-z]{1,20}';",
    'export const c = new RegExp(`^${PART}(?:\\\\.${PART})*$`);',
    "export const d: string = 'no /(a+)+$/ expression';",
  ].join('\n');
  expect(check(source)).toEqual({ status: 0, stderr: '' });
});

test('each exception states what bounds it', () => {
  for (const { because } of EXCEPTIONS) expect(because.length).toBeGreaterThan(30);
});
