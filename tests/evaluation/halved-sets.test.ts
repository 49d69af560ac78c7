import { describe, expect, test } from 'vitest';
import { sixteenthSet } from '../../evaluation/addresses/sets/16-newtown-highland/set.ts';
import { seventeenthSet } from '../../evaluation/addresses/sets/17-suburb-marches/set.ts';
import { eighteenthSet } from '../../evaluation/addresses/sets/18-cathedral-dales/set.ts';
import { nineteenthSet } from '../../evaluation/addresses/sets/19-docklands-fens/set.ts';
import { twentiethSet } from '../../evaluation/addresses/sets/20-spa-pits/set.ts';
import { twentyFirstSet } from '../../evaluation/addresses/sets/21-riverside-penrhyn/set.ts';
import { twentySecondSet } from '../../evaluation/addresses/sets/22-garrison-islands/set.ts';
import { twentyThirdSet } from '../../evaluation/addresses/sets/23-commuter-weald/set.ts';
import { twentyFourthSet } from '../../evaluation/addresses/sets/24-resort-milltown/set.ts';
import { twentyFifthSet } from '../../evaluation/addresses/sets/25-squares-combes/set.ts';
import type { EvaluationSet } from '../../evaluation/addresses/sets.ts';

type Half = 'shown' | 'held-back';

interface HalvedSet {
  /** Makes each list of the set, by its name. */
  readonly lists: Readonly<Record<string, (half: Half, size: typeof SMALL) => EvaluationSet>>;
  /** Texts that both halves may have. */
  readonly shared?: RegExp;
  /** How many of {@link SMALL} are clean, without a postcode, and with a wrong one. */
  readonly kinds?: readonly [number, number, number];
}

const SMALL = { rows: 2000, typed: 300 };
const USUAL = [60, 30, 24] as const;
const LONG = { rows: 20_000, typed: 0 };
const COLUMNS = ['street', 'building', 'organisation', 'locality', 'town'] as const;

function listsOf<Name extends string>(
  make: (name: Name, half: Half, size: typeof SMALL) => EvaluationSet,
  names: readonly Name[],
): HalvedSet['lists'] {
  return Object.fromEntries(
    names.map((name) => [name, (half: Half, size: typeof SMALL) => make(name, half, size)]),
  );
}

const SETS: Readonly<Record<string, HalvedSet>> = {
  // A block of an estate may have no name, only a number. A postcode is left out by a habit, not as a kind.
  sixteenth: {
    lists: listsOf(sixteenthSet, ['newtown', 'highland']),
    shared: /^block \w$/,
    kinds: [60, 0, 0],
  },
  // Each half has a borough that is partly in London.
  seventeenth: { lists: listsOf(seventeenthSet, ['suburb', 'marches']), shared: /^london$/ },
  eighteenth: { lists: listsOf(eighteenthSet, ['cathedral', 'dales']) },
  nineteenth: { lists: listsOf(nineteenthSet, ['docklands', 'fens']) },
  twentieth: { lists: listsOf(twentiethSet, ['spa', 'pits']) },
  'twenty-first': { lists: listsOf(twentyFirstSet, ['riverside', 'penrhyn']), shared: /^london$/ },
  // Every camp has its messes, and every estate its cottages.
  'twenty-second': {
    lists: listsOf(twentySecondSet, ['garrison', 'islands']),
    shared:
      /^(?:(?:warrant officers and sergeants|junior ranks|officers) mess|(?:home farm|church|estate|manor) cottages)$/,
  },
  'twenty-third': { lists: listsOf(twentyThirdSet, ['commuter', 'weald']) },
  'twenty-fourth': { lists: listsOf(twentyFourthSet, ['resort', 'milltown']) },
  // Each half has a borough of London.
  'twenty-fifth': { lists: listsOf(twentyFifthSet, ['squares', 'combes']), shared: /^london$/ },
};

describe.each(Object.entries(SETS))('the %s set', (_, { lists, shared = /^$/, kinds = USUAL }) => {
  describe.each(Object.entries(lists))('%s', (_, make) => {
    const { list, typed } = make('shown', SMALL);
    const rows = new Map(list.rows.map((row) => [row.uprn, row]));

    test('the same half and size give the same set', () => {
      expect(make('shown', SMALL).typed).toEqual(typed);
    });

    test('findable addresses name the row that is meant, and absent ones name none', () => {
      expect(rows.size).toBe(list.rows.length);
      expect(typed.filter(({ truth }) => truth.isAbsent)).toHaveLength(SMALL.typed / 10);
      for (const { truth, meant } of typed) {
        if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
        else expect([truth.uprns, rows.get(meant)?.isOdd]).toEqual([[meant], false]);
      }
    });

    test('a fifth of the addresses is as listed, and a tenth has no postcode', () => {
      const of = (kind: string) => typed.filter((one) => one.kinds[0] === kind).length;
      expect([of('clean'), of('postcode missing'), of('postcode wrong')]).toEqual(kinds);
    });
  });

  test('the halves share no street, building, firm, place or postcode district', () => {
    const textsOf = (half: Half) =>
      new Set(
        Object.values(lists).flatMap((make) =>
          make(half, LONG).list.rows.flatMap((row) => [
            ...COLUMNS.map((column) => row[column].toLowerCase()),
            row.postcode.split(' ')[0]!,
          ]),
        ),
      );
    const heldBack = textsOf('held-back');
    const both = [...textsOf('shown')].filter((text) => heldBack.has(text));
    expect(both.filter((text) => text !== '' && !shared.test(text))).toEqual([]);
  });
});
