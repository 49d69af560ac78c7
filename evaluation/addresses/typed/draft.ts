import type { Element, Elements, Row } from '../row.ts';

/** The true elements in a writer's text. Elements that are left out or wrong are missing. */
export type Said = Partial<Elements> & {
  readonly borough?: string;
  /** The postcode district, if that part of a wrong postcode is right. */
  readonly outward?: string;
};

/** An address before it is written down. */
export interface Draft {
  /** The row that is meant. For an absent address, the row that it is made from. */
  readonly row: Row;
  /** The text for each element. */
  text: Record<Element, string>;
  said: { -readonly [Key in keyof Said]: Said[Key] };
  /** Replaces flat, building, number and street if these are written in another form. */
  premise: string | undefined;
  /** Lines before and after the address. */
  before: string[];
  after: string[];
  /** The order of the parts after the premise. */
  order: 'usual' | 'postcode first' | 'number last' | 'town before street';
  hasCommas: boolean;
  /** Whether it is written exactly as in the list, column by column. */
  isVerbatim: boolean;
}

/** A draft of a row as in its list. Places that the list leaves out are left out. */
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
