import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../machines/host.ts';
import type { HostedProcess } from '../machines/hosted-process.ts';

/**
 * Runs HAProxy on a host, on port 5432 of the host itself. It passes connections to the database that Patroni
 * calls the primary, and closes the connections to a database that no longer is the primary. So a process
 * never speaks to a standby. It believes only the second answer (`rise 2`): a Patroni that was stopped for longer
 * than its lock lives calls its database the primary until it has asked the store again.
 *
 * @param listen the address that it listens on
 */
export async function addPrimaryPort(
  host: Host,
  databases: readonly Host[],
  folder: string,
  listen = '127.0.0.1',
): Promise<HostedProcess> {
  const file = join(folder, `primary-port-${host.name}.cfg`);
  await writeFile(file, settingsOf(databases, listen));
  return host.add({ name: 'primary-port', words: ['haproxy', '-db', '-f', file] });
}

function settingsOf(databases: readonly Host[], listen: string): string {
  const servers = databases.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`);
  return `global
  maxconn 500

defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h

listen primary
  bind ${listen}:5432
  option httpchk GET /primary
  option clitcpka
  option srvtcpka
  default-server inter 1s fastinter 500ms fall 2 rise 2 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
