import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '../../src/database/connection.ts';
import { runtime } from '../runtime.ts';
import { ADDRESS_FILE_TOKEN, AddressFiles } from './address-files.ts';
import { addBalancer, WEB_PORT } from './balancer.ts';
import { addPatroni, PASSWORD } from './database/patroni.ts';
import { addPooler, POOLER_PORT } from './database/pooler.ts';
import { addPrimaryPort } from './database/primary-port.ts';
import type { Store } from './database/store.ts';
import { Host, RUN } from './machines/host.ts';
import type { HostedProcess } from './machines/hosted-process.ts';
import { makeBridge } from './machines/network.ts';
import { type Release, THIS_RELEASE } from './release.ts';
import { until } from './until.ts';

/** The sizes of disks, in megabytes. Files of this size are made, but their empty parts take no room. */
const DATABASE_DISK = 3000;
const SMALL_DISK = 200;

const WEB_HOSTS = 3;
const WORKER_HOSTS = 4;

export interface ClusterOptions {
  /** Where disks, settings and logs are. */
  readonly folder: string;
  /** A folder with built editions of address files. Default: the hosts use their samples. */
  readonly editions?: string | undefined;
  /** The release that the hosts run at first. Default: this release. */
  readonly release?: Release | undefined;
  /** Where Patroni keeps the lock of the primary. */
  readonly store: Store;
  /** Whether Fettle reaches the database through a pooler. */
  readonly isPooled?: boolean;
  /** Settings of all Fettle processes. */
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * A cluster: a load balancer, three web hosts, four worker hosts, two hosts with PostgreSQL under Patroni, and
 * a third host for the majority of Patroni's store. All of it is in the namespaces of this process.
 */
export class Cluster {
  readonly balancer: Host;
  readonly web: readonly Host[];
  readonly workers: readonly Host[];
  readonly databases: readonly Host[];
  readonly witness: Host;
  /** The Fettle process of each web host and worker host. */
  readonly services = new Map<Host, HostedProcess>();
  /** When web hosts lost their power, in milliseconds since the run began. */
  readonly powerOffs: number[] = [];
  readonly addressFiles: AddressFiles | undefined;
  readonly store: Store;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #isPooled: boolean;
  #release: Release;

  private constructor({
    folder,
    environment = {},
    isPooled = false,
    release = THIS_RELEASE,
    editions,
    store,
  }: ClusterOptions) {
    this.store = store;
    this.#release = release;
    this.#isPooled = isPooled;
    const host = (name: string, number: number, disk: number) =>
      new Host(folder, name, `10.77.0.${number}`, disk);
    const several = (count: number, name: string, first: number, disk: number) =>
      Array.from({ length: count }, (_, at) => host(`${name}${at + 1}`, first + at, disk));
    this.#folder = folder;
    this.#environment = environment;
    this.balancer = host('balancer', 2, 0);
    this.witness = host('witness', 3, SMALL_DISK);
    this.databases = several(2, 'database', 11, DATABASE_DISK);
    this.web = several(WEB_HOSTS, 'web', 21, SMALL_DISK);
    this.workers = several(WORKER_HOSTS, 'worker', 31, 0);
    if (editions !== undefined)
      this.addressFiles = new AddressFiles(this, join(folder, 'address-files'), editions);
  }

