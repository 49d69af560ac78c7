/** The most bytes that a row may have, including its line ends. */
export const ROW_BYTES = 1024 * 1024;

/** The most characters one field may have. */
export const FIELD_LENGTH = 131_072;

/** The most characters of a bad row that are shown. */
export const RAW_LENGTH = 65_536;
