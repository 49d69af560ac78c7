import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { mixedRows } from './rows.ts';
import { modules, sourceOf } from './sources.ts';

/** Builds an address file of some rows into a folder: a process to be killed. */
await buildAddressFile({ sources: [sourceOf(mixedRows(1000))], out: process.argv[2]!, modules, threads: 2 });
