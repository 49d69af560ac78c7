import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runDeduplication, type TestRecord } from './support/run-deduplication.ts';
import '../../support/seed.ts';

/** All values of one kind contradict each other, except that an initial fits the forenames that begin with it. */
const FORENAMES = ['Peter', 'Susan', 'Colin', 'Hannah', 'P', 'S', 'C', ''];
const BIRTHS = ['1950-03-07', '1981-11-19', '1967-05-22', '', ''];
const GENERATIONS = ['', '', 'Jr', 'Sr'];
const TITLES = ['Mr', 'Mrs', '', ''];

/** Records that agree in much: a few doors, mailboxes and telephones for all of them. */
const people = fc.record({
  title: fc.constantFrom(...TITLES),
  forename: fc.constantFrom(...FORENAMES),
  surname: fc.tuple(fc.constantFrom('Wetherby', 'Wetherby', 'Arkwright'), fc.constantFrom(...GENERATIONS)),
  birth: fc.constantFrom(...BIRTHS),
  line: fc.constantFrom('4 Mill Lane', '4 Mill Lane', '17 Mill Lane'),
  email: fc.constantFrom('', 'family.post@example.com', 'wetherbys@example.com'),
  telephone: fc.constantFrom('', '01632 960001', '07700 900123'),
});

const recordOf = ({
  title,
  surname,
  birth,
  line,
  ...rest
}: typeof people extends fc.Arbitrary<infer P> ? P : never): TestRecord => ({
  ...rest,
  title,
  surname: surname.filter(Boolean).join(' '),
  address_line_1: line,
  postcode: 'CH2 4NE',
  date_of_birth: birth === '' ? null : birth,
});

test('no group of random records holds two records that contradict each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(people, { minLength: 3, maxLength: 25 }), async (made) => {
      const { records } = await runDeduplication(made.map(recordOf), { marriedNames: true });
      const groups = Map.groupBy(made.keys(), (at) => records[at]?.['unique_id']);
      for (const group of groups.values()) {
        const of = <Value>(value: (at: number) => Value) => [...new Set(group.map(value))].filter(Boolean);
        expect(of((at) => made[at]!.birth).length, 'birthdays').toBeLessThan(2);
        expect(of((at) => made[at]!.surname[1]).length, 'generations').toBeLessThan(2);
        expect(of((at) => made[at]!.forename[0]).length, 'forenames').toBeLessThan(2);
        // Two records of one forename and birthday may have a wrong title.
        const unnamed = group.filter((at) => made[at]!.forename.length < 2);
        expect(new Set(unnamed.map((at) => made[at]!.title).filter(Boolean)).size, 'titles').toBeLessThan(2);
      }
    }),
    { numRuns: 300 },
  );
});
