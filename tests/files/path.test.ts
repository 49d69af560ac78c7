import { describe, expect, test } from 'vitest';
import { filePath, PATH_BYTES, pathPrefix } from '../../src/files/path.ts';
import { Refusal } from '../../src/refusal.ts';

describe('a path', () => {
  test.each([
    ['in/contact.csv', '/in/contact.csv'],
    ['/in/contact.csv', '/in/contact.csv'],
    ['/A b.-_()/é 中 🙂', '/A b.-_()/é 中 🙂'],
    ['/Upper', '/Upper'],
    ['/...', '/...'],
    ['/.hidden/..x', '/.hidden/..x'],
    ['/cafe\u0301.csv', '/caf\u00e9.csv'],
    [`/${'x'.repeat(PATH_BYTES - 1)}`, `/${'x'.repeat(PATH_BYTES - 1)}`],
  ])('%s is normalised to %s', (text, path) => {
    expect(filePath(text)).toBe(path);
    expect(filePath(path)).toBe(path);
  });

  test.each([
    ['', 'no part'],
    ['/', 'no part'],
    ['//a', 'an empty part'],
    ['/a//b', 'an empty part'],
    ['/a/', 'an empty part'],
    ['/a/./b', 'a dot'],
    ['/../a', 'two dots'],
    ['..', 'two dots'],
    ...[...'\\:*?"<>|'].map((character): [string, string] => [`/a${character}b`, character]),
    ['/a\0b', 'NUL'],
    ['/a\nb', 'a line feed'],
    ['/a\u007fb', 'DEL'],
    ['/a\u0085b', 'a C1 control'],
    ['/a\u200bb', 'a zero-width space'],
    ['/a\u202eb', 'a change of direction'],
    ['/a\u2028b', 'a line separator'],
    ['/a\ud800b', 'half a surrogate pair'],
    ['/a\ue000b', 'a private character'],
    ['/a\uffffb', 'no character'],
    [`/${'x'.repeat(PATH_BYTES)}`, 'too many bytes'],
    [`/${'中'.repeat(Math.ceil(PATH_BYTES / 3))}`, 'too many bytes'],
  ])('%j is refused: %s', (text) => {
    const refusal = (() => {
      try {
        return filePath(text, 'inputFilename');
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(Refusal);
    expect(Object.keys((refusal as Refusal).errors!)).toEqual(['inputFilename']);
  });
});

describe('the beginning of a path', () => {
  test.each([
    ['', '/'],
    ['in', '/in'],
    ['/in/', '/in/'],
    ['/in/.', '/in/.'],
    ['cafe\u0301', '/caf\u00e9'],
  ])('%j is normalised to %s', (text, prefix) => expect(pathPrefix(text)).toBe(prefix));

  test.each(['/a\0', '/a*', '/'.repeat(PATH_BYTES + 1)])('%j is refused', (text) =>
    expect(() => pathPrefix(text)).toThrow(Refusal),
  );
});
