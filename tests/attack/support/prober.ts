import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * A process that requests /health/live of the given service every 20 ms until it is told to stop. A request
 * is sent even if the one before has not been answered, so a stall counts for all requests during it.
 */
const [url] = process.argv.slice(2);
const EVERY_MILLISECONDS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const taken: number[] = [];
let failures = 0;
let isDone = false;

function ask(): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (isGood: boolean) => {
      taken.push(performance.now() - began);
      if (!isGood) failures++;
      resolve();
    };
    get(`${url}/health/live`, { agent }, (answer) => {
      answer.resume().once('end', () => end(answer.statusCode === 200));
    }).once('error', () => end(false));
  });
}

process.once('message', () => {
  isDone = true;
});
process.send!('ready');
const asked: Promise<void>[] = [];
while (!isDone) {
  asked.push(ask());
  await wait(EVERY_MILLISECONDS);
}
await Promise.all(asked);
taken.sort((one, other) => one - other);
const p99 = taken[Math.ceil(taken.length * 0.99) - 1] ?? 0;
process.send!({ count: taken.length, p99, highest: taken.at(-1) ?? 0, failures });
