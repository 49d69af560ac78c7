import { join, resolve } from 'node:path';

const published = process.env['FETTLE_TEST_DATA'];

/**
 * Whether the tests read published files (`npm run evaluate:data`) and not the few invented rows of
 * tests/data.
 */
export const IS_PUBLISHED = published !== undefined;

/** Where the data of tests lie that read files in published layouts. */
export const DATA = published === undefined ? join(import.meta.dirname, '../data') : resolve(published);

/** A figure of the published files, or of the invented ones. */
export const figure = (ofPublished: number, ofInvented: number): number =>
  IS_PUBLISHED ? ofPublished : ofInvented;
