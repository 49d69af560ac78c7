import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { Store } from './database/store.ts';

/** The folder of Debian's PostgreSQL 15. It has the programs that Patroni needs and the npm package lacks. */
export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';

/** The library that sets the clocks of hosts. Its folder is named after the processor. */
export const FAKETIME =
  globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] ?? '/usr/lib/libfaketimeMT.so.1';

/**
 * Patroni's program: the one that the environment variable PATRONI names, otherwise the one on the path. A
 * Patroni in a virtual environment of Python is not on the path.
 */
export const PATRONI = process.env['PATRONI'] ?? 'patroni';

/**
 * Patroni 3.0 (Debian 12) loses acknowledged writes. After `kill -9` of Patroni it forgets the synchronous
 * standby. With `etcd3` it takes the lock back from a new primary.
 */
const OLDEST_PATRONI = 4;

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
  ['haproxy', 'haproxy'],
  [`${POSTGRES_PROGRAMS}/pg_rewind`, 'postgresql-15'],
  [FAKETIME, 'libfaketime'],
];

const POOLER = ['pgbouncer', 'pgbouncer'] as const;

/** What this machine lacks for a cluster, one sentence each. Empty if a cluster can be built. */
export function missingParts(store: Store, isPooled: boolean): string[] {
  if (process.platform !== 'linux') return ['The cluster needs Linux: its hosts are network namespaces.'];
  const programs = [...PROGRAMS, ...store.programs, ...(isPooled ? [POOLER] : [])];
  const missing = programs
    .filter(([program]) => !isInstalled(program))
    .map(([program, packageName]) => `There is no ${program}. Install Debian's package ${packageName}.`);
  missing.push(...missingPatroni(store));
  const tried = spawnSync('unshare', [...NAMESPACES, 'ip', 'link', 'add', 'bridge0', 'type', 'bridge']);
  if (tried.status !== 0) {
    const said = String(tried.stderr ?? tried.error).trim();
    missing.push(`This account may not make namespaces and bridges (${said}). Run as root.`);
  }
  return missing;
}

function missingPatroni({ patroniName }: Store): string[] {
  const how =
    'Install it from PyPI with the Python of the system, in a folder that the account postgres may enter: ' +
    '`/usr/bin/python3 -m venv /opt/patroni && ' +
    `/opt/patroni/bin/pip install "patroni[${patroniName}]" psycopg2-binary\`. ` +
    'Then set PATRONI=/opt/patroni/bin/patroni.';
  // `env` starts Patroni without the capabilities of root, which setpriv still has.
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups', 'env'];
  const { stdout, stderr, status } = spawnSync('setpriv', [...asPostgres, PATRONI, '--version'], {
    encoding: 'utf8',
  });
  if (status !== 0) return [`The account postgres cannot run ${PATRONI} (${stderr?.trim()}). ${how}`];
  const version = /\d+[\d.]*/.exec(stdout)?.[0] ?? 'of an unknown version';
  if (!(Number.parseInt(version, 10) >= OLDEST_PATRONI))
    return [`${PATRONI} is Patroni ${version}. The test needs version ${OLDEST_PATRONI} or newer. ${how}`];
  // Without a store in its settings Patroni ends with a list of the stores that it can use.
  const settings = `PATRONI_CONFIGURATION=${JSON.stringify(NO_STORE)}`;
  const refusal = spawnSync('setpriv', [...asPostgres, settings, PATRONI], { encoding: 'utf8' }).stderr;
  const stores = /Available implementations: (.*)/.exec(refusal)?.[1]?.split(', ') ?? [];
  return stores.includes(patroniName) ? [] : [`${PATRONI} has no support for ${patroniName}. ${how}`];
}

/** Settings of Patroni that are complete but for the store. */
const NO_STORE = {
  scope: 'none',
  name: 'none',
  restapi: { listen: '127.0.0.1:8008', connect_address: '127.0.0.1:8008' },
  postgresql: { data_dir: '/nonexistent', listen: '127.0.0.1:5432', authentication: {} },
};

/** The namespaces that hold a whole cluster. When their first process ends, everything in them ends. */
export const NAMESPACES = ['--net', '--pid', '--mount', '--fork', '--kill-child', '--mount-proc'];

function isInstalled(program: string): boolean {
  if (program.startsWith('/')) return existsSync(program);
  const folders = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`.split(':');
  return folders.some((folder) => existsSync(`${folder}/${program}`));
}
