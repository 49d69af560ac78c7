import { isMainThread } from 'node:worker_threads';

/*
 * Is loaded into the service before its own code and measures the processor time of its main thread in each
 * turn of the event loop. Unlike the elapsed time, this hardly depends on the load of the machine.
 */
const EVERY_MILLISECONDS = 5;

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread && process.send !== undefined) {
  let before = used();
  let longest = 0;
  setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, EVERY_MILLISECONDS).unref();
  process.on('message', (message) => {
    if (message !== 'longest turn') return;
    process.send!(longest);
    longest = 0;
  });
  process.channel?.unref();
}
