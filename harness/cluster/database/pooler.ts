import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../machines/host.ts';
import type { HostedProcess } from '../machines/hosted-process.ts';
import { PASSWORD } from './patroni.ts';

export const POOLER_PORT = 6432;

/**
 * Runs PgBouncer in transaction mode on a host, between Fettle and the way to the primary. It has fewer
 * connections than Fettle would open, so that transactions share them.
 */
export async function addPooler(host: Host, folder: string): Promise<HostedProcess> {
  const file = join(folder, `pooler-${host.name}.ini`);
  await writeFile(
    file,
    `[databases]
fettle = host=127.0.0.1 port=5432 dbname=fettle user=fettle password=${PASSWORD}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${POOLER_PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_login_retry = 1
tcp_keepalive = 1
`,
  );
  return host.add({ name: 'pooler', words: ['pgbouncer', file], account: 'postgres' });
}
