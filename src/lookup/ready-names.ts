/** The answers that are rendered when an address file is built. Most calls want one of them. */
export const READY = {
  /**
   * The `Results` of GetFullAddress without options, without a filter, and not under a licence for streets.
   */
  fullAddress: 'full-address',
  /** The body of the compatibility layer's `find`, simple and expanded. */
  findSimple: 'find-simple',
  findExpanded: 'find-expanded',
} as const;
