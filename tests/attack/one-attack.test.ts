import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AttackedService } from './support/attacked-service.ts';
import { attack } from './support/attackers.ts';

/*
 * Attacks that took the service down, one after the other, each for some seconds, against one service
 * process. Requests that were never read took 1.7 GB and 3.3 s; 60 gzip bodies took 2.3 GB, still held 12
 * minutes later. large-records.long.test.ts has the attacks with large records.
 */
let service: AttackedService;
beforeAll(async () => {
  service = await AttackedService.start();
}, 180_000);
beforeEach(() => service.forgetHighestMemory());
afterAll(() => service?.stop());

const SECONDS = 2;
const show = (figures: object) => process.env['FETTLE_SHOW_FIGURES'] && console.log(JSON.stringify(figures));

/** The most processor time of one turn of the service's event loop, in milliseconds. */
const TURN = 150;

/**
 * The longest that an answer of `/health/live` may take, in milliseconds, where many more processes are busy
 * than there are processors.
 */
const STALL = 10_000;

test('answers that no client reads do not fill the memory', async () => {
  const aim = { url: service.url, token: '', large: '', open: '' };
  const before = service.memory;
  const { health, memory, turn } = await attack(service, aim, ['unreadAnswers'], SECONDS);
  show({ before, memory, turn, health });
  expect(memory - before).toBeLessThan(150);
  expect(health).toMatchObject({ failures: 0 });
  expect(health.highest).toBeLessThan(STALL);
  expect(turn).toBeLessThan(TURN);
}, 180_000);

test('bodies that unpack to gigabytes are refused, and their memory is freed', async () => {
  const client = await service.client('Bombed');
  await client.send('POST', '/Dataset', { body: { name: 'open', columns: { text: 0 } } });
  const aim = { url: service.url, token: client.token, large: '', open: 'open' };
  const before = service.memory;
  const { health, memory, turn, answers } = await attack(service, aim, ['gzipBombs'], SECONDS);
  show({ before, memory, turn, health, answers, after: service.memory });
  expect(Object.keys(answers['gzipBombs']!)).toContain('503');
  expect(Object.keys(answers['gzipBombs']!).every((status) => ['413', '503'].includes(status))).toBe(true);
  expect(memory - before).toBeLessThan(300);
  expect(service.memory - before, 'what is still held').toBeLessThan(200);
  expect(health).toMatchObject({ failures: 0 });
  expect(health.highest).toBeLessThan(STALL);
  expect(turn).toBeLessThan(TURN);
}, 180_000);
