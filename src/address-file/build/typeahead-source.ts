import type { Manifest } from '../folder/manifest.ts';
import { storedEntry } from '../folder/read-stored.ts';
import { openStore } from '../folder/store.ts';
import { LOCALITIES } from '../places/locality.ts';
import { PlaceTable } from '../places/place-table.ts';
import { STREETS } from '../places/street.ts';
import type { TypeaheadSource } from '../typeahead/build/build.ts';

/** The finished store that the typeahead index is made from. */
export interface SourceSettings {
  /** The path of the store. */
  readonly store: string;
  readonly answers: readonly string[];
  readonly counts: Pick<Manifest['counts'], 'streets' | 'localities'>;
}

/** Opens the store. Each thread opens it for itself. */
export function openSource({
  store: path,
  answers,
  counts,
}: SourceSettings): TypeaheadSource & { close(): Promise<void> } {
  const store = openStore(path, answers);
  return {
    streets: new PlaceTable(store.streets, counts.streets, STREETS),
    localities: new PlaceTable(store.localities, counts.localities, LOCALITIES),
    stored: (postcode) => storedEntry(store, postcode),
    close: () => store.close(),
  };
}
