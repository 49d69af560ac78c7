import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Compressors } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { apart } from './page-texts.ts';

/** Node unpacks zstd and gzip itself. The other compressors are in JavaScript and WebAssembly. */
export const COMPRESSORS: Compressors = Object.fromEntries(
  Object.entries({
    ...compressors,
    ZSTD: (input, outputLength) => zstdDecompressSync(input, { maxOutputLength: Math.max(1, outputLength) }),
    GZIP: (input, outputLength) => gunzipSync(input, { maxOutputLength: Math.max(1, outputLength) }),
  } satisfies Compressors).map(([name, unpack]) => [
    name,
    (input: Uint8Array, outputLength: number) => apart(unpack(input, outputLength)),
  ]),
);
