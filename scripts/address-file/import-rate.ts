import { availableParallelism, cpus, loadavg } from 'node:os';
import { findSources } from '../../src/address-file/import/find-sources.ts';

/*
 * Measures only the import. Prints the content of a folder, and how fast each source in it is read.
 *
 *   node scripts/address-file/import-rate.ts FOLDER
 */

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name a folder or a file.');

const number = (value: number) => Math.round(value).toLocaleString('en-GB');
const print = (line: string) => process.stdout.write(`${line}\n`);

print(
  `${cpus()[0]?.model}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const { sources, passedOver } = await findSources(path);
for (const source of sources) {
  const start = performance.now();
  const startOfCpu = process.cpuUsage();
  let [rows, badRows] = [0, 0];
  for await (const batch of source.batches()) {
    rows += batch.rows.length;
    badRows += batch.badRows.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(startOfCpu);
  const cpuSeconds = (cpu.user + cpu.system) / 1e6;
  print(`${source.name}: ${source.layout}`);
  print(
    `  ${number(rows)} rows, ${number(badRows)} bad, ${seconds.toFixed(1)} s: ${number(rows / seconds)} rows/s, ` +
      `${number(rows / cpuSeconds)} rows a second of processor, ` +
      `${number(process.resourceUsage().maxRSS / 1024)} MB at most so far`,
  );
}
for (const { place, reason } of passedOver) print(`${place} ${reason}`);