  /** Builds the cluster and waits until all of it works. */
  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options);
    await mkdir(options.folder, { recursive: true });
    await makeBridge();
    await Promise.all(cluster.hosts.map(async (host) => host.disk?.make()));
    await cluster.addressFiles?.prepare();
    await cluster.#startDatabases();
    await cluster.#startFettle();
    return cluster;
  }

  get hosts(): readonly Host[] {
    return [this.balancer, this.witness, ...this.databases, ...this.web, ...this.workers];
  }

  /** The hosts with a member of Patroni's store. */
  get storeHosts(): readonly Host[] {
    return [...this.databases, this.witness];
  }

  /** Where clients find the service. */
  get url(): string {
    return `http://${this.balancer.address}:${WEB_PORT}`;
  }

  /** Where the test finds the primary. */
  get databaseUrl(): string {
    return databaseUrl(this.balancer.address);
  }

  /** The host whose database Patroni calls the primary. */
  async primary(): Promise<Host | undefined> {
    const answers = await Promise.all(this.databases.map((host) => isPrimary(host)));
    return this.databases[answers.indexOf(true)];
  }

  /** The host whose database follows the primary, if both are there. */
  async standby(): Promise<Host | undefined> {
    const primary = await this.primary();
    return primary && this.databases.find((host) => host !== primary && host.isOn);
  }

  /** Remembers when a web host lost its power: what it had spent last may not be charged. */
  notePowerOff(host: Host): void {
    if (this.web.includes(host)) this.powerOffs.push(performance.now());
  }

  /** Stops the Fettle process of a host as an operator does, and starts it again. */
  async restartFettle(host: Host): Promise<void> {
    const process = this.services.get(host);
    await process?.stop();
    process?.begin(host);
    if (this.web.includes(host)) await until(`${host.name} is ready`, 90, () => isReady(host));
  }

  /** Runs a command of Fettle on a host. @returns its output @throws Error with its output if it fails */
  fettle(host: Host, ...words: string[]): Promise<string> {
    const settings = Object.entries(this.#settingsOf(host)).map(([name, value]) => `${name}=${value}`);
    return host.run(undefined, 'env', ...settings, process.execPath, this.#release.main, ...words);
  }

  /** The URL at which a web host serves its address file. */
  addressFileUrl({ address }: Host): string {
    return `http://${address}:${WEB_PORT}/address-file`;
  }

  /** The release that the hosts run. During an upgrade, this is already the new release. */
  get release(): Release {
    return this.#release;
  }

  /** Upgrades the hosts to this release, one after another, as docs/operators/install.md says. */
  async upgrade(): Promise<void> {
    this.#release = THIS_RELEASE;
    for (const host of [...this.web, ...this.workers]) {
      const process = this.services.get(host);
      if (process === undefined) continue;
      await process.stop();
      process.program = { ...process.program, words: this.#wordsOf(host) };
      process.begin(host);
      if (this.web.includes(host)) await until(`${host.name} is ready`, 90, () => isReady(host));
    }
  }

  /** Stops all web processes, so that they settle what was spent. */
  async stopWeb(): Promise<void> {
    await Promise.all(this.web.map((host) => this.services.get(host)?.stop()));
  }

  /**
   * Waits until everything works again.
   *
   * @throws Error that names what does not
   */
  async recovered(seconds = 90): Promise<void> {
    await until('there is a primary', seconds, () => this.primary());
    await until(
      'the standby is synchronous',
      seconds,
      async () => (await this.synchronousStandby()) || undefined,
    );
    for (const host of this.web) await until(`${host.name} is ready`, seconds, () => isReady(host));
    await until('the balancer passes requests', seconds, () => answers(`${this.url}/health/ready`));
  }

  /** Uses the primary. */
  async withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = connect(this.databaseUrl, 1);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  async #startDatabases(): Promise<void> {
    for (const host of [...this.storeHosts, this.balancer]) await host.powerOn();
    for (const host of this.databases) await host.run(undefined, 'chown', 'postgres', host.disk!.folder);
    await this.store.add(this.storeHosts, this.#folder);
    await addPatroni(this.databases, this.store, this.storeHosts, this.#folder);
    await addPrimaryPort(this.balancer, this.databases, this.#folder, '0.0.0.0');
    const primary = await until('there is a primary', 60, () => this.primary());
    // ZooKeeper does not flush its first snapshot, and does not start without it.
    for (const host of this.storeHosts) await host.run(undefined, 'sync', '--file-system', host.disk!.folder);
    await primary.run(
      'postgres',
      ...['psql', '-h', RUN, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-c'],
      `create role fettle login password '${PASSWORD}'`,
      ...['-c', 'create database fettle owner fettle'],
    );
    await until('the standby is synchronous', 60, async () => (await this.synchronousStandby()) || undefined);
  }

  /** Whether the primary has a synchronous standby, and Patroni has noted that it may take over. */
  async synchronousStandby(): Promise<boolean> {
    const primary = await this.primary();
    if (primary === undefined) return false;
    const shown = await primary
      .run(
        'postgres',
        ...['psql', '-h', RUN, '-U', 'postgres', '-At', '-c'],
        `select count(*) from pg_stat_replication where sync_state = 'sync'`,
      )
      .catch(() => '');
    return shown.trim() === '1' && (await hasNotedStandby(primary));
  }

  async #startFettle(): Promise<void> {
    await addBalancer(this.balancer, this.web, this.#folder);
    for (const [at, host] of [...this.web, ...this.workers].entries()) {
      await host.powerOn();
      await addPrimaryPort(host, this.databases, this.#folder);
      if (this.#isPooled) await addPooler(host, this.#folder);
      this.services.set(
        host,
        host.add({ name: 'fettle', words: this.#wordsOf(host), environment: this.#settingsOf(host) }),
      );
      // The first web host makes the tables. Workers refuse to start without them.
      if (at > 0) continue;
      await until(`${host.name} is ready`, 90, () => isReady(host));
      await this.addressFiles?.useFirst();
    }
    for (const host of this.web) await until(`${host.name} is ready`, 90, () => isReady(host));
    await until('the balancer passes requests', 30, () => answers(`${this.url}/health/ready`));
  }

  #wordsOf(host: Host): string[] {
    const isWeb = this.web.includes(host);
    const flags = runtime.flags[isWeb ? 'serve' : 'worker'];
    const words = isWeb ? ['serve', '--no-worker'] : ['worker'];
    return [process.execPath, ...flags, this.#release.main, ...words];
  }

  #settingsOf(host: Host): NodeJS.ProcessEnv {
    return {
      ...runtime.environment,
      NODE_COMPILE_CACHE: join(this.#folder, 'compiled'),
      DATABASE_URL: databaseUrl('127.0.0.1', this.#isPooled ? POOLER_PORT : undefined),
      ...(this.#isPooled && { DATABASE_SESSION_URL: databaseUrl('127.0.0.1') }),
      FETTLE_DATA: host.disk?.folder ?? join(this.#folder, host.name),
      FETTLE_PUBLIC_URL: this.url,
      FETTLE_TRUSTED_PROXIES: this.balancer.address,
      FETTLE_ADDRESS_FILE_TOKEN: ADDRESS_FILE_TOKEN,
      FETTLE_THREADS: '1',
      HOST: '0.0.0.0',
      PORT: String(WEB_PORT),
      ...this.#environment,
    };
  }
}

function databaseUrl(address: string, port = 5432): string {
  return `postgres://fettle:${PASSWORD}@${address}:${port}/fettle`;
}

function isPrimary({ address, isOn }: Host): Promise<boolean> {
  return isOn ? answers(`http://${address}:8008/primary`).then(Boolean) : Promise.resolve(false);
}

/** Whether Patroni's store names a synchronous standby. No other standby takes over. */
async function hasNotedStandby({ address }: Host): Promise<boolean> {
  const text = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) })
    .then((answer) => answer.text())
    .catch(() => '');
  return text.includes('"sync_standby"');
}

/** Whether the service of a web host answers and reaches its database. */
export function isReady({ address }: Host): Promise<true | undefined> {
  return answers(`http://${address}:${WEB_PORT}/health/ready`);
}

async function answers(url: string): Promise<true | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok || undefined;
}
