import { findClient } from '../../src/accounts/client.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import type { TestService } from '../support/service.ts';

/** Installs a workflow for a client that is there already, as the operator does beside the running service. */
export async function installFor({ database }: TestService, client: string, source: string): Promise<void> {
  const { id } = await findClient(database.kysely, client);
  const { workflow } = parseWorkflow(source);
  await installWorkflow(new ClientScope(database.kysely, id), workflow!, source);
}
