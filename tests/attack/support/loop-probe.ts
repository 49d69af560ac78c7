import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the service before its own code: measures how much processor time its main thread spends in one turn of the event loop. Unlike the
 * time that a turn takes by the clock, this hardly depends on what else the machine does.
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
