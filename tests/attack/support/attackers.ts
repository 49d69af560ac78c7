import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AttackedService } from './attacked-service.ts';
import type { Target } from './attacks.ts';
import { type Health, HealthProbe } from './health-probe.ts';

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));

/** The result of an attack. */
export interface Outcome {
  readonly health: Health;
  /** The most memory of the service, in MB. */
  readonly memory: number;
  /** The most processor time of one turn of the service's event loop, in milliseconds. */
  readonly turn: number;
  /** Attack → status → how often; 0 counts connections that broke. */
  readonly answers: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

/**
 * Runs these attacks at once for some seconds, from a process of their own, while another process asks the
 * service for its health.
 */
export async function attack(
  service: AttackedService,
  target: Target,
  names: readonly string[],
  seconds: number,
): Promise<Outcome> {
  // The service makes this document at its first request, so it is requested before the measurement begins.
  await fetch(`${service.url}/openapi.json`).then((answer) => answer.arrayBuffer());
  const attacker = fork(ATTACKER, [JSON.stringify(target), ...names], { execArgv: [] });
  await once(attacker, 'message');
  await service.longestTurn();
  const probe = await HealthProbe.start(service.url);
  await wait(seconds * 1000);
  const health = await probe.stop();
  const turn = await service.longestTurn();
  attacker.send('stop');
  const [answers] = await once(attacker, 'message');
  return { health, memory: service.highestMemory, turn, answers: answers as Outcome['answers'] };
}
