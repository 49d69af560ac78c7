import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { count, median } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { oneLine } from '../src/address/printing/one-line.ts';
import { AddressFile } from '../src/address-file/address-file.ts';
import { generateSample } from '../src/address-file/sample/generate.ts';
import { pointAt } from '../src/address-file/sample/sample-rows.ts';
import { addressContactBlocks } from './address-contacts.ts';

const run = promisify(execFile);

/** The program that users start, which chooses Node's flags. */
const FETTLE = fileURLToPath(new URL('../bin/fettle.js', import.meta.url));
const WORKFLOW = fileURLToPath(new URL('./workflows/typed-list.yaml', import.meta.url));

const SEED = 20261129;

/**
 * Measures how long `fettle run` takes to find typed addresses in a plain list of addresses, from file to file.
 * Both are invented: the list is a sample of the generator, and contacts type its addresses carelessly. The
 * list is built into an address file before. With a folder, the files stay in it, for other matchers:
 * `bench-peer-list.csv` (uprn, address, postcode) and `bench-peer-typed.csv` (id, address, postcode).
 *
 *     npm run bench -- typed-list [TYPED] [ADDRESSES] [RUNS] [FOLDER]
 */
export async function benchTypedList(words: readonly string[]): Promise<void> {
  const [typed = '100000', addresses = '96700', runs = '3', kept] = words;
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- typed-list ${words.join(' ')}\n`);
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'fettle-bench-')));
  try {
    const list = join(folder, 'bench-peer-list.csv');
    const built = join(folder, 'file');
    const rows = listRows(Number(addresses));
    await writeFile(list, ['uprn,address,postcode', ...rows, ''].join('\n'));
    const building = await seconds('address-file', 'build', '--list', list, '--out', built);
    const input = join(folder, 'bench-peer-typed.csv');
    await writeFile(
      input,
      ['id,address,postcode', ...(await typedRows(built, Number(typed))), ''].join('\n'),
    );
    const output = join(folder, 'matched.csv');
    const took: number[] = [];
    for (let at = 0; at < Number(runs); at++) {
      took.push(
        await seconds(
          'run',
          WORKFLOW,
          '--input',
          `Typed=${input}`,
          '--output',
          `Typed=${output}`,
          '--force',
          '--quiet',
          '--address-file',
          built,
        ),
      );
    }
    const raw = took.map((figure) => figure.toFixed(1)).join(' ');
    console.log(`list of ${count(rows.length)} addresses built in ${building.toFixed(1)} s`);
    console.log(`${count(Number(typed))} typed addresses: median ${median(took).toFixed(1)} s (${raw})`);
  } finally {
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command of the CLI. @returns how many seconds it took, with its start */
async function seconds(...words: string[]): Promise<number> {
  const began = performance.now();
  await run(process.execPath, [FETTLE, ...words]);
  return (performance.now() - began) / 1000;
}

function listRows(addresses: number): string[] {
  const rows: string[] = [];
  for (const postcode of generateSample({ addresses, seed: SEED }).postcodes) {
    for (const point of postcode.points) {
      const written = pointAt(postcode, point);
      const line = oneLine({ ...written, postcode: '' }).replaceAll('"', '');
      rows.push(`${point.uprn},"${line}",${written.postcode}`);
    }
  }
  return rows;
}

async function typedRows(built: string, typed: number): Promise<string[]> {
  const file = AddressFile.open(built);
  const blocks = addressContactBlocks(file, Math.ceil(typed / 1000), SEED);
  await file.close();
  return blocks
    .flatMap(
      (block) => JSON.parse(block) as Record<'address_1' | 'address_2' | 'town' | 'postcode', string>[],
    )
    .slice(0, typed)
    .map(({ address_1, address_2, town, postcode }, at) => {
      const line = [address_1, address_2, town].filter(Boolean).join(', ').replaceAll('"', '');
      return `${at + 1},"${line}",${postcode}`;
    });
}
