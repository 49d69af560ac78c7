import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { itemAt } from '../present.ts';
import { checksum } from './journal.ts';
import type { Amount, Spending } from './spend.ts';

/** The journal files of one node in a folder. */
export interface LeftJournal {
  readonly node: string;
  /** The id of the process that wrote it. */
  readonly pid: number;
  /** Its files, in the order in which they were written. */
  readonly paths: readonly string[];
}

/** What a journal says was spent after a certain number. */
export interface Unsettled {
  readonly spent: [Spending, Amount][];
  /** The number of its last line; 0 if there is none. */
  readonly last: number;
}

const FILE_NAME = /^([0-9a-f-]{36})\.(\d+)\.(\d+)\.journal$/;

/** The journals in a folder. */
export async function findJournals(folder: string): Promise<LeftJournal[]> {
  const files = (await readdir(folder)).flatMap((name) => {
    const [, node, pid, first] = FILE_NAME.exec(name) ?? [];
    return node === undefined ? [] : [{ node, pid: Number(pid), first: Number(first), name }];
  });
  return [...Map.groupBy(files, ({ node }) => node)].map(([node, its]) => ({
    node,
    pid: itemAt(its, 0).pid,
    paths: its.sort((a, b) => a.first - b.first).map(({ name }) => join(folder, name)),
  }));
}

/**
 * Reads what was spent in lines with a number above `settled`. Skips torn and damaged lines: the process died
 * while it wrote them, so no answer left, or the machine lost its power. Returns undefined if the journal is
 * gone, because another process has settled all of it.
 */
export async function readJournal({ paths }: LeftJournal, settled: number): Promise<Unsettled | undefined> {
  const amounts = new Map<string, [Spending, Amount]>();
  let last = 0;
  for (const path of paths) {
    const meaning = new Map<number, Spending>();
    const text = await readFile(path, 'latin1').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return undefined;
    for (const line of text.split('\n')) {
      const entry = readLine(line);
      if (entry === undefined) continue;
      for (const [id, spending] of entry.d ?? []) meaning.set(id, spending);
      last = Math.max(last, entry.n);
      if (entry.n <= settled) continue;
      for (const [id, calls, credits] of entry.s) {
        const spending = meaning.get(id);
        if (spending === undefined) continue;
        const name = JSON.stringify(spending);
        const [, amount] = amounts.get(name) ?? [spending, { calls: 0, credits: 0 }];
        amounts.set(name, [spending, { calls: amount.calls + calls, credits: amount.credits + credits }]);
      }
    }
  }
  return { spent: [...amounts.values()], last };
}

export async function removeJournal({ paths }: LeftJournal): Promise<void> {
  for (const path of paths) await unlink(path).catch(() => undefined);
}

interface Line {
  readonly n: number;
  readonly d?: [number, Spending][];
  readonly s: [number, number, number][];
}

/** @param line bytes, one per character */
function readLine(line: string): Line | undefined {
  const json = Buffer.from(line.slice(9), 'latin1').toString();
  return line[8] === ' ' && line.slice(0, 8) === checksum(json) ? (JSON.parse(json) as Line) : undefined;
}
