import { afterAll } from 'vitest';

/** Test files share processes one after the other: what one puts into the environment ends with it. */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
