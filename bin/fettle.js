#!/usr/bin/env node
// Runs bin/start.js with the Node that `npm ci` installed: the machine's own Node may be too old to run
// TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const brought = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
const start = fileURLToPath(new URL('start.js', import.meta.url));
if (!existsSync(brought) && !process.features.typescript) {
  console.error('Fettle is not installed yet: run "npm ci" in its folder first.');
  process.exit(1);
}
const node = existsSync(brought) ? brought : process.execPath;
// runtime.json holds the memory settings of V8 and of the C library for commands that keep running and for
// those that cleanse files. With the defaults the service takes half as much memory again and is no faster. A
// worker gets a larger heap, because it answers no requests (docs/contributors/architecture.md). All other
// commands keep V8's defaults, which make them a fifth faster. Variables that the user has set take
// precedence.
const runtime = JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'));
const stays = Object.hasOwn(runtime.flags, process.argv[2]);
const flags = stays ? runtime.flags[process.argv[2]] : [];
const child = spawn(node, [...flags, start, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...runtime.environment, ...process.env },
});
// A terminal and a package runner may both send a signal for one Ctrl-C. It is passed on at most once a
// second: a second signal could reach a process that has stopped cleanly and no longer listens for it, and
// would end it as if killed.
let passedOn = -1000;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (performance.now() - passedOn < 1000) return;
    passedOn = performance.now();
    child.kill(signal);
  });
}
// The exit code of a process that a signal ended is the one that a shell reports: 130 for SIGINT, 141 for
// SIGPIPE.
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
