import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Store } from '../harness/cluster/database/store.ts';
import { STORES } from '../harness/cluster/database/stores.ts';
import { FAULTS } from '../harness/cluster/faults/all-faults.ts';
import { playCluster } from '../harness/cluster/play.ts';
import { Release } from '../harness/cluster/release.ts';
import { missingParts, NAMESPACES } from '../harness/cluster/requirements.ts';

/*
 * Builds a cluster in namespaces of this machine, strikes it with random faults while clients use it, and
 * checks what the service promises:
 *
 *     npm run test:cluster -- --faults 200 --seed 7
 *     npm run test:cluster -- --faults 5 --only "power off"
 *
 * `--between` is the longest time from one fault to the next, in seconds. `--from` names a folder with an earlier
 * release, in which `npm ci` was run: the cluster is made with it, and the first fault is an upgrade. `--store` is
 * where Patroni keeps the lock of the primary: `zookeeper` (the default) or `etcd`. With `--pooler` Fettle reaches the
 * database through PgBouncer in transaction mode. `--keep` keeps the folder with the logs of all hosts.
 *
 * SIGINT or SIGTERM ends the test after the fault under way: everything is checked, and the report covers the
 * faults so far. A second signal ends it at once, without a report.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '5' },
    between: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
    from: { type: 'string' },
    store: { type: 'string', default: STORES[0].name },
    pooler: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    inside: { type: 'string' },
  },
});
const store = STORES.find(({ name }) => name === values.store);
const { only = '' } = values;
if (!Object.keys(FAULTS).some((name) => name.includes(only))) {
  const names = Object.keys(FAULTS).join(', ');
  process.stderr.write(`--only takes the name of a fault or a part of it (got ${only}). Faults: ${names}.\n`);
  process.exitCode = 1;
} else if (store === undefined) {
  const names = STORES.map(({ name }) => name).join(' or ');
  process.stderr.write(`--store takes ${names} (got ${values.store}).\n`);
  process.exitCode = 1;
} else if (values.inside === undefined) enter(store);
else await play(store, values.inside);

/** Starts this script again in namespaces of its own. With it everything in them ends. */
function enter(store: Store): void {
  const missing = missingParts(store, values.pooler);
  if (missing.length > 0) {
    process.stdout.write(`SKIPPED: a cluster cannot be built here.\n${missing.join('\n')}\n`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'fettle-cluster-'));
  // PostgreSQL runs as an account of its own and must enter it.
  chmodSync(folder, 0o755);
  const words = process.argv.slice(1).concat('--seed', values.seed, '--inside', folder);
  // The shell is the first process of the namespace. Node would not wait for the orphans that it gets there.
  const shell = ['bash', '-c', '"$@"; exit $?', 'bash', process.execPath, ...process.execArgv];
  // In a session of its own it does not get the terminal's Ctrl-C, which would also end the hosts' programs.
  const child = spawn('unshare', [...NAMESPACES, ...shell, ...words], { stdio: 'inherit', detached: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (signal === 'SIGHUP' || existsSync(endMark(folder))) child.kill('SIGKILL');
      else writeFileSync(endMark(folder), '');
    });
  child.once('exit', (code) => {
    if (values.keep) process.stdout.write(`The logs are in ${folder}.\n`);
    else rmSync(folder, { recursive: true, force: true });
    process.exitCode = code ?? 1;
  });
}

/** The file that tells the test in the namespaces to end. */
function endMark(folder: string): string {
  return join(folder, 'end');
}

async function play(store: Store, folder: string): Promise<void> {
  const { faults, between, seed, pooler, from } = values;
  const log = (line: string) => {
    process.stdout.write(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${line}\n`);
  };
  log(`seed ${seed}`);
  const report = await playCluster({
    folder,
    seed: Number(seed),
    faults: Number(faults),
    between: Number(between),
    only,
    from: from === undefined ? undefined : new Release(resolve(from)),
    store,
    isPooled: pooler,
    isEnding: () => existsSync(endMark(folder)),
    log,
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exit(report.broken.length > 0 ? 1 : 0);
}
