import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from './machines/host.ts';
import type { HostedProcess } from './machines/hosted-process.ts';

export const WEB_PORT = 8080;

/**
 * What the balancer answers while no web host is ready. With `Retry-After` the five attempts of the client
 * package last longer than a fail-over.
 */
const NOBODY = [
  'HTTP/1.0 503 Service Unavailable',
  'Cache-Control: no-cache',
  'Connection: close',
  'Content-Type: text/plain',
  'Retry-After: 4',
  '',
  'No web host can answer now.',
  '',
].join('\r\n');

/**
 * Runs HAProxy in front of the web hosts. It passes requests to hosts whose `/health/ready` answers, and
 * closes the connections to a host that stops answering, so that clients repeat their requests at once.
 */
export async function addBalancer(
  host: Host,
  webHosts: readonly Host[],
  folder: string,
): Promise<HostedProcess> {
  const file = join(folder, 'balancer.cfg');
  const nobody = join(folder, 'nobody.http');
  await writeFile(nobody, NOBODY);
  const servers = webHosts.map(({ name, address }) => `  server ${name} ${address}:${WEB_PORT} check`);
  await writeFile(
    file,
    `global
  maxconn 1000

defaults
  mode http
  errorfile 503 ${nobody}
  timeout connect 2s
  timeout check 1s
  timeout client 2m
  timeout server 2m
  timeout http-keep-alive 10s

listen web
  bind :${WEB_PORT}
  balance roundrobin
  option httpchk GET /health/ready
  option forwardfor
  option redispatch 1
  retries 2
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  return host.add({ name: 'balancer', words: ['haproxy', '-db', '-f', file] });
}
