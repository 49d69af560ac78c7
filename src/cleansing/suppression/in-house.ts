import Type from 'typebox';
import { COMPANY_NEED } from '../address/typed-address.ts';
import { companyForm } from '../name/compare/company-form.ts';
import { comparablePeople } from '../name/compare/comparable-person.ts';
import { NAME_NEEDS, nameReader } from '../name/name-reader.ts';
import { listReference } from '../references.ts';
import { defineStep, type StepBlock } from '../step.ts';
import { FINDING_STATISTICS, findingColumns, findingWriter } from './finding-writer.ts';
import { emailKey, idKey } from './list-row.ts';
import { betterFinding, type Finding, ListSearch, NOTHING_FOUND } from './list-search.ts';
import { PERSON_OPTIONS } from './person-list-step.ts';
import { LAST_TRANSACTION_NEED, LISTED_ADDRESS_NEEDS } from './person-options.ts';
import { comparableAddressReader, lastTransactionReader, textOf } from './record-reader.ts';
import { telephoneKey } from './telephone-key.ts';

const PREFIX = 'in_house';
const FLAG = 'INH';

const text = (name: string, description: string) =>
  ({ name, type: 'text', required: false, description }) as const;

/** Searches one of the operator's own lists. */
export const inHouse = defineStep({
  name: 'in-house',
  description:
    "Finds records on one of the operator's own lists, by any of these that are mapped: name or company with the address, email address, telephone number, customer number.",
  needs: [
    text('id', 'The customer number of the person or company.'),
    text('email', 'An email address.'),
    text('telephone', 'A telephone number in any notation.'),
    ...NAME_NEEDS,
    COMPANY_NEED,
    ...LISTED_ADDRESS_NEEDS,
    LAST_TRANSACTION_NEED,
  ],
  needsOneOf: ['id', 'email', 'telephone', 'address', 'postcode', 'udprn'],
  options: Type.Object(
    {
      list: Type.String({
        minLength: 1,
        maxLength: 50,
        default: 'in-house',
        description:
          'The name that the list was loaded with: fettle suppression load in-house FILE --name NAME.',
      }),
      ...PERSON_OPTIONS,
    },
    { additionalProperties: false },
  ),
  refersTo: ({ list }) => [listReference(list)],
  statistics: FINDING_STATISTICS,
  appends: (options) => findingColumns(PREFIX, FLAG, options),
  prepare: ({ options, references }) => {
    const search = new ListSearch(references.suppressionList(options.list), options);
    return {
      open(block) {
        const findByKeys = keyFinder(block, search);
        const findByAddress = addressFinder(block, search, options.matchLevel);
        const write = findingWriter(block, PREFIX, FLAG, options);
        const sinceOf = lastTransactionReader(block);
        return (row) => {
          const since = sinceOf(row);
          const byKeys = findByKeys(row, since);
          // A matching key is better evidence than any name.
          write(row, byKeys.hit === undefined ? betterFinding(findByAddress(row, since), byKeys) : byKeys);
        };
      },
    };
  },
});

type Find = (row: number, since: string) => Finding;

function keyFinder(block: StepBlock, search: ListSearch): Find {
  const [ids, emails, telephones] = [block.input('id'), block.input('email'), block.input('telephone')];
  return (row, since) => {
    const [id, email, telephone] = [textOf(ids[row]), textOf(emails[row]), textOf(telephones[row])];
    const number = telephone === '' ? undefined : telephoneKey(telephone);
    let finding = NOTHING_FOUND;
    if (id !== '') finding = search.key(idKey(id), 'Id', since);
    if (email !== '') finding = betterFinding(finding, search.key(emailKey(email), 'Email', since));
    if (number !== undefined) finding = betterFinding(finding, search.key(number, 'Telephone', since));
    return finding;
  };
}

function addressFinder(
  block: StepBlock,
  search: ListSearch,
  level: Parameters<ListSearch['person']>[2],
): Find {
  const nameOf = nameReader(block);
  const companies = block.input('company');
  const addressOf = comparableAddressReader(block, (address) => search.canFindAt(address));
  return (row, since) => {
    const address = addressOf(row);
    if (address === undefined) return NOTHING_FOUND;
    const name = nameOf(row);
    const company = companyForm(textOf(companies[row]));
    let finding = search.address(address, since);
    if (company !== '') finding = betterFinding(search.company(address, company, since), finding);
    if (name === undefined) return finding;
    return betterFinding(
      search.person(address, () => comparablePeople(name), level, since),
      finding,
    );
  };
}
