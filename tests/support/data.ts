import { join, resolve } from 'node:path';

const published = process.env['FETTLE_TEST_DATA'];

/**
 * Whether the tests read published files (`npm run evaluate:data`) and not the few invented rows of
 * tests/data.
 */
export const IS_PUBLISHED = published !== undefined;

/** The folder of the test files that have a published layout. */
export const DATA = published === undefined ? join(import.meta.dirname, '../data') : resolve(published);

/**
 * Returns the first figure if the tests read the published files, and the second if they read the invented
 * ones.
 */
export const figure = (ofPublished: number, ofInvented: number): number =>
  IS_PUBLISHED ? ofPublished : ofInvented;
