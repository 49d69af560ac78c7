import { open } from 'node:fs/promises';
import { targetOf } from '../files/target.ts';
import { csvRows } from './csv-rows.ts';
import { DECISION_COLUMNS } from './decision-file.ts';

const NAMES = DECISION_COLUMNS.map(({ name }) => name);

/** The pairs that a file of decisions has settled; none where there is no such file. */
export class Decisions {
  readonly #decided = new Set<string>();

  /** @throws Error where it is another kind of file */
  static async read(path: string): Promise<Decisions> {
    const decisions = new Decisions();
    if (await isNew(path)) return decisions;
    try {
      await requireHeader(path);
      for await (const row of csvRows(path, NAMES, 'a file of decisions')) {
        const { record_1: one, record_2: other, decision } = row as Record<string, string>;
        if (decision !== 'together' && decision !== 'apart') {
          throw new Error(
            `\`${path}\` says \`${decision}\` about ${one} and ${other}. A decision is together or apart.`,
          );
        }
        decisions.#decided.add(keyOf(one!, other!));
      }
    } catch (error) {
      throw new Error(
        `${(error as Error).message} The file was left as it is: name another for \`--decisions\`.`,
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
  if (target.kind !== 'file') throw new Error(`\`${path}\` is no file. Name one for \`--decisions\`.`);
  return target.stats === undefined || target.stats.size === 0;
}

/** Rows are put behind those that are there, so the columns must have this order. */
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

/** One name for a pair, whichever record comes first. No id holds a line feed that ends it. */
function keyOf(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}
