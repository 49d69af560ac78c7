import { readBalances } from '../../src/credits/balance.ts';
import { ANSWERS_UNWRITTEN } from '../../src/credits/tick.ts';
import type { Cluster } from './cluster.ts';
import type { Spent } from './players/lookup-player.ts';

/** An account of a run. */
export interface Purse {
  readonly name: string;
  readonly account: number;
  readonly key: string;
  readonly bought: number;
  readonly spent: Spent;
}

/** A power cut loses what a host has spent since its last settlement, in milliseconds. */
const UNSETTLED = 3000;

/**
 * Compares what clients received with what they were charged. Call it when the web processes have stopped.
 *
 * @returns broken promises
 */
export async function checkCredits(cluster: Cluster, purses: readonly Purse[]): Promise<string[]> {
  const balances = await cluster.withDatabase(({ kysely }) => readBalances(kysely));
  return purses.flatMap(({ name, account, bought, spent: { answers, lost } }) => {
    const { used = Number.NaN, remaining = Number.NaN } = balances.get(account) ?? {};
    const books = `${name}: bought ${bought}, used ${used}, remaining ${remaining}, answers ${answers.length}, lost ${lost}`;
    // What a killed or powerless host did not write down is not charged.
    const kills = cluster.web.reduce((sum, host) => sum + (cluster.services.get(host)?.starts ?? 0), 0);
    const uncharged =
      kills * ANSWERS_UNWRITTEN +
      answers.filter((time) => cluster.powerOffs.some((cut) => time > cut - UNSETTLED && time < cut + 1000))
        .length;
    return [
      used + remaining === bought ? '' : `Credits were lost or made. ${books}`,
      used <= answers.length + lost ? '' : `Clients were charged for answers that did not leave. ${books}`,
      used >= answers.length - uncharged
        ? ''
        : `Answers were not charged. ${books}, may be uncharged ${uncharged}`,
      answers.length <= bought + uncharged ? '' : `Credits were spent twice. ${books}`,
      remaining >= 0 ? '' : `The balance is negative. ${books}`,
    ].filter(Boolean);
  });
}
