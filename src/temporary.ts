import { rmSync } from 'node:fs';

/** Files and folders that must not outlive this process. */
const paths = new Set<string>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a temporary file or folder. If a signal ends the process, the file or folder is removed. Only SIGKILL
 * leaves it behind.
 *
 * The process listens for signals before the file exists. A signal without a listener ends the process at
 * once, even between two statements.
 *
 * @param make makes the file or folder in one turn of the event loop, and returns its path
 */
export function makeTemporary(make: () => string): string {
  if (paths.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  try {
    const path = make();
    paths.add(path);
    return path;
  } finally {
    if (paths.size === 0) stopListening();
  }
}

/** Stops tracking a path, because it has its final name or was removed. */
export function forget(path: string): void {
  if (paths.delete(path) && paths.size === 0) stopListening();
}

/** Ends the process when its reader has left (`| head`): quietly, by SIGPIPE, as other commands do. */
export function endByBrokenPipe(): void {
  removeAll();
  // Node ignores SIGPIPE. Adding and removing a listener restores the default action.
  const listener = () => undefined;
  process.on('SIGPIPE', listener);
  process.off('SIGPIPE', listener);
  process.kill(process.pid, 'SIGPIPE');
}

function end(signal: NodeJS.Signals): void {
  removeAll();
  stopListening();
  process.kill(process.pid, signal);
}

function removeAll(): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  paths.clear();
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, end);
}
