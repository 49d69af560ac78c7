// @ts-check
// Part of every bundle: stacks of errors name files and lines of the source.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the bundle. The part that contains this module is directly in this folder. */
const FOLDER = new URL('./', import.meta.url).href;

/** A place in a module of a bundle, as a stack names it. */
const PLACE = /(file:\/\/[^\s()]+?\.js):(\d+):\d+/;

/** @type {readonly string[] | undefined} */
let sources;

Error.prepareStackTrace = (error, calls) => {
  const frames = calls.map((call) => `\n    at ${String(call).replace(PLACE, inSource)}`);
  return titleOf(error) + frames.join('');
};

/**
 * The first line of a stack, as Node has it.
 * @param {Error & { code?: unknown }} error
 * @returns {string}
 */
function titleOf(error) {
  try {
    const title = Error.prototype.toString.call(error);
    const { name, code } = error;
    if (typeof code !== 'string' || !code.startsWith('ERR_') || !title.startsWith(`${name}:`)) return title;
    return `${name} [${code}]${title.slice(name.length)}`;
  } catch {
    return '<error>';
  }
}

/**
 * Returns the place in the source, or the given one if it is not known.
 * @param {string} place
 * @param {string} url
 * @param {string} line counted from 1
 * @returns {string}
 */
function inSource(place, url, line) {
  if (!url.startsWith(FOLDER)) return place;
  try {
    const [source, sourceLine] = readLine(fileURLToPath(`${url}.lines`), Number(line));
    sources ??= /** @type {string[]} */ (JSON.parse(readFileSync(new URL('sources.json', FOLDER), 'utf8')));
    return source === 0 ? place : `${sources[source - 1]}:${sourceLine}`;
  } catch {
    return place;
  }
}

/**
 * Reads one line of a line table (line-table.ts).
 * @param {string} file
 * @param {number} line counted from 1
 * @returns {readonly [source: number, line: number]}
 */
function readLine(file, line) {
  const bytes = new DataView(new ArrayBuffer(8));
  const opened = openSync(file, 'r');
  try {
    if (readSync(opened, bytes, 0, 8, (line - 1) * 8) < 8) return [0, 0];
  } finally {
    closeSync(opened);
  }
  return [bytes.getUint32(0, true), bytes.getUint32(4, true)];
}
