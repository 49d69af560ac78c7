import { Worker } from 'node:worker_threads';
import { bundled } from '../../bundled.ts';
import type { Progress } from '../folder/seal.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import type { FolderCheck } from './check-folder.ts';

/** What a thread is told to do. */
export interface Order {
  readonly check: 'checkFolder' | 'checkBytes';
  readonly folder: string;
}

/** What the thread of a check says. */
export type CheckMessage =
  | { readonly done: number; readonly total: number }
  | { readonly unusable: string }
  | { readonly sound: true };

/** Does `checkFolder` on a thread of its own, so that a service answers other requests meanwhile. */
export const checkOnThread: FolderCheck = (folder, progress) => onThread('checkFolder', folder, progress);

/** Does `checkBytes` on a thread of its own. */
export const checkBytesOnThread: FolderCheck = (folder, progress) => onThread('checkBytes', folder, progress);

function onThread(check: Order['check'], folder: string, progress: Progress | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const workerData: Order = { check, folder };
    const thread = new Worker(new URL(bundled(new URL('./check-thread.ts', import.meta.url))), {
      workerData,
    });
    thread.on('message', (message: CheckMessage) => {
      if ('done' in message) progress?.(message.done, message.total);
      else if ('sound' in message) resolve();
      else reject(new AddressFileUnusable(folder, message.unusable));
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread of the check ended early.')));
  });
}
