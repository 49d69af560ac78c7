import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../random.ts';
import type { Cluster } from '../cluster.ts';
import type { Host } from '../machines/host.ts';
import { type SeenProcess, signal } from '../machines/process-table.ts';
import type { Fault, FaultKind } from './fault.ts';
import { lasting } from './lasting.ts';

/** The main programs of a host, which a fault can strike. */
const PATRONI = /^patroni$/;
const POSTGRES = /^postgres$/;
const HAPROXY = /^haproxy$/;
/** The names that Node may give its main thread. */
const FETTLE = /^(MainThread|node)$/;

/** Chooses hosts and the name of a program on them. */
type Choice = (cluster: Cluster, random: Random) => Promise<Target | undefined>;

interface Target {
  readonly hosts: readonly Host[];
  readonly program: RegExp;
  readonly what: string;
  readonly isFailOver: boolean;
}

const targets: Readonly<Record<string, Choice>> = {
  web: async ({ web }, random) => target([random.pick(web)], FETTLE, 'fettle'),
  worker: async ({ workers }, random) => target([random.pick(workers)], FETTLE, 'fettle'),
  workers: async ({ workers }) => target(workers, FETTLE, 'fettle'),
  everyFettle: async ({ web, workers }) => target([...web, ...workers], FETTLE, 'fettle'),
  primary: async (cluster) => targetOf(await cluster.primary(), POSTGRES, 'postgres', true),
  standby: async (cluster) => targetOf(await cluster.standby(), POSTGRES, 'postgres', true),
  patroniOfPrimary: async (cluster) => targetOf(await cluster.primary(), PATRONI, 'patroni', true),
  store: async ({ store, storeHosts }, random) =>
    target([random.pick(storeHosts)], store.process, 'the store', true),
  balancer: async ({ balancer }) => target([balancer], HAPROXY, 'haproxy'),
  primaryPort: async ({ web, workers }, random) =>
    target([random.pick([...web, ...workers])], HAPROXY, 'haproxy'),
};

/** `kill -9` of a program. Its host starts it again. */
export const kills: Readonly<Record<string, FaultKind>> = each('kill', (chosen) => ({
  name: `kill ${chosen.what}`,
  strike: async () => {
    for (const { pid } of found(chosen)) signal(pid, 'SIGKILL');
  },
}));

/** A program that does not run for a while and then goes on, as on a machine that swaps. */
export const pauses: Readonly<Record<string, FaultKind>> = each('pause', (chosen, random) => {
  const { seconds, during } = lasting(random, 1, 15);
  return {
    name: `pause ${chosen.what} for ${during}`,
    strike: async () => {
      const paused = found(chosen);
      for (const { pid } of paused) signal(pid, 'SIGSTOP');
      await wait(seconds * 1000);
      for (const host of chosen.hosts) host.resume(paused);
    },
  };
});

type Made = Omit<Fault, 'isFailOver'>;

function each(does: string, make: (target: Target, random: Random) => Made): Record<string, FaultKind> {
  const entries = Object.entries(targets).map(([name, choose]): [string, FaultKind] => [
    `${does} ${name}`,
    async (cluster, random) => {
      const chosen = await choose(cluster, random);
      return chosen && { ...make(chosen, random), isFailOver: chosen.isFailOver };
    },
  ]);
  return Object.fromEntries(entries);
}

function target(hosts: readonly Host[], program: RegExp, name: string, isFailOver = false): Target {
  return { hosts, program, what: `${name} of ${hosts.map((host) => host.name).join(', ')}`, isFailOver };
}

function targetOf(host: Host | undefined, ...rest: [RegExp, string, boolean]): Target | undefined {
  return host && target([host], ...rest);
}

function found({ hosts, program }: Target): SeenProcess[] {
  return hosts
    .filter(({ isOn }) => isOn)
    .flatMap((host) => host.processes().filter(({ name }) => program.test(name)));
}
