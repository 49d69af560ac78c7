import type { Manifest } from '../folder/manifest.ts';
import { storedEntry } from '../folder/read-stored.ts';
import { openStore } from '../folder/store.ts';
import { LOCALITIES } from '../places/locality.ts';
import { PlaceTable } from '../places/place-table.ts';
import { STREETS } from '../places/street.ts';
import { buildTypeahead, type TypeaheadCounts } from '../typeahead/build/build.ts';

/** What the typeahead index is made from, and where. */
export interface TypeaheadPlan {
  /** The path of the finished store. */
  readonly store: string;
  /** The path of the index, a file to create. */
  readonly typeahead: string;
  readonly answers: readonly string[];
  readonly counts: Pick<Manifest['counts'], 'streets' | 'localities'>;
  /** Called with the streets that are done, and all. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Makes the typeahead index from the finished store. */
export async function makeTypeahead(plan: TypeaheadPlan): Promise<TypeaheadCounts> {
  const store = openStore(plan.store, plan.answers);
  try {
    const source = {
      streets: new PlaceTable(store.streets, plan.counts.streets, STREETS),
      localities: new PlaceTable(store.localities, plan.counts.localities, LOCALITIES),
      stored: (postcode: string) => storedEntry(store, postcode),
    };
    return await buildTypeahead(source, plan.typeahead, plan.onProgress);
  } finally {
    await store.close();
  }
}
