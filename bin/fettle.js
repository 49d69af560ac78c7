#!/usr/bin/env node
// The machine's own Node may be too old to run TypeScript: hand over to the one that `npm ci` brought.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const brought = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
if (!existsSync(brought) && !process.features.typescript) {
  console.error('Fettle is not installed yet: run "npm ci" in its folder first.');
  process.exit(1);
}
const node = existsSync(brought) ? brought : process.execPath;
// How V8 and the C library keep memory: their own choices make the service half as large again and no faster; a worker
// answers nobody and has more room (docs/contributors/architecture.md). What the user has set stands. Commands that work and end are a fifth faster
// with V8's own choices. All begin in about half the time with kept compiled modules; Node does without where it may not write.
const runtime = JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'));
const stays = Object.hasOwn(runtime.flags, process.argv[2]);
const flags = stays ? runtime.flags[process.argv[2]] : [];
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
const environment = { ...runtime.environment, NODE_COMPILE_CACHE: compiled };
const child = spawn(node, [...flags, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...environment, ...process.env },
});
// Passed on once a second: a terminal and a package runner may both send one Ctrl-C, and what came late would reach a process
// that has stopped cleanly and no longer listens, which would count as killed.
let passedOn = -1000;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (performance.now() - passedOn < 1000) return;
    passedOn = performance.now();
    child.kill(signal);
  });
}
// As a shell says it: 130 for Ctrl-C, 141 where the reader of a pipe has left.
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
