// @ts-check
// Runs a command line with the Node that runs this file. It loads a bundle of the source (bin/bundle),
// which takes about half of the processor time. If the source has changed, it makes a new bundle first. If
// no bundle can be made, or with FETTLE_BUNDLE=off, it loads the source itself.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshBundle, ROOT } from './bundle/fresh-bundle.js';

const bundle = process.env['FETTLE_BUNDLE'] === 'off' ? undefined : (freshBundle() ?? newBundle());

// Node keeps compiled modules in this folder, which halves the time of a start. Worker threads read the
// variable.
if (process.env['NODE_COMPILE_CACHE'] === undefined) {
  const compiled = join(bundle ?? join(ROOT, 'node_modules/.cache'), 'compiled');
  enableCompileCache(compiled);
  process.env['NODE_COMPILE_CACHE'] = compiled;
}

if (bundle === undefined) {
  if (process.env['FETTLE_BUNDLE'] !== 'off') delete process.env['FETTLE_BUNDLE'];
  await import('../src/cli/main.ts');
} else {
  // src/bundled.ts finds the files of worker threads with it.
  process.env['FETTLE_BUNDLE'] = bundle;
  await import(pathToFileURL(join(bundle, 'cli/main.js')).href);
}

/** Makes a bundle in a process of its own. @returns {string | undefined} */
function newBundle() {
  try {
    accessSync(join(ROOT, 'node_modules'), constants.W_OK);
  } catch {
    return undefined;
  }
  const make = fileURLToPath(new URL('bundle/make.ts', import.meta.url));
  spawnSync(process.execPath, [make], { stdio: ['ignore', 'ignore', 'inherit'] });
  return freshBundle();
}
