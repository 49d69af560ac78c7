import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./', import.meta.url);

/** The lines of a table in this folder, without comments (lines that begin with `#`) and blank lines. */
export function tableLines(file: string): string[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * A table with words under headings such as `[male]`. Returns the words of each heading in order.
 *
 * @throws Error if a word stands above the first heading
 */
export function tableSections(file: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let words: string[] | undefined;
  for (const line of tableLines(file)) {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      words = [];
      sections.set(heading, words);
    } else if (words === undefined) {
      throw new Error(`${file}: "${line}" stands above the first heading, such as [male].`);
    } else words.push(...line.trim().split(/\s+/));
  }
  return sections;
}

/** The tables of a subfolder, such as `forenames/common`, in alphabetical order. */
export function tablesIn(folder: string): string[] {
  const files = readdirSync(new URL(`${folder}/`, FOLDER)).toSorted();
  return files.filter((file) => file.endsWith('.txt')).map((file) => `${folder}/${file}`);
}
