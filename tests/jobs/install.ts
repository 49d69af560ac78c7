import { findClient } from '../../src/accounts/client.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import type { TestService } from '../support/service.ts';

/** Installs a workflow for an existing client, as the operator does while the service is running. */
export async function installFor({ database }: TestService, client: string, source: string): Promise<void> {
  const { id } = await findClient(database.kysely, client);
  const { workflow } = parseWorkflow(source);
  await installWorkflow(new ClientScope(database.kysely, id), workflow!, source);
}
