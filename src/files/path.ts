import { invalidField } from '../refusal.ts';

/**
 * The longest path, in bytes of UTF-8: 1,024 characters of English, fewer of other scripts. Counted in bytes because a
 * path is a key of an index, which holds no more than 2,700 of them.
 */
export const PATH_BYTES = 1024;

/** The rule, in words: documentation and refusals quote it. */
export const PATH_RULE =
  'must be made of parts separated by /, each of letters, digits, spaces and other printable characters except ' +
  `\\ : * ? " < > |, none of them empty, "." or "..", and have at most ${PATH_BYTES} bytes`;

/** Controls, invisible marks, lone surrogates, private use and unassigned; line separators; what Windows refuses. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\\:*?"<>|]/u;

/**
 * The one form of a path in a client's file area: it begins with `/`, whether given so or not, and is in Unicode's
 * form NFC. Upper and lower case differ. Paths are names: there are no folders to make or to remove.
 *
 * @param field the member or parameter that held it, for the refusal
 * @throws Refusal `invalid-request` where it breaks {@link PATH_RULE}
 */
export function filePath(text: string, field = 'path'): string {
  const path = (text.startsWith('/') ? text : `/${text}`).normalize('NFC');
  const parts = path.slice(1).split('/');
  const isPath =
    parts.every((part) => part !== '' && part !== '.' && part !== '..') &&
    !FORBIDDEN.test(path) &&
    Buffer.byteLength(path) <= PATH_BYTES;
  if (!isPath) throw invalidField(field, PATH_RULE);
  return path;
}

/**
 * The one form of the beginning of a path: it may end anywhere, in the middle of a part too. Empty text begins all paths.
 *
 * @throws Refusal `invalid-request`
 */
export function pathPrefix(text: string, field = 'prefix'): string {
  const prefix = (text.startsWith('/') ? text : `/${text}`).normalize('NFC');
  if (FORBIDDEN.test(prefix) || Buffer.byteLength(prefix) > PATH_BYTES) {
    throw invalidField(field, `must be the beginning of a path, which ${PATH_RULE}`);
  }
  return prefix;
}
