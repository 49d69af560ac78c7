import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { mixedRows } from './rows.ts';
import { modules, sourceOf } from './sources.ts';

/** A process that builds an address file from some rows, for tests that kill it. */
await buildAddressFile({ sources: [sourceOf(mixedRows(1000))], out: process.argv[2]!, modules, threads: 2 });
