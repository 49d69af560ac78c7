import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';
import type { Host } from '../machines/host.ts';
import type { FaultKind } from './fault.ts';
import { lasting } from './lasting.ts';

interface Sides {
  readonly one: readonly Host[];
  readonly other: readonly Host[];
  readonly isFailOver: boolean;
}

type Choice = (cluster: Cluster, random: Random) => Promise<Sides | undefined>;

const sides: Readonly<Record<string, Choice>> = {
  'web from databases': async ({ web, databases }, random) => between([random.pick(web)], databases, false),
  'worker from databases': async ({ workers, databases }, random) =>
    between([random.pick(workers)], databases, false),
  'balancer from web': async ({ web, balancer }, random) => between([random.pick(web)], [balancer], false),
  'primary from standby': async (cluster) => aroundPrimary(cluster, ({ databases }) => databases),
  'primary from all': async (cluster) => aroundPrimary(cluster, ({ hosts }) => hosts),
  'primary from store': async (cluster) => aroundPrimary(cluster, ({ storeHosts }) => storeHosts),
  'standby from all': async (cluster) => {
    const standby = await cluster.standby();
    return standby && between([standby], cluster.hosts, true);
  },
};

async function aroundPrimary(
  cluster: Cluster,
  others: (cluster: Cluster) => readonly Host[],
): Promise<Sides | undefined> {
  const primary = await cluster.primary();
  return primary && between([primary], others(cluster), true);
}

function between(one: readonly Host[], others: readonly Host[], isFailOver: boolean): Sides {
  return { one, other: others.filter((host) => !one.includes(host)), isFailOver };
}

/** The directions in which packets are dropped, and the share of them. */
const WAYS = ['both ways', 'from the first', 'to the first', 'half of the packets'] as const;

/** Faults in which hosts lose each other's packets: in both directions, in one direction, or half of them. */
export const partitions: Readonly<Record<string, FaultKind>> = Object.fromEntries(
  Object.entries(sides).map(([name, choose]): [string, FaultKind] => [
    `cut off ${name}`,
    async (cluster, random) => {
      const chosen = await choose(cluster, random);
      if (chosen === undefined) return undefined;
      const way = random.pick(WAYS);
      const { seconds, during } = lasting(random, 1, 20);
      return {
        name: `cut off ${namesOf(chosen.one)} from ${namesOf(chosen.other)} (${way}) for ${during}`,
        isFailOver: chosen.isFailOver,
        strike: async () => {
          await cut(chosen, way);
          await wait(seconds * 1000);
          await Promise.all([...chosen.one, ...chosen.other].map((host) => host.reconnect()));
        },
      };
    },
  ]),
);

async function cut({ one, other }: Sides, way: (typeof WAYS)[number]): Promise<void> {
  const share = way === 'half of the packets' ? 0.5 : 1;
  const deafen = (hosts: readonly Host[], to: readonly Host[]) =>
    Promise.all(
      hosts.map((host) =>
        host.cutOff(
          to.map(({ address }) => address),
          share,
        ),
      ),
    );
  if (way !== 'from the first') await deafen(one, other);
  if (way !== 'to the first') await deafen(other, one);
}

function namesOf(hosts: readonly Host[]): string {
  return hosts.length > 3 ? `${hosts.length} hosts` : hosts.map(({ name }) => name).join(', ');
}
