import { Fettle } from '../../client/src/index.ts';
import { createClient } from '../../src/accounts/client.ts';
import { createAccount } from '../../src/accounts/web/account.ts';
import { createKey } from '../../src/accounts/web/api-key.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import type { Database } from '../../src/database/connection.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import { Installation } from '../installation.ts';
import type { Purse } from './credits.ts';
import { outcomeOf, run, type Work } from './players/work.ts';

/** The credits of an account that never runs out, and of one that does. */
const RICH = 1_000_000;
const POOR = 40;

/** Makes a client of the batch interface with the workflows of these works. */
export async function makeClient(
  { kysely }: Database,
  works: readonly Work[],
): Promise<{ clientId: string; clientSecret: string }> {
  const { id, clientId, secret } = await createClient(kysely, { name: 'Player' });
  for (const { workflow: source } of works) {
    const { workflow, mistakes } = parseWorkflow(source);
    if (workflow === undefined) throw new Error(JSON.stringify(mistakes));
    await installWorkflow(new ClientScope(kysely, id), workflow, source);
  }
  return { clientId, clientSecret: secret };
}

/** Makes an account with more credits than can be spent, and one with few. */
export function makePurses({ kysely }: Database): Promise<Purse[]> {
  const accounts = [['rich', RICH] as const, ['poor', POOR] as const];
  return Promise.all(
    accounts.map(async ([name, credits]) => {
      const { id } = await createAccount(kysely, { name, credits, licences: ['WebClickFull'] });
      const { key } = await createKey(kysely, id, {});
      return { name, account: id, key, bought: credits, spent: { answers: [], lost: 0, refused: 0 } };
    }),
  );
}

/** What a single process with the embedded database makes of each work. */
export async function onOneMachine(works: readonly Work[]): Promise<string[]> {
  const installation = await Installation.create();
  try {
    await installation.serve().ready();
    const credentials = await installation.withDatabase((database) => makeClient(database, works));
    const fettle = new Fettle({ url: installation.url, ...credentials });
    const outcomes: string[] = [];
    for (const work of works) {
      const { job } = await run(fettle, work, `${work.name} on one machine`);
      outcomes.push(await outcomeOf(fettle, job));
    }
    return outcomes;
  } finally {
    await installation.remove();
  }
}
