import { freezeAddressFile } from '../address-file/frozen-address-file.ts';
import {
  type FrozenReferences,
  freezeReferences,
  listsAmong,
  type Reference,
} from '../cleansing/references.ts';
import { systemClock } from '../clock.ts';
import type { FrozenList } from '../suppression/frozen-list.ts';
import { listsInUse } from '../suppression/release/versions.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { referencesOf } from '../workflow/references.ts';
import { openLocalAddressFile } from './local-address-file.ts';
import { withDatabase } from './with-database.ts';

/**
 * Freezes what the steps of these chains refer to, for a command that runs without a service. A workflow that refers to nothing needs
 * no address file.
 *
 * @param addressFile its folder; undefined for the one in the settings
 */
export async function freezeLocally(
  chains: readonly ChainPlan[],
  addressFile: string | undefined,
): Promise<FrozenReferences> {
  const wanted = referencesOf(chains);
  const suppressionLists = await suppressionListsFor(wanted);
  if (!wanted.has('address-file'))
    return freezeReferences(wanted, { addressFile: undefined, suppressionLists });
  const file = await openLocalAddressFile(addressFile);
  try {
    return freezeReferences(wanted, { addressFile: freezeAddressFile(file), suppressionLists });
  } finally {
    await file.close();
  }
}

/** Which versions are in use, and their secrets, the database knows: nothing else of a run needs it. */
async function suppressionListsFor(wanted: ReadonlySet<Reference>) {
  if (listsAmong(wanted).length === 0) return new Map<string, FrozenList>();
  return withDatabase(({ kysely }) => listsInUse(kysely, systemClock.now()));
}
