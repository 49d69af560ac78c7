import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deceased } from '../../../src/cleansing/suppression/people-lists.ts';
import { runStep } from '../../support/run-step.ts';
import { TestLists } from './lists.ts';

/**
 * Pairs of a dead person and a record with the same postcode, written before the rules ran on them. A match
 * for `no` would withhold a letter from a living person, such as the widow. A miss for `yes` would write to a
 * dead person.
 */
const [, ...lines] = readFileSync(new URL('widows-letter.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const cases = lines.map((line, at) => {
  const [kind, listed, listedAddress, name, address, level, found] = line.split('\t') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  // A postcode of its own for each case, so that no other row of the list answers.
  const postcode = `EH${1 + (at % 50)} ${1 + Math.floor(at / 50)}AB`;
  return { kind, listed, listedAddress, name, address, level, found, postcode };
});
const list = [
  'name,address,postcode',
  ...cases.map(({ listed, listedAddress, postcode }) => csv(listed, listedAddress, postcode)),
];

function csv(...fields: string[]): string {
  return fields.map((field) => `"${field}"`).join(',');
}

let lists: TestLists;
let references: Awaited<ReturnType<TestLists['references']>>;
beforeAll(async () => {
  lists = await TestLists.start();
  references = await lists.references({ deceased: `${list.join('\n')}\n` });
});
afterAll(() => lists.close());

for (const [kind, members] of Map.groupBy(cases, (one) => one.kind)) {
  describe(kind, () => {
    test.each(members)('$listed, $listedAddress; $name, $address at level $level: $found', async (one) => {
      const { name, address, postcode, level, found } = one;
      const { records } = await runStep(
        deceased,
        [{ name, address, postcode }],
        { matchLevel: level },
        references,
      );
      expect(records[0]!['deceased_flag'] === 'DEC' ? 'yes' : 'no').toBe(found);
    });
  });
}
