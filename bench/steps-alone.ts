import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';
import { loadCatalogue } from '../src/cleansing/load-catalogue.ts';
import { NO_REFERENCES } from '../src/cleansing/references.ts';
import { openChain } from '../src/engine/opened-chain.ts';
import { OpenedJob } from '../src/engine/opened-job.ts';
import { present } from '../src/present.ts';
import { Block } from '../src/records/block.ts';
import { parseWorkflow } from '../src/workflow/file/parse.ts';
import { planJob } from '../src/workflow/plan-job.ts';

/*
 * Sends blocks through the steps for names, email addresses and telephone numbers, several rounds of the same
 * blocks, and prints the processor time of each round: `node bench/steps-alone.ts RECORDS ROUNDS`. The digest
 * of the output shows whether two versions of the code make the same bytes.
 */
const [records = 50_000, rounds = 5] = process.argv.slice(2).map(Number);
const WORKFLOW = 'bench/workflows/name-email-telephone.yaml';

const blocks = contactBlocks(records / 1000).map((text) => {
  const contacts = JSON.parse(text) as Record<string, string | null>[];
  const columns = COLUMNS.map((column) => contacts.map((contact) => contact[column] ?? null));
  return Block.of(contacts.length, columns).pack();
});
const pass = await firstPass();
const digest = createHash('sha256');

/** Garbage collections since the last round, and how long they held up the thread, in milliseconds. */
const collected = { count: 0, milliseconds: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    collected.count++;
    collected.milliseconds += duration;
  }
}).observe({ entryTypes: ['gc'] });

for (let round = 0; round < rounds; round++) {
  Object.assign(collected, { count: 0, milliseconds: 0 });
  const before = process.cpuUsage();
  for (const bytes of blocks) {
    const { block } = await pass.chain.process(Block.unpack(bytes));
    for (const { positions } of pass.outputs) {
      const packed = block.arrange(positions).pack();
      if (round === 0) digest.update(packed);
    }
    await nextTurn();
  }
  const { user, system } = process.cpuUsage(before);
  const each = ((user + system) / records).toFixed(1);
  const { count, milliseconds } = collected;
  console.log(
    `${each} µs of processor time a record, ${count} collections of ${milliseconds.toFixed(0)} ms in all`,
  );
}
console.log(`output    sha256 ${digest.digest('hex').slice(0, 16)}`);

async function firstPass() {
  const catalogue = await loadCatalogue();
  const { workflow, mistakes } = parseWorkflow(readFileSync(WORKFLOW, 'utf8'), catalogue);
  if (workflow === undefined) throw new Error(`${WORKFLOW}: ${JSON.stringify(mistakes)}`);
  const columns = COLUMNS.map((name) => ({ name, type: 'text' }) as const);
  const request = { name: 'steps', parameters: {}, inputDatasets: { Contacts: { columns } } };
  const { plan } = planJob(workflow, request, catalogue);
  const chain = openChain(present(plan?.chains[0], 'the chain of the workflow'), columns, catalogue);
  const job = new OpenedJob([chain], { now: new Date(), references: NO_REFERENCES }, catalogue);
  return job.pass(0, 0);
}
