import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { findJournals, type LeftJournal, readJournal, removeJournal } from './read-journal.ts';
import { findNode, OutOfStep, settle } from './settlement.ts';

/** A journal may be settled in part while it is read; how often to read it anew. */
const TRIES = 5;

/** The kernel counts in hundredths of a second, and the clocks of files and processes differ by less than this. */
const CLOCK_MILLISECONDS = 1000;

/** The advisory lock that a living node holds on its session. $1: its id. */
const NODE_LOCK = 'hashtextextended($1::text, 0)';

/** Shows others that a node lives, for as long as this connection does, and `former` no longer. */
export async function showLife(client: pg.Client, node: string, former?: string): Promise<void> {
  await client.query(`select pg_try_advisory_lock(${NODE_LOCK})`, [node]);
  if (former !== undefined) await client.query(`select pg_advisory_unlock(${NODE_LOCK})`, [former]);
}

/**
 * Accounts for what dead nodes have left in the folder: settles what is in their journals, returns their leases to the pools and
 * removes the journals. `own` is left alone. A node is dead when
 * - its process is gone from this machine and its session from the database (a container may not see the process of another), or
 * - nobody has heard of it for `lostSeconds`.
 *
 * Returns the journals of nodes that this database does not know: another database's, or older than any record.
 */
export async function recoverLeft(
  kysely: Kysely<Schema>,
  folder: string,
  { own, lostSeconds }: { own: string; lostSeconds: number },
): Promise<LeftJournal[]> {
  const unknown: LeftJournal[] = [];
  for (const journal of await findJournals(folder)) {
    if (journal.node === own) continue;
    const node = await findNode(kysely, journal.node);
    if (node === undefined) unknown.push(journal);
    else if (node.silentSeconds > lostSeconds || (await isDead(kysely, journal))) {
      await replay(kysely, journal);
    }
  }
  return unknown;
}

/** Whether there are journals of processes that are gone, but for `except`: those may still have their sessions. */
export async function hasDying(folder: string, except: ReadonlySet<string>): Promise<boolean> {
  for (const journal of await findJournals(folder)) {
    if (!except.has(journal.node) && !(await isRunning(journal))) return true;
  }
  return false;
}

/** Settles all of a journal, closes its node and removes the journal. Does nothing where the node is unknown. */
async function replay(kysely: Kysely<Schema>, journal: LeftJournal): Promise<void> {
  for (let tries = 1; ; tries++) {
    const node = await findNode(kysely, journal.node);
    if (node === undefined) return;
    const { spent, last } = await readJournal(journal, node.settled);
    const pools = new Map<number, { spent: number; keep: number }>();
    for (const [{ pools: its }, { credits }] of spent) {
      for (const pool of its) pools.set(pool, { spent: (pools.get(pool)?.spent ?? 0) + credits, keep: 0 });
    }
    const batch = { from: node.settled, to: Math.max(last, node.settled) + 1, pools, usage: spent };
    try {
      await settle(kysely, journal.node, batch, new Map(), true);
      await removeJournal(journal);
      return;
    } catch (error) {
      if (!(error instanceof OutOfStep) || tries === TRIES) throw error;
    }
  }
}

async function isDead(kysely: Kysely<Schema>, journal: LeftJournal): Promise<boolean> {
  if (await isRunning(journal)) return false;
  const [row] = await runSql<{ free: boolean }>(
    kysely,
    `select pg_try_advisory_xact_lock(${NODE_LOCK}) as free`,
    [journal.node],
  );
  return row?.free === true;
}

/** Whether the process that wrote a journal runs on this machine. One with its number that began later is another. */
async function isRunning({ pid, paths }: LeftJournal): Promise<boolean> {
  // This process has a journal of its own: that one was written by an earlier one of the same number.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const began = beginningOf(pid);
  const written = await stat(paths.at(-1)!).catch(() => undefined);
  return began === undefined || written === undefined || began <= written.mtimeMs + CLOCK_MILLISECONDS;
}

/** When a process began, in milliseconds since 1970; undefined where the system does not tell (only Linux does). */
function beginningOf(pid: number): number | undefined {
  try {
    // proc(5): the fields after the name in parentheses; the 22nd of all is the start, in hundredths since boot.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const boot = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'latin1'))?.[1]);
    return boot * 1000 + Number(fields[19]) * 10 || undefined;
  } catch {
    return undefined;
  }
}
