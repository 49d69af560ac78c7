import type { Need, StepBlock } from '../step.ts';
import { NAME_LENGTH } from './read-name.ts';
import type { NameFields } from './read-parts.ts';

/** The columns that a name may be in. */
export const NAME_NEEDS: readonly Need[] = [
  {
    name: 'name',
    type: 'text',
    required: false,
    description: `A full name in any order and notation, of at most ${NAME_LENGTH} characters. Map this or the surname. If both are mapped, the full name is used for records without a surname.`,
  },
  {
    name: 'title',
    type: 'text',
    required: false,
    description: 'The title, if the client keeps the parts in columns of their own.',
  },
  {
    name: 'forename',
    type: 'text',
    required: false,
    description: 'The forenames or initials, with or without middle names.',
  },
  { name: 'middle', type: 'text', required: false, description: 'The middle names.' },
  { name: 'surname', type: 'text', required: false, description: 'The surname.' },
];

/** A workflow must map at least one of these. */
export const NAME_NEEDS_ONE_OF: readonly string[] = ['name', 'surname'];

/** Reads a record's name: as one text if it has no surname, otherwise in parts. Undefined if it is blank. */
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
