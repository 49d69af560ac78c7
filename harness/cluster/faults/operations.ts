import { THIS_RELEASE } from '../release.ts';
import { until } from '../until.ts';
import type { FaultKind } from './fault.ts';

/** The primary and the standby change places, as before maintenance. */
const switchOver: FaultKind = async (cluster) => {
  const [primary, standby] = [await cluster.primary(), await cluster.standby()];
  if (primary === undefined || standby === undefined) return undefined;
  return {
    name: `switch over from ${primary.name} to ${standby.name}`,
    isFailOver: true,
    strike: async () => {
      // Patroni refuses until it has noted which standby is synchronous.
      await until('Patroni switches over', 30, async () => {
        const answer = await fetch(`http://${primary.address}:8008/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
          signal: AbortSignal.timeout(60_000),
        });
        return answer.ok || undefined;
      });
    },
  };
};

/** Every Fettle process is stopped and started again, one host after the other, as for an upgrade. */
const rollingRestart: FaultKind = async (cluster) => ({
  name: 'restart every Fettle process, one after another',
  isFailOver: false,
  strike: async () => {
    for (const host of [...cluster.web, ...cluster.workers]) await cluster.restartFettle(host);
  },
});

/** Upgrades the hosts from the release that they were started with to this release. */
const upgrade: FaultKind = async (cluster) =>
  cluster.release === THIS_RELEASE
    ? undefined
    : { name: 'upgrade, one host after another', isFailOver: false, strike: () => cluster.upgrade() };

/** Another address file is taken into use. The hosts get it only then, one after another. */
const addressFileSwitch: FaultKind = async ({ addressFiles }, random) =>
  addressFiles && {
    name: 'switch to another address file, one host after another',
    isFailOver: false,
    strike: () => addressFiles.switch(random),
  };

export const operations: Readonly<Record<string, FaultKind>> = {
  'switch over': switchOver,
  'rolling restart': rollingRestart,
  upgrade,
  'switch address file': addressFileSwitch,
};
