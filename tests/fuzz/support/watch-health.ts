/**
 * Asks a service for its health every 20 ms until its input ends, then prints how long the answers took, in
 * milliseconds.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const url = `${process.argv[2]}/health/live`;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let failures = 0;
let ended = false;
process.stdin.on('end', () => {
  ended = true;
});
process.stdin.resume();

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response
        .resume()
        .on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error('status'))));
    }).on('error', reject);
  });
}

while (!ended) {
  const started = performance.now();
  await ask().catch(() => {
    failures++;
  });
  times.push(performance.now() - started);
  await wait(20);
}
times.sort((one, other) => one - other);
const at = (share: number) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]! * 10) / 10;
process.stdout.write(
  JSON.stringify({ asked: times.length, failures, median: at(0.5), p99: at(0.99), highest: at(1) }),
);
agent.destroy();
