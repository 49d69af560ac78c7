import type { FaultKind } from './fault.ts';

/** The primary and the standby change places, as before maintenance. */
const switchOver: FaultKind = async (cluster) => {
  const [primary, standby] = [await cluster.primary(), await cluster.standby()];
  if (primary === undefined || standby === undefined) return undefined;
  return {
    name: `switch over from ${primary.name} to ${standby.name}`,
    isFailOver: true,
    strike: async () => {
      const answer = await fetch(`http://${primary.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
        signal: AbortSignal.timeout(60_000),
      });
      if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
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

export const operations: Readonly<Record<string, FaultKind>> = {
  'switch over': switchOver,
  'rolling restart': rollingRestart,
};
