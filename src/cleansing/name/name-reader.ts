import type { Need, StepBlock } from '../step.ts';
import { NAME_LENGTH } from './read-name.ts';
import type { NameFields } from './read-parts.ts';

/** The columns that a name may be in. */
export const NAME_NEEDS: readonly Need[] = [
  {
    name: 'name',
    type: 'text',
    required: false,
    description: `A full name in any order and notation, of at most ${NAME_LENGTH} characters. Map this, or the surname; with both, the full name serves the records that have no surname.`,
  },
  {
    name: 'title',
    type: 'text',
    required: false,
    description: 'The title, where the client keeps the parts apart.',
  },
  {
    name: 'forename',
    type: 'text',
    required: false,
    description: 'The forenames or initials; middle names may be among them.',
  },
  { name: 'middle', type: 'text', required: false, description: 'The middle names.' },
  { name: 'surname', type: 'text', required: false, description: 'The surname.' },
];

/** Of these a workflow must map one at least. */
export const NAME_NEEDS_ONE_OF: readonly string[] = ['name', 'surname'];

/** Reads a record's name: as one text where it has no surname, else in parts; undefined where it is blank. */
export function nameReader(
  block: Pick<StepBlock, 'input'>,
): (row: number) => string | NameFields | undefined {
  const column = (need: string) => {
    const values = block.input(need);
    return (row: number) => {
      const value = values[row];
      return typeof value === 'string' ? value.trim() : '';
    };
  };
  const [full, title, forename, middle, surname] = ['name', 'title', 'forename', 'middle', 'surname'].map(
    column,
  ) as [Column, Column, Column, Column, Column];
  return (row) => {
    const last = surname(row);
    const name = last === '' ? full(row) : '';
    if (name !== '') return name;
    const fields = { title: title(row), forename: forename(row), middle: middle(row), surname: last };
    return fields.title + fields.forename + fields.middle + last === '' ? undefined : fields;
  };
}

type Column = (row: number) => string;
