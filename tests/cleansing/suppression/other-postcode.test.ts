import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deceased, mps } from '../../../src/cleansing/suppression/people-lists.ts';
import { runStep } from '../../support/run-step.ts';
import { TestLists } from './lists.ts';
import { type Pair, pairs } from './pairs.ts';

/** Pairs of a dead person and a record whose postcode is missing, incomplete or another one. */
const PAIRS = pairs('other-postcode.tsv');

let lists: TestLists;
let references: Awaited<ReturnType<TestLists['references']>>;
beforeAll(async () => {
  lists = await TestLists.start();
  const rows = PAIRS.map((pair) => [pair.listed, pair.listedAddress, pair.listedPostcode]);
  const distinct = new Set(rows.map((row) => row.map((field) => `"${field}"`).join(',')));
  references = await lists.references({ deceased: `name,address,postcode\n${[...distinct].join('\n')}\n` });
});
afterAll(() => lists.close());

for (const [kind, members] of Map.groupBy(PAIRS, (pair: Pair) => pair.kind)) {
  describe(kind, () => {
    test.each(members)('$listed, $listedAddress; $name, $address, $postcode: $found', async (pair) => {
      const { name, address, postcode, level } = pair;
      const record = { name, address, postcode };
      const { records } = await runStep(deceased, [record], { matchLevel: level }, references);
      expect(records[0]!['deceased_flag']).toBe(pair.found === 'yes' ? 'DEC' : null);
    });
  });
}

describe('an address without a postcode', () => {
  const LIST = 'name,address_line_1,town,postcode\nMr Alan Pryor,15 Mill Lane,Hensby,CB9 1AA\n';

  test('is found by the town in its own column', async () => {
    const { records } = await runStep(
      mps,
      [{ name: 'Alan Pryor', address_line_1: '15 Mill Lane', town: 'Hensby' }],
      {},
      await lists.references({ mps: LIST }),
    );
    expect(records[0]).toMatchObject({ mps_flag: 'MPS' });
  });

  test('is counted if it has no town either', async () => {
    const { statistics } = await runStep(
      mps,
      [{ name: 'Alan Pryor', address_line_1: '15 Mill Lane' }],
      {},
      await lists.references({ mps: LIST }),
    );
    expect(statistics).toMatchObject({ 'mps.noAddress': 1 });
  });
});
