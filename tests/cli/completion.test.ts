import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fettle } from './fettle.ts';

const HAS_BASH = existsSync('/bin/bash') || existsSync('/usr/bin/bash');

/** The output of a shell for a script. */
const inShell = (shell: string, script: string) => execFileSync(shell, ['-c', script], { encoding: 'utf8' });

describe.skipIf(!HAS_BASH)('in bash', () => {
  let script: string;
  beforeAll(async () => {
    const { code, out } = await fettle(['completion', 'bash'], {});
    expect(code).toBe(0);
    script = out;
  });

  /** The words that bash offers for a line whose last word is being typed. */
  const offered = (...words: string[]) => {
    const line = words.map((word) => `'${word}'`).join(' ');
    const shown = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _fettle; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return inShell('bash', shown).split('\n').filter(Boolean);
  };

  test.each([
    ['a command', ['fettle', 'cl'], ['clean', 'client']],
    ['a command of a command', ['fettle', 'dataset', 'e'], ['export']],
    ['a command of a command of a command', ['fettle', 'client', 'secret', ''], ['add', 'list', 'revoke']],
    ['an option of a command', ['fettle', 'clean', 'contacts.xlsx', '--dry'], ['--dry-run']],
    ['a value of an option', ['fettle', 'clean', 'a.csv', '--format', 'x'], ['xlsx']],
    ['a value of an argument', ['fettle', 'completion', ''], ['bash', 'zsh', 'fish']],
    ['no word where a file belongs, so that bash completes files', ['fettle', 'clean', 'cont'], []],
    ['no word as the value of an option that takes any', ['fettle', 'run', '--input', 'x'], []],
  ])('completes %s', (_what, words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });

  test('the script is valid bash, and registers itself', () => {
    expect(inShell('bash', `${script}\ncomplete -p fettle`)).toContain('-F _fettle fettle');
  });
});

test.each(['zsh', 'fish'])('the script for %s knows every command and option', async (shell) => {
  const { out } = await fettle(['completion', shell], {});
  for (const word of ['address-file build', 'mask-values', 'doctor', 'parquet']) expect(out).toContain(word);
  if (existsSync(`/usr/bin/${shell}`)) execFileSync(shell, ['-n', '/dev/stdin'], { input: out });
});

test('a script for an unknown shell is refused', async () => {
  expect(await fettle(['completion', 'tcsh'], {})).toMatchObject({
    code: 2,
    error: expect.stringContaining('bash'),
  });
});
