import { itemAt } from '../../present.ts';
import type { FileSeal } from '../folder/manifest.ts';
import { inOrder } from '../in-order.ts';
import { joinStreets, streetRanges, type TypeaheadCounts, writeTypeahead } from '../typeahead/build/build.ts';
import { createTypeaheadHelpers } from './typeahead-helpers.ts';
import { openSource, type SourceSettings } from './typeahead-source.ts';

/** What the typeahead index is made from, and where. */
export interface TypeaheadPlan extends SourceSettings {
  /** The path of the index, a file to create. */
  readonly typeahead: string;
  /** How many threads gather streets, collect pairs and seal the store. With 0 the calling thread does it. */
  readonly threads: number;
  /** Called with the streets that are done, and all. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Makes the typeahead index from the finished store. A thread seals the store while this one writes the index. */
export async function makeTypeahead(
  plan: TypeaheadPlan,
): Promise<{ readonly counts: TypeaheadCounts; readonly storeSeal: FileSeal }> {
  const { store, answers, counts, onProgress } = plan;
  const settings: SourceSettings = { store, answers, counts };
  const ranges = streetRanges(counts.streets);
  const threads = Math.min(plan.threads, ranges.length);
  const source = openSource(settings);
  const helpers = createTypeaheadHelpers(settings, threads);
  try {
    const gathered = outcomes(inOrder(ranges.length, threads, (at) => helpers.gather(itemAt(ranges, at))));
    const { localities } = source;
    const contents = await joinStreets({ streets: counts.streets, localities, gathered, onProgress });
    const [storeSeal, written] = await Promise.all([
      helpers.sealStore(),
      writeTypeahead(plan.typeahead, contents, { collect: helpers.collect }),
    ]);
    return { counts: written, storeSeal };
  } finally {
    await helpers.close();
    await source.close();
  }
}

async function* outcomes<Outcome>(done: AsyncIterable<readonly [Outcome, number]>): AsyncGenerator<Outcome> {
  for await (const [outcome] of done) yield outcome;
}
