import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../random.ts';
import { makeClient, makePurses, onOneMachine } from './accounts.ts';
import { Cluster } from './cluster.ts';
import { checkCredits } from './credits.ts';
import type { Store } from './database/store.ts';
import { buildEditions, EDITIONS } from './editions.ts';
import { FAULTS } from './faults/all-faults.ts';
import { History } from './history/history.ts';
import { bringUpLoopback } from './machines/network.ts';
import { giveOwnSharedMemory } from './machines/shared-memory.ts';
import { Crew } from './players/crew.ts';
import type { Prober } from './players/prober.ts';
import { addressWork, SLOW_BLOCKS, worksOf } from './players/work.ts';
import type { World } from './players/world.ts';
import { type Release, THIS_RELEASE } from './release.ts';
import { type ClusterReport, figuresOf, impossibleAnswers, type Outage } from './report.ts';

export interface ClusterRun {
  /** Where everything is written. */
  readonly folder: string;
  readonly seed: number;
  readonly faults: number;
  /** The longest time from the end of a fault to the next one, in seconds. */
  readonly between: number;
  /** Strikes only with faults whose names contain this. Default: all. */
  readonly only?: string | undefined;
  /**
   * The release that the cluster starts with. Default: this release. If it is another release, the first
   * fault is the upgrade to this release.
   */
  readonly from?: Release | undefined;
  /** Where Patroni keeps the lock of the primary. */
  readonly store: Store;
  /** Whether Fettle reaches the database through a pooler. */
  readonly isPooled: boolean;
  /** Whether to cause no more faults, even if fewer than `faults` were caused. */
  isEnding(): boolean;
  log(line: string): void;
}

/** How long clients work before the first fault, in milliseconds. */
const UNDISTURBED = 3000;

/** Runs clients against a cluster, strikes it with faults, and checks every promise. */
export async function playCluster(options: ClusterRun): Promise<ClusterReport> {
  const { folder, seed, store, isPooled, log } = options;
  await bringUpLoopback();
  await giveOwnSharedMemory();
  const release = options.from ?? THIS_RELEASE;
  const isUpgraded = release !== THIS_RELEASE;
  // An earlier release may not be able to read the address files of this one.
  const works = isUpgraded ? worksOf(seed) : [...worksOf(seed), addressWork()];
  const editions = isUpgraded ? undefined : join(folder, 'editions');
  const outcomes: string[][] = [];
  if (editions === undefined) {
    for (const one of [release, THIS_RELEASE]) outcomes.push(await onOneMachine(works, one));
  } else {
    await buildEditions(editions);
    for (const edition of EDITIONS)
      outcomes.push(await onOneMachine(works, release, join(editions, edition)));
  }
  const expected = works.map((_, at) => outcomes.map((outcome) => outcome[at]!));
  log('one machine has done the work');
  const cluster = await Cluster.start({
    folder: join(folder, 'cluster'),
    environment: SLOW_BLOCKS,
    store,
    isPooled,
    release,
    editions,
  });
  log('the cluster is up');
  const credentials = await cluster.withDatabase((database) => makeClient(database, works, release));
  const purses = await cluster.withDatabase((database) => makePurses(database, release));
  const over = new AbortController();
  const world: World = { url: cluster.url, history: new History(), over: over.signal, broken: [] };
  const crew = new Crew(world, { seed, credentials, works, expected, purses });
  const playing = crew.play();
  const outages = await strikeAll(cluster, crew.prober, options, world);
  over.abort();
  await playing;
  log('the clients have stopped');
  if (world.broken.length === 0) {
    for (const player of crew.batch) await player.verify();
    try {
      await cluster.stopWeb();
      world.broken.push(...(await checkCredits(cluster, purses)));
    } catch (error) {
      world.broken.push(`${error}`);
    }
  }
  world.broken.push(...world.history.violations(), ...impossibleAnswers(world.history));
  const jobs = crew.batch.reduce((sum, player) => sum + player.jobs, 0);
  return { broken: world.broken, outages, figures: figuresOf(world.history, jobs, outages) };
}

/** Strikes one fault after another. Stops at the first broken promise. */
async function strikeAll(
  cluster: Cluster,
  prober: Prober,
  options: ClusterRun,
  { broken }: World,
): Promise<Outage[]> {
  const random = new Random(options.seed);
  const outages: Outage[] = [];
  try {
    await wait(UNDISTURBED);
    while (outages.length < options.faults && broken.length === 0 && !options.isEnding()) {
      const outage = await strike(cluster, random, prober, options);
      if (outage !== undefined) outages.push(outage);
      await wait(random.next() * options.between * 1000);
    }
  } catch (error) {
    broken.push(`${error}`);
  }
  return outages;
}

/** Strikes with a random fault and waits until everything works again. */
async function strike(
  cluster: Cluster,
  random: Random,
  prober: Prober,
  { only = '', log }: ClusterRun,
): Promise<Outage | undefined> {
  const kinds = Object.entries(FAULTS).filter(([name]) => name.includes(only));
  const [, choose] = cluster.release === THIS_RELEASE ? random.pick(kinds) : ['', FAULTS['upgrade']!];
  const fault = await choose(cluster, random);
  if (fault === undefined) return undefined;
  log(fault.name);
  const begin = performance.now();
  await fault.strike();
  const end = performance.now();
  await cluster.recovered();
  const now = performance.now();
  const unavailable = prober.longestGap(begin, now);
  const unavailableAfter = prober.longestGap(end, now);
  const recovered = (now - end) / 1000;
  log(
    `  ${unavailable.toFixed(1)} s without service, ${unavailableAfter.toFixed(1)} s of them after its end, ` +
      `all there ${recovered.toFixed(1)} s after its end`,
  );
  return { fault: fault.name, isFailOver: fault.isFailOver, unavailable, unavailableAfter, recovered };
}
