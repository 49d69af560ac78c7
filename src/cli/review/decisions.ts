import { open } from 'node:fs/promises';
import { targetOf } from '../files/target.ts';
import { csvRows } from './csv-rows.ts';
import { DECISION_COLUMNS } from './decision-file.ts';

const NAMES = DECISION_COLUMNS.map(({ name }) => name);

/** The pairs that a file of decisions has settled. Empty if the file does not exist. */
export class Decisions {
  readonly #decided = new Set<string>();

  /** @throws Error if the file is not a file of decisions */
  static async read(path: string): Promise<Decisions> {
    const decisions = new Decisions();
    if (await isNew(path)) return decisions;
    try {
      await requireHeader(path);
      for await (const row of csvRows(path, NAMES, 'a file of decisions')) {
        const { record_1: one = '', record_2: other = '', decision } = row as Record<string, string>;
        if (decision !== 'together' && decision !== 'apart') {
          throw new Error(
            `\`${path}\` says \`${decision}\` about ${one} and ${other}. A decision is together or apart.`,
          );
        }
        decisions.#decided.add(keyOf(one, other));
      }
    } catch (error) {
      throw new Error(
        `${(error as Error).message} The file was not changed. Name another file for \`--decisions\`.`,
      );
    }
    return decisions;
  }

  has(one: string, other: string): boolean {
    return this.#decided.has(keyOf(one, other));
  }
}

async function isNew(path: string): Promise<boolean> {
  const target = await targetOf(path);
  if (target.kind !== 'file') throw new Error(`\`${path}\` is not a file. Name a file for \`--decisions\`.`);
  return target.stats === undefined || target.stats.size === 0;
}

/** Requires the columns in this order, because new rows are added after the existing ones. */
async function requireHeader(path: string): Promise<void> {
  const header = NAMES.join(',');
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(header.length + 1), 0);
    const start = buffer.toString('utf8', 0, bytesRead);
    if (start.trimEnd() !== header)
      throw new Error(`\`${path}\` does not begin with the header \`${header}\`.`);
  } finally {
    await file.close();
  }
}

/** A key for a pair, whichever record comes first. Ids contain no line feed. */
function keyOf(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}
