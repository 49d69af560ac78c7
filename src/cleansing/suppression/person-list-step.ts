import Type from 'typebox';
import { comparablePeople } from '../name/compare/comparable-person.ts';
import { NAME_NEEDS_ONE_OF, nameReader } from '../name/name-reader.ts';
import { listReference } from '../references.ts';
import { defineStep } from '../step.ts';
import { FINDING_STATISTICS, findingColumns, findingWriter } from './finding-writer.ts';
import { ListSearch } from './list-search.ts';
import {
  ADDRESS_ONE_OF,
  dateColumnOption,
  levelColumnOption,
  matchLevelOption,
  outputTypeOption,
  PERSON_NEEDS,
  sourceColumnOption,
  sourcesOption,
} from './person-options.ts';
import { comparableAddressReader, lastTransactionReader } from './record-reader.ts';

/** The options of every step that searches for people. */
export const PERSON_OPTIONS = {
  matchLevel: matchLevelOption,
  sources: sourcesOption,
  outputType: outputTypeOption,
  outputSource: sourceColumnOption,
  outputDate: dateColumnOption,
  outputMatchLevel: levelColumnOption,
};

export const PERSON_STATISTICS = {
  ...FINDING_STATISTICS,
  noName: 'Records without a name',
  noAddress:
    'Records that cannot be searched, because their address has no readable postcode, no UDPRN, and no street with a town',
};

/** Defines a step that searches a list for people by name and address. */
export function personListStep({
  list,
  flag,
  description,
}: {
  readonly list: 'mps' | 'goneaway' | 'deceased';
  readonly flag: string;
  readonly description: string;
}) {
  return defineStep({
    name: list,
    description,
    needs: PERSON_NEEDS,
    needsOneOf: NAME_NEEDS_ONE_OF,
    needsAlsoOneOf: ADDRESS_ONE_OF,
    options: Type.Object(PERSON_OPTIONS, { additionalProperties: false }),
    refersTo: () => [listReference(list)],
    statistics: PERSON_STATISTICS,
    appends: (options) => findingColumns(list, flag, options),
    prepare: ({ options, references }) => {
      const search = new ListSearch(references.suppressionList(list), options);
      return {
        open(block) {
          const find = personFinder(block, search, options.matchLevel);
          const write = findingWriter(block, list, flag, options);
          return (row) => {
            const finding = find(row);
            if (finding !== undefined) write(row, finding);
          };
        },
      };
    },
  });
}

type Block = Parameters<typeof nameReader>[0] & Parameters<typeof comparableAddressReader>[0];

/**
 * Returns a function that searches the list for a record of the block. It returns undefined for a record
 * without a name or a searchable address, and counts the record.
 */
export function personFinder(block: Block, search: ListSearch, level: Parameters<ListSearch['person']>[2]) {
  const nameOf = nameReader(block);
  const addressOf = comparableAddressReader(block, (address) => search.canFindAt(address));
  const sinceOf = lastTransactionReader(block);
  return (row: number) => {
    const name = nameOf(row);
    if (name === undefined) {
      block.count('noName');
      return undefined;
    }
    const address = addressOf(row);
    if (address === undefined) {
      block.count('noAddress');
      return undefined;
    }
    return search.person(address, () => comparablePeople(name), level, sinceOf(row));
  };
}
