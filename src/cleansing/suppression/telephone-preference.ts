import Type from 'typebox';
import { listReference } from '../references.ts';
import { defineStep } from '../step.ts';
import { ListSearch } from './list-search.ts';
import { outputTypeOption } from './person-options.ts';
import { textOf } from './record-reader.ts';
import { telephoneKey } from './telephone-key.ts';

const FILES = ['TPS', 'CTPS', 'both'] as const;

type Files = (typeof FILES)[number];

/** The lists to search, by the flag that they set. */
function listsOf(files: Files): readonly { readonly flag: 'TPS' | 'CTPS'; readonly list: 'tps' | 'ctps' }[] {
  const lists = [
    { flag: 'TPS', list: 'tps' },
    { flag: 'CTPS', list: 'ctps' },
  ] as const;
  return files === 'both' ? lists : lists.filter(({ flag }) => flag === files);
}

/** The Telephone Preference Services for people and for organisations. */
export const telephonePreference = defineStep({
  name: 'tps',
  description:
    'Finds telephone numbers that are registered with the Telephone Preference Service or its corporate counterpart. Their holders want no unsolicited calls.',
  needs: [
    {
      name: 'telephone',
      type: 'text',
      required: true,
      description:
        'A telephone number in any notation. Cleansed numbers are found more often (see telephone-validation).',
    },
  ],
  options: Type.Object(
    {
      files: Type.Unsafe<Files>({
        type: 'string',
        enum: [...FILES],
        default: 'both',
        description:
          'TPS: numbers of people. CTPS: numbers of organisations. Every list that is searched must be loaded.',
      }),
      outputType: outputTypeOption,
    },
    { additionalProperties: false },
  ),
  refersTo: ({ files }) => listsOf(files).map(({ list }) => listReference(list)),
  statistics: {
    found: 'Numbers that are registered, including suppressed ones',
    tps: 'Numbers registered with the TPS',
    ctps: 'Numbers registered with the CTPS',
    empty: 'Empty fields',
    unreadable: 'Fields without a telephone number',
  },
  appends: ({ outputType }) =>
    outputType === 'Suppress'
      ? []
      : [
          {
            name: 'tps_flag',
            type: 'text',
            description:
              'TPS or CTPS if the number is registered there, TPS;CTPS if with both; otherwise empty.',
          },
        ],
  prepare: ({ options: { files, outputType }, references }) => {
    const lists = listsOf(files).map(({ flag, list }) => ({
      flag,
      list,
      search: new ListSearch(references.suppressionList(list), { sources: [] }),
    }));
    return {
      open(block) {
        const numbers = block.input('telephone');
        const flags = outputType === 'Flag' ? block.output('tps_flag') : undefined;
        return (row) => {
          const text = textOf(numbers[row]);
          if (text === '') return block.count('empty');
          const key = telephoneKey(text);
          if (key === undefined) return block.count('unreadable');
          const found = lists.filter(({ search }) => search.key(key, 'Telephone', '').hit !== undefined);
          if (found.length === 0) return;
          block.count('found');
          for (const { list } of found) block.count(list);
          if (flags === undefined) block.drop(row);
          else flags[row] = found.map(({ flag }) => flag).join(';');
        };
      },
    };
  },
});
