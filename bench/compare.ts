import { count, median } from '../harness/figures.ts';
import type { OtherServer } from './fixed-server.ts';
import { load } from './load.ts';

const ROUNDS = 3;
const SECONDS = 5;

/** Requests of one kind, and the processes that answer them. */
export interface Kind {
  readonly name: string;
  readonly servers: readonly Pick<OtherServer, 'url' | 'processorSeconds'>[];
  readonly requests: readonly string[];
}

/**
 * Measures the kinds in turn, round after round, so that other work on the machine affects all of them alike.
 */
export async function compare(title: string, kinds: readonly Kind[]): Promise<void> {
  const rates = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  const costs = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, servers, requests } of kinds) {
      const used = async () => sum(await Promise.all(servers.map((server) => server.processorSeconds())));
      const before = await used();
      const figures = await Promise.all(
        servers.map(({ url }) => load(url, requests, { seconds: SECONDS, connections: 32 / servers.length })),
      );
      const answers = sum(figures.map((figure) => figure.answers));
      rates.get(name)!.push(answers / Math.max(...figures.map(({ seconds }) => seconds)));
      costs.get(name)!.push((1e6 * ((await used()) - before)) / answers);
    }
  }
  const [base, baseCost] = [median([...rates.values()][0]!), median([...costs.values()][0]!)];
  console.log(`${title}: medians of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const { name } of kinds) {
    const [rate, cost] = [median(rates.get(name)!), median(costs.get(name)!)];
    console.log(
      `  ${name.padEnd(16)} ${count(rate).padStart(7)} answers/s (${((100 * rate) / base).toFixed(0)} %), ` +
        `${cost.toFixed(0)} µs of processor time each (${((100 * baseCost) / cost).toFixed(0)} %); rounds: ${rates.get(name)!.map(count).join(', ')}`,
    );
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
