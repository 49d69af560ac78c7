import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestTimes } from '../../src/http/operations/request-times.ts';
import { randomNumbers } from '../../src/random-numbers.ts';

test('request times are written as the histogram of prom-client writes them', async () => {
  const [own, other] = [new Registry(), new Registry()];
  const times = new RequestTimes(own);
  const histogram = new Histogram({
    name: times.name,
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [other],
  });
  expect(await own.metrics()).toBe(await other.metrics());
  const random = randomNumbers(1);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  for (let request = 0; request < 2000; request++) {
    const [method, route, status] = [one(['GET', 'POST']), one(['/a', '/:name', '/"\\']), one([200, 404])];
    const seconds = one([0.002, 10, 20 * random(), 0.02 * random()]);
    times.note(method, route, status, seconds);
    histogram.observe({ method, route, status }, seconds);
  }
  expect(await own.metrics()).toBe(await other.metrics());
});
