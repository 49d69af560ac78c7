import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { type Described, findAll } from './found-sources.ts';
import { mixedRows } from './rows.ts';
import { modules } from './sources.ts';

/**
 * A process that builds an address file from some rows, for tests that kill it. Its arguments are the folder
 * to make, and how many sources are read at the same time.
 */
const rows = mixedRows(1000);
const sources = Number(process.argv[3]);
const argument = Array.from({ length: sources }, (_, at): Described => {
  return { name: `rows ${at}`, rows: rows.filter((_row, row) => row % sources === at) };
});
await buildAddressFile({
  sources: await findAll(argument),
  out: process.argv[2]!,
  modules: {
    ...modules,
    sources: { module: new URL('./found-sources.ts', import.meta.url).href, argument },
  },
  threads: 2,
  largeSource: 1,
});
