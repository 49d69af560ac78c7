import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';
import type { Host } from '../machines/host.ts';
import type { FaultKind } from './fault.ts';
import { lasting } from './lasting.ts';

type Choice = (cluster: Cluster) => Promise<readonly Host[]>;

/** A host without power, for as long as it takes to switch it on again. Its unflushed writes are lost. */
function powerOff(choose: Choice, isFailOver: boolean, all = false): FaultKind {
  return async (cluster, random) => {
    const candidates = await choose(cluster);
    if (candidates.length === 0) return undefined;
    const struck = all ? candidates : [random.pick(candidates)];
    const { seconds, during } = lasting(random, 0.5, 15);
    return {
      name: `power off ${struck.map(({ name }) => name).join(', ')} for ${during}`,
      isFailOver,
      strike: async () => {
        for (const host of struck) cluster.notePowerOff(host);
        await Promise.all(struck.map((host) => host.powerOff()));
        await wait(seconds * 1000);
        for (const host of struck) await host.powerOn();
      },
    };
  };
}

/** A disk without room. */
function fullDisk(
  choose: (cluster: Cluster, random: Random) => Promise<Host | undefined>,
  isFailOver: boolean,
): FaultKind {
  return async (cluster, random) => {
    const host = await choose(cluster, random);
    const { disk } = host ?? {};
    if (host === undefined || disk === undefined) return undefined;
    const { seconds, during } = lasting(random, 1, 10);
    return {
      name: `fill the disk of ${host.name} for ${during}`,
      isFailOver,
      strike: async () => {
        const { init } = host;
        await disk.fill(init);
        await wait(seconds * 1000);
        await disk.empty(init);
      },
    };
  };
}

/** The disk of the primary takes no writes. */
const hangingDisk: FaultKind = async (cluster, random) => {
  const host = await cluster.primary();
  const { disk } = host ?? {};
  if (host === undefined || disk === undefined) return undefined;
  const { seconds, during } = lasting(random, 1, 6);
  return {
    name: `freeze the disk of ${host.name} for ${during}`,
    isFailOver: true,
    strike: async () => {
      const { init } = host;
      await disk.freeze(init);
      await wait(seconds * 1000);
      await disk.thaw(init);
    },
  };
};

/** How long a slow disk accepts no writes, and how long it then accepts them, in milliseconds. */
const SLOW = { stopped: 150, open: 30 };

/** Makes the writes of a disk slow, by stopping all writes most of the time. */
function slowDisk(
  choose: (cluster: Cluster, random: Random) => Promise<Host | undefined>,
  isFailOver: boolean,
): FaultKind {
  return async (cluster, random) => {
    const host = await choose(cluster, random);
    const { disk } = host ?? {};
    if (host === undefined || disk === undefined) return undefined;
    const { seconds, during } = lasting(random, 3, 15);
    return {
      name: `slow down the disk of ${host.name} for ${during}`,
      isFailOver,
      strike: async () => {
        const { init } = host;
        for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(SLOW.open)) {
          await disk.freeze(init);
          await wait(SLOW.stopped);
          await disk.thaw(init);
        }
      },
    };
  };
}

export const hostFaults: Readonly<Record<string, FaultKind>> = {
  'power off web': powerOff(async ({ web }) => web, false),
  'power off worker': powerOff(async ({ workers }) => workers, false),
  'power off primary': powerOff(
    async (cluster) => [await cluster.primary()].filter((host) => host !== undefined),
    true,
  ),
  'power off standby': powerOff(
    async (cluster) => [await cluster.standby()].filter((host) => host !== undefined),
    true,
  ),
  'power off witness': powerOff(async ({ witness }) => [witness], true),
  'power off everything': powerOff(async ({ hosts }) => hosts, true, true),
  'freeze disk of primary': hangingDisk,
  'slow disk of primary': slowDisk((cluster) => cluster.primary(), true),
  'slow disk of standby': slowDisk((cluster) => cluster.standby(), true),
  'slow disk of web': slowDisk(async ({ web }, random) => random.pick(web), false),
  'fill disk of primary': fullDisk((cluster) => cluster.primary(), true),
  'fill disk of web': fullDisk(async ({ web }, random) => random.pick(web), false),
};
