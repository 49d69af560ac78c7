import { Fettle } from '../../client/src/index.ts';
import type { Database } from '../../src/database/connection.ts';
import { Installation } from '../installation.ts';
import type { Purse } from './credits.ts';
import { outcomeOf, run, type Work } from './players/work.ts';
import type { Release } from './release.ts';

/** The credits of an account that never runs out, and of one that does. */
const RICH = 1_000_000;
const POOR = 40;

/**
 * Makes a client of the batch interface with the workflows of these works.
 *
 * @param release the release that made the database
 */
export async function makeClient(
  { kysely }: Database,
  works: readonly Work[],
  release: Release,
): Promise<{ clientId: string; clientSecret: string }> {
  type Clients = typeof import('../../src/accounts/client.ts');
  type Files = typeof import('../../src/workflow/file/parse.ts');
  type Store = typeof import('../../src/workflow/store.ts');
  type Scopes = typeof import('../../src/database/client-scope.ts');
  const { createClient } = await release.import<Clients>('src/accounts/client.ts');
  const { parseWorkflow } = await release.import<Files>('src/workflow/file/parse.ts');
  const { installWorkflow } = await release.import<Store>('src/workflow/store.ts');
  const { ClientScope } = await release.import<Scopes>('src/database/client-scope.ts');
  const { id, clientId, secret } = await createClient(kysely, { name: 'Player' });
  for (const { workflow: source } of works) {
    const { workflow, mistakes } = parseWorkflow(source);
    if (workflow === undefined) throw new Error(JSON.stringify(mistakes));
    await installWorkflow(new ClientScope(kysely, id), workflow, source);
  }
  return { clientId, clientSecret: secret };
}

/**
 * Makes an account with more credits than can be spent, and one with few.
 *
 * @param release the release that made the database
 */
export async function makePurses({ kysely }: Database, release: Release): Promise<Purse[]> {
  type Accounts = typeof import('../../src/accounts/web/account.ts');
  type Keys = typeof import('../../src/accounts/web/api-key.ts');
  const { createAccount } = await release.import<Accounts>('src/accounts/web/account.ts');
  const { createKey } = await release.import<Keys>('src/accounts/web/api-key.ts');
  const accounts = [['rich', RICH] as const, ['poor', POOR] as const];
  return Promise.all(
    accounts.map(async ([name, credits]) => {
      const { id } = await createAccount(kysely, { name, credits, licences: ['WebClickFull'] });
      const { key } = await createKey(kysely, id, {});
      return { name, account: id, key, bought: credits, spent: { answers: [], lost: 0, refused: 0 } };
    }),
  );
}

/** Does each work in a single process with the embedded database. @returns the outcome of each work */
export async function onOneMachine(
  works: readonly Work[],
  release: Release,
  addressFile = '',
): Promise<string[]> {
  const environment = { FETTLE_ADDRESS_FILE: addressFile };
  const installation = await Installation.create(environment, undefined, release.main);
  try {
    await installation.serve().ready();
    const credentials = await installation.withDatabase((database) => makeClient(database, works, release));
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
