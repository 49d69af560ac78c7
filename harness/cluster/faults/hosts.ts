import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';
import type { Disk } from '../machines/disk.ts';
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
        // The databases come first. Fettle processes that fail and start again would hold them up on one machine.
        for (const host of struck) await host.powerOn();
      },
    };
  };
}

/** Chooses the host whose disk the fault strikes. */
type ChooseHost = (cluster: Cluster, random: Random) => Promise<Host | undefined>;

/** A fault of a disk: how it is named, how long it lasts in seconds, and what it does. */
interface DiskFault {
  readonly verb: string;
  readonly least: number;
  readonly most: number;
  strike(disk: Disk, init: Host['init'], seconds: number): Promise<void>;
}

function diskFault(
  choose: ChooseHost,
  isFailOver: boolean,
  { verb, least, most, strike }: DiskFault,
): FaultKind {
  return async (cluster, random) => {
    const host = await choose(cluster, random);
    const { disk } = host ?? {};
    if (host === undefined || disk === undefined) return undefined;
    const { seconds, during } = lasting(random, least, most);
    return {
      name: `${verb} the disk of ${host.name} for ${during}`,
      isFailOver,
      strike: () => strike(disk, host.init, seconds),
    };
  };
}

/** A disk without room. */
const FULL: DiskFault = {
  verb: 'fill',
  least: 1,
  most: 10,
  async strike(disk, init, seconds) {
    await disk.fill(init);
    await wait(seconds * 1000);
    await disk.empty(init);
  },
};

/** A disk that takes no writes. */
const FROZEN: DiskFault = {
  verb: 'freeze',
  least: 1,
  most: 6,
  async strike(disk, init, seconds) {
    await disk.freeze(init);
    await wait(seconds * 1000);
    await disk.thaw(init);
  },
};

/** How long a slow disk accepts no writes, and how long it then accepts them, in milliseconds. */
const SLOW = { stopped: 150, open: 30 };

/** Makes the writes of a disk slow, by stopping all writes most of the time. */
const SLOWED: DiskFault = {
  verb: 'slow down',
  least: 3,
  most: 15,
  async strike(disk, init, seconds) {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(SLOW.open)) {
      await disk.freeze(init);
      await wait(SLOW.stopped);
      await disk.thaw(init);
    }
  },
};

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
  'freeze disk of primary': diskFault((cluster) => cluster.primary(), true, FROZEN),
  'slow disk of primary': diskFault((cluster) => cluster.primary(), true, SLOWED),
  'slow disk of standby': diskFault((cluster) => cluster.standby(), true, SLOWED),
  'slow disk of web': diskFault(async ({ web }, random) => random.pick(web), false, SLOWED),
  'fill disk of primary': diskFault((cluster) => cluster.primary(), true, FULL),
  'fill disk of web': diskFault(async ({ web }, random) => random.pick(web), false, FULL),
};
