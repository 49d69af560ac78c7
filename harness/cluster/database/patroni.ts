import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Host, RUN } from '../machines/host.ts';
import type { HostedProcess } from '../machines/hosted-process.ts';
import { CLIENTS, NETWORK } from '../machines/network.ts';
import { PATRONI, POSTGRES_PROGRAMS } from '../requirements.ts';
import type { Store } from './store.ts';

/** The passwords of the database's accounts. The cluster is reachable from this machine only. */
export const PASSWORD = 'of-the-test-cluster';

/** The account that runs PostgreSQL, which refuses to run as root. */
const ACCOUNT = 'postgres';

/**
 * Runs PostgreSQL under Patroni on each of these hosts: one is the primary, the others are its synchronous
 * standbys.
 *
 * @param store where Patroni keeps the lock of the primary
 * @param members the hosts that the store runs on
 * @param folder where the settings are written
 */
export async function addPatroni(
  hosts: readonly Host[],
  store: Store,
  members: readonly Host[],
  folder: string,
): Promise<HostedProcess[]> {
  return Promise.all(
    hosts.map(async (host) => {
      const file = join(folder, `patroni-${host.name}.json`);
      const programs = await programsWithClock(host, folder);
      await writeFile(file, JSON.stringify(settingsOf(host, store, members, programs), null, 2));
      return host.add({
        name: 'patroni',
        words: [PATRONI, file],
        account: ACCOUNT,
        // With libfaketime, Python's sleep fails now and then. Patroni measures time by the store and by durations.
        hasTrueClock: true,
        environment: { HOME: host.disk!.folder, LC_ALL: 'C.UTF-8' },
      });
    }),
  );
}

/** Makes a folder with PostgreSQL's programs whose server reads the clock of the host. */
async function programsWithClock({ name, clock }: Host, folder: string): Promise<string> {
  const programs = join(folder, `programs-${name}`);
  await mkdir(programs, { recursive: true });
  for (const program of await readdir(POSTGRES_PROGRAMS))
    if (program !== 'postgres') await symlink(join(POSTGRES_PROGRAMS, program), join(programs, program));
  const server = `#!/bin/sh\nexec ${clock.words.join(' ')} ${POSTGRES_PROGRAMS}/postgres "$@"\n`;
  await writeFile(join(programs, 'postgres'), server, { mode: 0o755 });
  return programs;
}

/** Patroni's settings. It reads YAML, and JSON is YAML. */
function settingsOf(
  { name, address, disk }: Host,
  store: Store,
  members: readonly Host[],
  programs: string,
): object {
  const folder = disk!.folder;
  return {
    scope: 'fettle',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    [store.patroniName]: { hosts: members.map((member) => store.clientAddress(member)) },
    bootstrap: {
      dcs: {
        ...store.times,
        synchronous_mode: true,
        // The standby takes over from a crashed primary. Its recovery takes longer, most of all after a power cut.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            synchronous_commit: 'on',
            max_connections: 200,
            shared_buffers: '64MB',
            max_wal_size: '256MB',
            wal_keep_size: '128MB',
            wal_log_hints: 'on',
            // A standby that is cut off holds up commits until the primary gives it up.
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            // Ends sessions of clients that are cut off, with their locks.
            tcp_keepalives_idle: 5,
            tcp_keepalives_interval: 2,
            tcp_keepalives_count: 3,
            tcp_user_timeout: '10s',
            shared_preload_libraries: 'pg_stat_statements',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, 'postgresql'),
      bin_dir: programs,
      // Without it a new standby waits for the next checkpoint, up to five minutes.
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
      parameters: { unix_socket_directories: RUN },
      pg_hba: [
        'local all all trust',
        `host all all ${NETWORK} scram-sha-256`,
        `host all all ${CLIENTS}/32 scram-sha-256`,
        `host replication replicator ${NETWORK} scram-sha-256`,
      ],
    },
  };
}
