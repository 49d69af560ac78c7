import { parentPort, workerData } from 'node:worker_threads';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { checkBytes, checkFolder } from './check-folder.ts';
import type { CheckMessage, Order } from './check-on-thread.ts';

/** Progress is sent at most this often, in milliseconds. */
const TOLD_MILLISECONDS = 200;

const tell = (message: CheckMessage): void => parentPort?.postMessage(message);

/** Returns a function that sends progress, but only when enough time has passed since it last did. */
function progressTeller(): (done: number, total: number) => void {
  let told = 0;
  return (done, total) => {
    const now = performance.now();
    if (now - told < TOLD_MILLISECONDS && done < total) return;
    told = now;
    tell({ done, total });
  };
}

const { check, folder } = workerData as Order;
try {
  await { checkBytes, checkFolder }[check](folder, progressTeller());
  tell({ sound: true });
} catch (error) {
  if (!(error instanceof AddressFileUnusable)) throw error;
  tell({ unusable: error.reason });
}
