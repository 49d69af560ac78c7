import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until there is an answer. @throws Error that names `what` if none comes in time */
export async function until<Answer>(
  what: string,
  seconds: number,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(200)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`After ${seconds} s it is still not the case that ${what}.`);
}
