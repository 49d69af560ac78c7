import { type Loading, loadListInto } from '../../harness/load-list-into.ts';
import type { ListKind } from '../../src/suppression/list-kind.ts';
import type { TestService } from './service.ts';

/**
 * Loads a list from CSV text while a service is running, as the operator does.
 *
 * @returns the name of the loaded list, such as `tps/1`
 */
export async function loadFor(
  { database, settings, suppressionLists }: TestService,
  kind: ListKind,
  csv: string,
  loading?: Loading,
): Promise<string> {
  const name = await loadListInto(database, settings.dataFolder, kind, csv, loading);
  await suppressionLists.look();
  return name;
}
