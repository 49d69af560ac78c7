import Type from 'typebox';
import { COMPANY_NEED } from '../address/typed-address.ts';
import { companyForm } from '../name/compare/company-form.ts';
import { listReference } from '../references.ts';
import { defineStep } from '../step.ts';
import { FINDING_STATISTICS, findingColumns, findingWriter } from './finding-writer.ts';
import { ListSearch } from './list-search.ts';
import {
  ADDRESS_ONE_OF,
  dateColumnOption,
  LAST_TRANSACTION_NEED,
  LISTED_ADDRESS_NEEDS,
  outputTypeOption,
  sourceColumnOption,
  sourcesOption,
} from './person-options.ts';
import { comparableAddressReader, lastTransactionReader, textOf } from './record-reader.ts';

const LIST = 'business-goneaway';
const PREFIX = 'business_goneaway';
const FLAG = 'GA';

const TYPE_COLUMN = {
  name: `${PREFIX}_type`,
  type: 'text',
  description: 'What happened to the organisation (Moved, Closed), if the list says so.',
} as const;

/** Organisations that are no longer at an address. */
export const businessGoneaway = defineStep({
  name: LIST,
  description: 'Finds organisations that have left their address or closed, by name and address.',
  needs: [{ ...COMPANY_NEED, required: true }, ...LISTED_ADDRESS_NEEDS, LAST_TRANSACTION_NEED],
  needsOneOf: ADDRESS_ONE_OF,
  options: Type.Object(
    {
      sources: sourcesOption,
      outputType: outputTypeOption,
      outputReason: Type.Boolean({
        default: true,
        description: 'Whether to append what happened to the organisation.',
      }),
      outputSource: sourceColumnOption,
      outputDate: dateColumnOption,
    },
    { additionalProperties: false },
  ),
  refersTo: () => [listReference(LIST)],
  statistics: {
    ...FINDING_STATISTICS,
    noCompany: 'Records without a company',
    noAddress:
      'Records that cannot be searched, because their address has neither a readable postcode nor a UDPRN',
  },
  appends: (options) =>
    findingColumns(PREFIX, FLAG, withoutLevel(options), options.outputReason ? [TYPE_COLUMN] : []),
  prepare: ({ options, references }) => {
    const search = new ListSearch(references.suppressionList(LIST), options);
    return {
      open(block) {
        const companies = block.input('company');
        const addressOf = comparableAddressReader(block);
        const sinceOf = lastTransactionReader(block);
        const types =
          options.outputReason && options.outputType === 'Flag' ? block.output(TYPE_COLUMN.name) : undefined;
        const write = findingWriter(block, PREFIX, FLAG, withoutLevel(options), (row, hit) => {
          if (types !== undefined) types[row] = hit.row.type || null;
        });
        return (row) => {
          const company = companyForm(textOf(companies[row]));
          if (company === '') return block.count('noCompany');
          const address = addressOf(row);
          if (address === undefined) return block.count('noAddress');
          write(row, search.company(address, company, sinceOf(row)));
        };
      },
    };
  },
});

function withoutLevel<Options>(options: Options) {
  return { ...options, outputMatchLevel: false };
}
