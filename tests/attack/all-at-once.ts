import { expect } from 'vitest';
import { AttackedService } from './support/attacked-service.ts';
import { attack } from './support/attackers.ts';
import { ATTACKS } from './support/attacks.ts';
import { target } from './support/large-records.ts';

/** The most memory of the service under all attacks, in MB. */
const MEMORY = 700;

/** The most processor time of one turn of the service's event loop, in milliseconds. */
const TURN = 250;

/**
 * Runs every attack at once against a service process. Expects the process to keep running, to answer no
 * request with 500 and to stay within its memory.
 */
export async function attackWithAll(records: number, seconds: number, p99: number): Promise<void> {
  const service = await AttackedService.start();
  try {
    const aim = await target(service, records);
    const { health, memory, turn, answers } = await attack(service, aim, Object.keys(ATTACKS), seconds);

    console.info(JSON.stringify({ health, memory, turn, answers }));
    expect(service.isRunning).toBe(true);
    for (const [name, counts] of Object.entries(answers))
      expect(Object.keys(counts), name).not.toContain('500');
    expect(answers['largePages']).toHaveProperty('200');
    expect(memory).toBeLessThan(MEMORY);
    expect(health.failures).toBe(0);
    expect(health.p99).toBeLessThan(p99);
    expect(turn).toBeLessThan(TURN);
  } finally {
    await service.stop();
  }
}
