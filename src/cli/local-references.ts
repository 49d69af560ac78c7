import { freezeAddressFile } from '../address-file/frozen-address-file.ts';
import type { Catalogue } from '../cleansing/catalogue.ts';
import {
  type FrozenReferences,
  freezeReferences,
  listsAmong,
  type Reference,
} from '../cleansing/references.ts';
import { systemClock } from '../clock.ts';
import { readSettings } from '../settings.ts';
import type { FrozenList } from '../suppression/frozen-list.ts';
import { listsInUse, listVersions } from '../suppression/release/versions.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { referencesOf } from '../workflow/references.ts';
import { ifDatabase } from './existing-database.ts';
import { type LocalOptions, openLocalAddressFile } from './local-address-file.ts';
import { printNote } from './print.ts';

/**
 * Freezes the references of these chains' steps, for a command that runs without a service. A workflow
 * without references needs neither an address file nor a database.
 *
 * @throws Error with `strict`, if the addresses or the people on a suppression list are invented
 */
export async function freezeLocally(
  chains: readonly ChainPlan[],
  catalogue: Catalogue,
  options: LocalOptions,
): Promise<FrozenReferences> {
  const wanted = referencesOf(chains, catalogue);
  const suppressionLists = await suppressionListsFor(wanted, options);
  if (!wanted.has('address-file'))
    return freezeReferences(wanted, { addressFile: undefined, suppressionLists });
  const file = await openLocalAddressFile(options);
  try {
    return freezeReferences(wanted, { addressFile: freezeAddressFile(file), suppressionLists });
  } finally {
    await file.close();
  }
}

/** Only the database knows which versions are in use, and their secrets. */
async function suppressionListsFor(wanted: ReadonlySet<Reference>, { strict = false }: LocalOptions) {
  const lists = listsAmong(wanted);
  const none = new Map<string, FrozenList>();
  if (lists.length === 0) return none;
  const found = await ifDatabase(readSettings(), async ({ kysely }) => {
    const now = systemClock.now();
    const versions = await listVersions(kysely, now);
    const invented = versions.filter(
      ({ list, state, invented }) => invented && state === 'in use' && lists.includes(list),
    );
    return { inUse: await listsInUse(kysely, now), invented: invented.map(({ list }) => list) };
  });
  if (found === undefined) return none;
  const names = found.invented.map((list) => `\`${list}\``).join(', ');
  if (names !== '' && strict) {
    throw new Error(
      `The people on these suppression lists are INVENTED, and \`--strict\` refuses them: ${names}.`,
    );
  }
  if (names !== '') printNote(`WARNING: The people on these suppression lists are INVENTED: ${names}.`);
  return found.inUse;
}
