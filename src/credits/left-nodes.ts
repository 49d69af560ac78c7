import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { itemAt } from '../present.ts';
import { findJournals, type LeftJournal, readJournal, removeJournal } from './read-journal.ts';
import { closeSilentNodes, findNode, OutOfStep, settle } from './settlement.ts';

/** How often to read a journal again if another process settled a part of it meanwhile. */
const TRIES = 5;

/** How long the session of a killed process may stay in the database, and how often to look. */
const DYING_MILLISECONDS = 2000;
const AGAIN_MILLISECONDS = 20;

/**
 * The kernel counts in hundredths of a second, and the clocks of files and processes differ by less than
 * this.
 */
const CLOCK_MILLISECONDS = 1000;

/** The advisory lock that a living node holds on its session. $1: its id. */
const NODE_LOCK = 'hashtextextended($1::text, 0)';

/** Shows that the node lives, for as long as this connection does, and that `former` does not. */
export async function showLife(client: pg.Client, node: string, former?: string): Promise<void> {
  await client.query(`select pg_try_advisory_lock(${NODE_LOCK})`, [node]);
  if (former !== undefined) await client.query(`select pg_advisory_unlock(${NODE_LOCK})`, [former]);
}

/**
 * Settles what dead nodes left in a folder. It settles what is in their journals, returns their leases to the
 * pools and deletes the journals. A node is dead when
 * - its process is gone from this machine and its session from the database (a container may not see the
 *   processes of another), or
 * - nobody has heard of it for `lostSeconds`.
 */
export class LeftNodes {
  readonly #kysely: Kysely<Schema>;
  readonly #folder: string;
  readonly #lostSeconds: number;
  readonly #report: (what: string) => void;
  /**
   * Nodes that this database does not know: they belong to another database, or are older than any record.
   */
  readonly #strangers = new Set<string>();

  constructor(parts: {
    kysely: Kysely<Schema>;
    folder: string;
    lostSeconds: number;
    report: (what: string) => void;
  }) {
    this.#kysely = parts.kysely;
    this.#folder = parts.folder;
    this.#lostSeconds = parts.lostSeconds;
    this.#report = parts.report;
  }

  /**
   * Call it before this process has a node. It also waits for nodes that died a moment ago, whose sessions
   * still exist.
   */
  async recoverAtStart(): Promise<void> {
    await this.recover(undefined);
    for (const end = Date.now() + DYING_MILLISECONDS; Date.now() < end; await wait(AGAIN_MILLISECONDS)) {
      if (!(await this.#hasDying())) return;
      await this.recover(undefined);
    }
  }

  /** Settles every journal but that of node `own`, and closes nodes of machines that are gone. */
  async recover(own: string | undefined): Promise<void> {
    for (const journal of await findJournals(this.#folder)) {
      if (journal.node === own) continue;
      const node = await findNode(this.#kysely, journal.node);
      if (node === undefined) this.#noteStranger(journal);
      else if (node.silentSeconds > this.#lostSeconds || (await this.#isDead(journal))) {
        await replay(this.#kysely, journal);
      }
    }
    const given = await closeSilentNodes(this.#kysely, own, this.#lostSeconds);
    if (given > 0) this.#report(`closed ${given} node(s) that have sent no sign of life`);
  }

  async #hasDying(): Promise<boolean> {
    for (const journal of await findJournals(this.#folder)) {
      if (!this.#strangers.has(journal.node) && !(await isRunning(journal))) return true;
    }
    return false;
  }

  async #isDead(journal: LeftJournal): Promise<boolean> {
    if (await isRunning(journal)) return false;
    const [row] = await runSql<{ free: boolean }>(
      this.#kysely,
      `select pg_try_advisory_xact_lock(${NODE_LOCK}) as free`,
      [journal.node],
    );
    return row?.free === true;
  }

  #noteStranger({ node, paths }: LeftJournal): void {
    if (this.#strangers.has(node)) return;
    this.#strangers.add(node);
    this.#report(`the journal ${paths[0]} does not belong to a node of this database and was left alone`);
  }
}

/** Settles all of a journal, closes its node and deletes the journal. Does nothing if the node is unknown. */
async function replay(kysely: Kysely<Schema>, journal: LeftJournal): Promise<void> {
  for (let tries = 1; ; tries++) {
    const node = await findNode(kysely, journal.node);
    if (node === undefined) return;
    const unsettled = await readJournal(journal, node.settled);
    if (unsettled === undefined) return;
    const { spent, last } = unsettled;
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

/**
 * Whether the process that wrote a journal runs on this machine. A process with the same id that began later
 * is another one.
 */
async function isRunning({ pid, paths }: LeftJournal): Promise<boolean> {
  // This process has its own journal, so an earlier process with the same id wrote this one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const began = beginningOf(pid);
  const written = await stat(itemAt(paths, paths.length - 1)).catch(() => undefined);
  return began === undefined || written === undefined || began <= written.mtimeMs + CLOCK_MILLISECONDS;
}

/** When a process began, in milliseconds since 1970; undefined unless the system is Linux. */
function beginningOf(pid: number): number | undefined {
  try {
    // proc(5): the fields after the name in parentheses. Field 22 is the start, in hundredths of a second
    // since boot.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const boot = Number(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'latin1'))?.[1]);
    return boot * 1000 + Number(fields[19]) * 10 || undefined;
  } catch {
    return undefined;
  }
}
