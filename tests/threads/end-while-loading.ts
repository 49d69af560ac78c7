// Ends a pool while its threads load, and prints that this process has lived through it.
import { setTimeout as wait } from 'node:timers/promises';
import { ThreadPool } from '../../src/thread-pool.ts';

const [way, milliseconds] = process.argv.slice(2);
const pool = new ThreadPool<null, boolean>({
  filename: new URL('./slow-thread.ts', import.meta.url).href,
  minThreads: 2,
  maxThreads: 2,
});
await wait(Number(milliseconds));
await (way === 'close' ? pool.close() : pool.destroy());
process.stdout.write('ended\n');
