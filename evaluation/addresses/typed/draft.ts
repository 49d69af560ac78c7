import type { Element, Elements, Row } from '../row.ts';

/** What a writer truly says of the address that he means: elements that he leaves out or gets wrong are missing. */
export type Said = Partial<Elements> & {
  readonly borough?: string;
  /** The postcode district, where that much of a wrong postcode is right. */
  readonly outward?: string;
};

/** An address on its way to the paper. */
export interface Draft {
  /** The row that is meant; of an absent address the row that it is made from. */
  readonly row: Row;
  /** What is written for each element. */
  text: Record<Element, string>;
  said: { -readonly [Key in keyof Said]: Said[Key] };
  /** Replaces flat, building, number and street where these are written in another form. */
  premise: string | undefined;
  /** Lines before and after the address. */
  before: string[];
  after: string[];
  /** Order of what follows the premise. */
  order: 'usual' | 'postcode first' | 'number last' | 'town before street';
  hasCommas: boolean;
  /** Written as the list has it, column by column. */
  isVerbatim: boolean;
}

/** A draft of a row as its list says it: places that the list leaves out are left out. */
export function draftOf(row: Row): Draft {
  const shown = new Set(row.columns.map((text) => text.toLowerCase()));
  const listed = (text: string) => (shown.has(text.toLowerCase()) ? text : '');
  const { organisation, flat, building, number, street, town, postcode } = row;
  const locality = listed(row.locality);
  return {
    row,
    text: {
      ...{ organisation, flat, building, number, street, town, postcode },
      ...{ locality, county: listed(row.county) },
    },
    said: {
      ...{ organisation, flat, building, number, street, town, postcode },
      ...(locality === '' ? {} : { locality }),
    },
    premise: undefined,
    before: [],
    after: [],
    order: 'usual',
    hasCommas: true,
    isVerbatim: false,
  };
}
