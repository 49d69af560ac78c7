import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The folder of Debian's PostgreSQL 15. It has the programs that Patroni needs and the npm package lacks. */
export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';

/** A program that the cluster needs, and the Debian package that has it. */
const PROGRAMS: readonly (readonly [program: string, packageName: string])[] = [
  ['ip', 'iproute2'],
  ['nft', 'nftables'],
  ['unshare', 'util-linux'],
  ['nsenter', 'util-linux'],
  ['setpriv', 'util-linux'],
  ['fsfreeze', 'util-linux'],
  ['losetup', 'mount'],
  ['mkfs.ext4', 'e2fsprogs'],
  ['python3', 'python3'],
  ['etcd', 'etcd-server'],
  ['patroni', 'patroni'],
  ['haproxy', 'haproxy'],
  [`${POSTGRES_PROGRAMS}/pg_rewind`, 'postgresql-15'],
];

const POOLER = ['pgbouncer', 'pgbouncer'] as const;

/** What this machine lacks for a cluster, one sentence each. Empty if a cluster can be built. */
export function missingParts(isPooled: boolean): string[] {
  if (process.platform !== 'linux') return ['The cluster needs Linux: its hosts are network namespaces.'];
  const programs = isPooled ? [...PROGRAMS, POOLER] : PROGRAMS;
  const missing = programs
    .filter(([program]) => !isInstalled(program))
    .map(([program, packageName]) => `There is no ${program}. Install Debian's package ${packageName}.`);
  const tried = spawnSync('unshare', [...NAMESPACES, 'ip', 'link', 'add', 'bridge0', 'type', 'bridge']);
  if (tried.status !== 0) {
    const said = String(tried.stderr ?? tried.error).trim();
    missing.push(`This account may not make namespaces and bridges (${said}). Run as root.`);
  }
  return missing;
}

/** The namespaces that hold a whole cluster. When their first process ends, everything in them ends. */
export const NAMESPACES = ['--net', '--pid', '--mount', '--fork', '--kill-child', '--mount-proc'];

function isInstalled(program: string): boolean {
  if (program.startsWith('/')) return existsSync(program);
  const folders = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`.split(':');
  return folders.some((folder) => existsSync(`${folder}/${program}`));
}
