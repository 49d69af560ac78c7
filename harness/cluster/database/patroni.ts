import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../machines/command.ts';
import type { Host } from '../machines/host.ts';
import type { HostedProcess } from '../machines/hosted-process.ts';
import { CLIENTS, NETWORK } from '../machines/network.ts';
import { POSTGRES_PROGRAMS } from '../requirements.ts';

/** The passwords of the database's accounts. The cluster is reachable from this machine only. */
export const PASSWORD = 'of-the-test-cluster';

/**
 * How long a primary may be silent before the standby takes over, how often Patroni looks, and how long it
 * repeats a failed request, in seconds. Patroni requires loop_wait + 2 × retry_timeout <= ttl, and since
 * version 4 a ttl of at least 20.
 */
const TIMES = { ttl: 9, loop_wait: 2, retry_timeout: 3 };
const TIMES_OF_4 = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

/** The account that runs PostgreSQL, which refuses to run as root. */
const ACCOUNT = 'postgres';

/**
 * Runs PostgreSQL under Patroni on each of these hosts: one is the primary, the others are its synchronous
 * standbys.
 *
 * @param folder where the settings are written
 */
export async function addPatroni(
  hosts: readonly Host[],
  etcd: readonly Host[],
  folder: string,
): Promise<HostedProcess[]> {
  const version = Number(/\d+/.exec(await command('patroni', '--version'))?.[0]);
  return Promise.all(
    hosts.map(async (host) => {
      const file = join(folder, `patroni-${host.name}.json`);
      await writeFile(file, JSON.stringify(settingsOf(host, etcd, version >= 4), null, 2));
      return host.add({
        name: 'patroni',
        words: ['patroni', file],
        account: ACCOUNT,
        environment: { HOME: host.disk!.folder, LC_ALL: 'C.UTF-8' },
      });
    }),
  );
}

/** Patroni's settings. It reads YAML, and JSON is YAML. */
function settingsOf({ name, address, disk }: Host, etcd: readonly Host[], isNew: boolean): object {
  const folder = disk!.folder;
  const members = { hosts: etcd.map((host) => `${host.address}:2379`) };
  return {
    scope: 'fettle',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    // Patroni 3.0 writes its lock through the newer interface without looking at the present owner. If its
    // loop hangs for longer than the ttl, it takes the lock away from the new primary, whose writes are lost.
    [isNew ? 'etcd3' : 'etcd']: members,
    bootstrap: {
      dcs: {
        ...(isNew ? TIMES_OF_4 : TIMES),
        synchronous_mode: true,
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
      bin_dir: POSTGRES_PROGRAMS,
      // Without it a new standby waits for the next checkpoint, up to five minutes.
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
        rewind: { username: 'rewinder', password: PASSWORD },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        `host all all ${NETWORK} scram-sha-256`,
        `host all all ${CLIENTS}/32 scram-sha-256`,
        `host replication replicator ${NETWORK} scram-sha-256`,
      ],
    },
  };
}
