import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deceased } from '../../../src/cleansing/suppression/people-lists.ts';
import { runStep } from '../../support/run-step.ts';
import { TestLists } from './lists.ts';
import { type Pair, pairs } from './pairs.ts';

/** Pairs of a dead person and a record, decided before the rules ran on them. */
const SHOWN = pairs('round-5.tsv');

/** Pairs of the same kinds, for measuring alone: nobody who works on the rules reads them. */
const HELD_BACK = pairs('round-5-held-back.tsv');

let lists: TestLists;
let references: Awaited<ReturnType<TestLists['references']>>;
beforeAll(async () => {
  lists = await TestLists.start();
  const rows = [...SHOWN, ...HELD_BACK].map((pair) =>
    [pair.listed, pair.listedAddress, pair.listedPostcode].map((field) => `"${field}"`).join(','),
  );
  references = await lists.references({ deceased: `name,address,postcode\n${rows.join('\n')}\n` });
});
afterAll(() => lists.close());

/** Whether the step finds the record of a pair in the list. */
async function found({ name, address, postcode, level }: Pair): Promise<'yes' | 'no'> {
  const { records } = await runStep(
    deceased,
    [{ name, address, postcode }],
    { matchLevel: level },
    references,
  );
  return records[0]!['deceased_flag'] === 'DEC' ? 'yes' : 'no';
}

for (const [kind, members] of Map.groupBy(SHOWN, (pair) => pair.kind)) {
  describe(kind, () => {
    test.each(members)('$listed, $listedAddress; $name, $address at level $level: $found', async (pair) => {
      expect(await found(pair)).toBe(pair.found);
    });
  });
}

test('the share of held-back pairs decided rightly does not fall', async () => {
  let right = 0;
  for (const pair of HELD_BACK) if ((await found(pair)) === pair.found) right++;
  expect(right / HELD_BACK.length).toBeGreaterThanOrEqual(0.96);
});
