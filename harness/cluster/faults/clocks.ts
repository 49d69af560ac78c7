import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';
import type { Host } from '../machines/host.ts';
import type { FaultKind } from './fault.ts';
import { lasting } from './lasting.ts';

const HOUR_SECONDS = 3600;

type Choice = (cluster: Cluster, random: Random) => Promise<readonly Host[]>;

/** Sets the clocks of hosts an hour ahead or back, and corrects them after a while. */
function clockStep(choose: Choice, isFailOver: boolean): FaultKind {
  return async (cluster, random) => {
    const hosts = await choose(cluster, random);
    if (hosts.length === 0) return undefined;
    const [step, way] = random.pick([[HOUR_SECONDS, 'ahead'] as const, [-HOUR_SECONDS, 'back'] as const]);
    const { seconds, during } = lasting(random, 2, 20);
    return {
      name: `set the clock of ${hosts.map(({ name }) => name).join(', ')} an hour ${way} for ${during}`,
      isFailOver,
      strike: async () => {
        for (const { clock } of hosts) clock.set(step);
        await wait(seconds * 1000);
        for (const { clock } of hosts) clock.set(0);
      },
    };
  };
}

export const clockSteps: Readonly<Record<string, FaultKind>> = {
  'clock of web': clockStep(async ({ web }, random) => [random.pick(web)], false),
  'clock of every web': clockStep(async ({ web }) => web, false),
  'clock of worker': clockStep(async ({ workers }, random) => [random.pick(workers)], false),
  'clock of primary': clockStep(
    async (cluster) => [await cluster.primary()].filter((host) => host !== undefined),
    true,
  ),
  'clock of standby': clockStep(
    async (cluster) => [await cluster.standby()].filter((host) => host !== undefined),
    true,
  ),
  'clock of everything': clockStep(async ({ hosts }) => hosts, true),
};
