/** The answers that are made ready when an address file is built: those that most calls want. */
export const READY = {
  /** The `Results` of GetFullAddress without options, filter or a street licence. */
  fullAddress: 'full-address',
  /** The body of the compatibility layer's find, simple and expanded. */
  findSimple: 'find-simple',
  findExpanded: 'find-expanded',
} as const;
