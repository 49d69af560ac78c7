import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AttackedService } from './support/attacked-service.ts';
import { attack } from './support/attackers.ts';
import type { Target } from './support/attacks.ts';
import { target } from './support/large-records.ts';

/*
 * Attacks with large records, one after the other, each for some seconds, against one service process.
 * Three pages of 127 MB ended it.
 */
let service: AttackedService;
beforeAll(async () => {
  service = await AttackedService.start();
  aim = await target(service, 160);
}, 180_000);
beforeEach(() => service.forgetHighestMemory());
afterAll(() => service?.stop());

/** 127 MB of records. */
let aim: Target;

const SECONDS = 2;
const show = (figures: object) => process.env['FETTLE_SHOW_FIGURES'] && console.log(JSON.stringify(figures));

/** The most processor time of one turn of the service's event loop, in milliseconds. */
const TURN = 150;

/**
 * The longest that an answer of `/health/live` may take, in milliseconds, where many more processes are busy
 * than there are processors.
 */
const STALL = 10_000;

test('pages of large records arrive complete, in bounded memory', async () => {
  const before = service.highestMemory;
  const { health, memory, turn, answers } = await attack(service, aim, ['largePages'], SECONDS);
  expect(Object.keys(answers['largePages']!), 'all were answered, and to their end').toEqual(['200']);
  show({ before, memory, turn, health, answers });
  expect(memory - before).toBeLessThan(250);
  expect(health).toMatchObject({ failures: 0 });
  expect(health.highest).toBeLessThan(STALL);
  expect(turn).toBeLessThan(TURN);
}, 180_000);

test('large blocks do not delay other clients', async () => {
  const { health, memory, turn, answers } = await attack(
    service,
    aim,
    ['largeBlocks', 'lateStarts'],
    SECONDS,
  );
  show({ memory, turn, health, answers });
  expect(answers['largeBlocks']).toHaveProperty('200');
  expect(Object.keys(answers['lateStarts']!)).toEqual(['200']);
  expect(memory).toBeLessThan(700);
  expect(health).toMatchObject({ failures: 0 });
  expect(health.highest).toBeLessThan(STALL);
  expect(turn).toBeLessThan(TURN);
}, 180_000);
