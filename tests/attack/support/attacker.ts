import { ATTACKS, type Target } from './attacks.ts';

/*
 * A process that runs the named attacks at once, over and over, until it is told to stop. Then it reports the
 * answers: attack → status → count.
 */
const [target, ...names] = process.argv.slice(2);
const answers: Record<string, Record<number, number>> = {};
let isDone = false;
process.once('message', () => {
  isDone = true;
});

async function run(name: string): Promise<void> {
  const counts: Record<number, number> = {};
  answers[name] = counts;
  while (!isDone) {
    await ATTACKS[name]!(JSON.parse(target!) as Target, (status) => {
      counts[status] = (counts[status] ?? 0) + 1;
    });
  }
}

process.send!('ready');
await Promise.all(names.map(run));
process.send!(answers, () => process.exit());
