import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import ordinary from './vitest.config.ts';

/** Published files beside the project: the README of tests/data says which. */
const PUBLISHED = resolve('../shared/data');
if (!existsSync(PUBLISHED)) throw new Error(`There is no folder ${PUBLISHED} with the published files.`);

/** Runs the tests that read tests/data over the published files in its place. */
export default defineConfig({
  ...ordinary,
  test: {
    ...ordinary.test,
    include: [
      'tests/address/paf-formatting-fixtures.test.ts',
      'tests/address/parse/parse-address.test.ts',
      'tests/address/postcode.test.ts',
      'tests/address-file/import/address-base.test.ts',
      'tests/address-file/import/location.test.ts',
      'tests/address-file/import/plain-list.test.ts',
      'tests/address-file/location/real-postcodes.test.ts',
      'tests/cleansing/deduplication/evaluation.test.ts',
      'tests/cleansing/name/real-names.test.ts',
      'tests/cleansing/suppression/comparable-address.test.ts',
      'tests/cleansing/unusable/*-name.test.ts',
      'tests/records/csv-real-files.test.ts',
    ],
    env: { ...ordinary.test?.env, FETTLE_TEST_DATA: PUBLISHED },
  },
});
