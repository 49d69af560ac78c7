import { invalidField } from '../refusal.ts';

/**
 * The longest path, in bytes of UTF-8: 1,024 characters of English, fewer of other scripts. It is counted in
 * bytes because a path is an index key, and PostgreSQL's index keys hold at most 2,700 bytes.
 */
export const PATH_BYTES = 1024;

/** The rule for paths. Documentation and refusals quote it. */
export const PATH_RULE =
  'must be made of parts separated by /, each of letters, digits, spaces and other printable characters except ' +
  `\\ : * ? " < > |, none of them empty, "." or "..", and have at most ${PATH_BYTES} bytes`;

/**
 * Control characters, invisible marks, lone surrogates, private and unassigned code points, line separators,
 * and the characters that Windows forbids.
 */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}\\:*?"<>|]/u;

/**
 * Normalises a path of a client's file area: it begins with `/`, which may be omitted, and is in Unicode form
 * NFC. Case matters. Paths are only names: there are no folders to make or remove.
 *
 *     filePath('in/contacts.csv'); // '/in/contacts.csv'
 *
 * @param field the member or parameter that held the path, for the refusal
 * @throws Refusal `invalid-request` if it breaks {@link PATH_RULE}
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
 * Normalises the beginning of a path. It may end anywhere, even in the middle of a name. Empty text is the
 * beginning of all paths.
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
