import { statfs } from 'node:fs/promises';
import { callsByDay } from '../../credits/calls-by-day.ts';
import { runSql } from '../../database/connection.ts';
import { OVERVIEW_DAYS, readOverview, recordsByDay } from '../../jobs/overview.ts';
import { WORKER_SECONDS } from '../../jobs/roster.ts';
import type { SeenClient } from '../../operators/clients.ts';
import { type Role, seesAllClients } from '../../operators/role.ts';
import { present } from '../../present.ts';
import { ADDRESS_FILE_DAYS, daysOfList } from '../../reference-age.ts';
import { listVersions } from '../../suppression/release/versions.ts';
import type { Service } from '../service.ts';

/** The share of a disk that should be free. */
const FREE_SHARE = 0.1;

/** Something that a person should look at. */
interface Concern {
  readonly kind: 'failed' | 'reference' | 'disk' | 'worker';
  readonly says: string;
}

/**
 * Reads the figures of the page Home. They cover the clients that the operator sees, or the whole service if
 * the role sees all clients.
 */
export async function readHome(service: Service, clients: readonly SeenClient[], role: Role) {
  const { database, clock } = service;
  const { kysely } = database;
  const now = clock.now();
  const rows = clients.map(({ id }) => id);
  const from = new Date(now.getTime() - (OVERVIEW_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const isWhole = seesAllClients(role);
  const [overview, records, calls, references, machine] = await Promise.all([
    readOverview(kysely, rows, now, service.catalogue),
    recordsByDay(kysely, rows, now),
    callsByDay(kysely, isWhole ? undefined : rows, from),
    readReferences(service, now),
    isWhole ? readMachine(service) : undefined,
  ]);
  const names = new Map(clients.map((client) => [client.id, client]));
  const withClient = <Job extends { readonly client: number }>({ client, ...job }: Job) => {
    const { clientId, name } = present(names.get(client), 'the client of a job');
    return { ...job, clientId, clientName: name };
  };
  const days = daysFrom(now);
  return {
    counts: overview.counts,
    active: overview.active.map(withClient),
    failed: overview.failed.map(withClient),
    records: days.map((day) => ({ day, count: countOn(records, day) })),
    calls: days.map((day) => ({ day, count: countOn(calls, day) })),
    references,
    machine,
    concerns: concernsOf(overview.counts, references, machine),
  };
}

/** The days that charts show, oldest first. */
function daysFrom(now: Date): string[] {
  return Array.from({ length: OVERVIEW_DAYS }, (_, at) =>
    new Date(now.getTime() - (OVERVIEW_DAYS - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}

function countOn(counts: readonly { day: string; count: number }[], day: string): number {
  return counts.find((one) => one.day === day)?.count ?? 0;
}

/** The state of a reference: its age in days, and the age above which it is too old. */
interface Reference {
  readonly name: string;
  readonly edition: string;
  readonly rows: number;
  readonly days: number;
  readonly mostDays: number;
  readonly isInvented: boolean;
  /** What to do if it is invented or too old. */
  readonly remedy: string;
}

async function readReferences({ addressFile, database }: Service, now: Date): Promise<Reference[]> {
  const days = (since: string | Date) =>
    Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 86_400_000));
  const references: Reference[] = [];
  const manifest = addressFile.ifAny?.manifest;
  if (manifest !== undefined) {
    references.push({
      name: 'Address file',
      edition: manifest.edition,
      rows: manifest.counts.addresses,
      days: days(manifest.builtAt),
      mostDays: ADDRESS_FILE_DAYS,
      isInvented: manifest.invented,
      remedy: 'Build one from a licensed delivery with fettle address-file build.',
    });
  }
  for (const list of await listVersions(database.kysely, now)) {
    if (list.state !== 'in use') continue;
    references.push({
      name: `List ${list.list}`,
      edition: list.effective,
      rows: list.rows,
      days: days(list.loadedAt),
      mostDays: daysOfList(list.kind),
      isInvented: list.invented,
      remedy: `Load a newer one with fettle suppression load ${list.kind} FILE.`,
    });
  }
  return references;
}

interface Machine {
  readonly databaseBytes: number;
  readonly freeBytes: number;
  readonly diskBytes: number;
  readonly workers: number;
}

async function readMachine({ database, settings }: Service): Promise<Machine> {
  const [row] = await runSql<{ bytes: number; workers: number }>(
    database.kysely,
    `select pg_database_size(current_database()) as bytes,
            (select count(*) from worker where seen_at > now() - interval '${WORKER_SECONDS} seconds') as workers`,
  );
  const { bytes, workers } = present(row, 'the size of the database');
  const disk = await statfs(settings.dataFolder).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
  return {
    databaseBytes: bytes,
    freeBytes: disk.bavail * disk.bsize,
    diskBytes: disk.blocks * disk.bsize,
    workers,
  };
}

function concernsOf(
  { failed, queued }: { readonly failed: number; readonly queued: number },
  references: readonly Reference[],
  machine: Machine | undefined,
): Concern[] {
  const concerns: Concern[] = [];
  if (failed > 0)
    concerns.push({
      kind: 'failed',
      says: `${failed} ${failed === 1 ? 'job' : 'jobs'} failed in the last day.`,
    });
  if (machine?.workers === 0 && queued > 0)
    concerns.push({
      kind: 'worker',
      says: `No worker is running, and ${queued} jobs wait. Start one with fettle worker.`,
    });
  if (machine !== undefined && machine.diskBytes > 0 && machine.freeBytes < FREE_SHARE * machine.diskBytes)
    concerns.push({ kind: 'disk', says: 'Less than a tenth of the disk is free.' });
  for (const { name, days, mostDays, isInvented, remedy } of references) {
    if (isInvented)
      concerns.push({
        kind: 'reference',
        says: `${name}: its data is invented, for trying things only. ${remedy}`,
      });
    else if (days > mostDays)
      concerns.push({
        kind: 'reference',
        says: `${name}: ${days} days old, at most ${mostDays} are usual. ${remedy}`,
      });
  }
  return concerns;
}
