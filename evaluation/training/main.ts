import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { madeFile } from '../generated/addresses/file/made-file.ts';
import { madePostcodes } from '../generated/addresses/file/made-postcodes.ts';
import { mixed } from '../generated/addresses/file/part.ts';
import { Surroundings } from '../generated/addresses/file/surroundings.ts';
import { realTrainingCases } from '../generated/addresses/real/training-cases.ts';
import type { Case } from '../generated/addresses/sets/case.ts';
import { BUSINESS_SHARE, casesFromAddresses } from '../generated/addresses/sets/from-addresses.ts';
import { learn } from './learn.ts';

/*
 * `npm run train:matching`: learns the weights from generated dirt and, if they are at hand, from real
 * addresses, and writes src/matching/weights.json. The same seed and sources give the same file.
 */
const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '200000' },
    cases: { type: 'string', default: '40000' },
    seed: { type: 'string', default: '7' },
    folder: { type: 'string', default: 'out/matching' },
    out: { type: 'string', default: 'src/matching/weights.json' },
  },
});
const [addresses, count, seed] = [Number(values.addresses), Number(values.cases), Number(values.seed)];
const print = (text: string) => process.stdout.write(`${text}\n`);

const folder = await madeFile(values.folder, { addresses, seed });
const postcodes = () => madePostcodes({ addresses, seed });
const around = new Surroundings(postcodes());
const made = [
  ...casesFromAddresses(around, {
    postcodes,
    addresses,
    businessShare: BUSINESS_SHARE,
    part: 'training',
    cases: count,
    caseSeed: seed + 1,
  }),
];
const file = AddressFile.open(folder);
const real = await realTrainingCases(values.folder, seed + 2);
print(`${made.length} cases of generated addresses, ${real?.cases.length ?? 0} of real ones.`);

// A case is used either for learning or for calibrating, never for both.
const halves = (cases: readonly Case[]) => ({
  learning: cases.filter((_, at) => mixed(at, seed) % 10 < 6),
  calibrating: cases.filter((_, at) => mixed(at, seed) % 10 >= 6),
});
const sources = [{ file, around, ...halves(made) }];
if (real !== undefined) sources.push({ file: real.file, around: real.around, ...halves(real.cases) });
const { weights, record } = learn(sources, seed, print);
await file.close();
await real?.close();

const from = [
  `${addresses} generated addresses of seed ${seed}, ${made.length} cases${
    real === undefined ? '; no real addresses were at hand' : `; ${real.cases.length} cases of real addresses`
  }.`,
  ...record,
];
const json = JSON.stringify({ learned: { by: 'npm run train:matching', from }, ...weights });
const formatted = execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=weights.json'], {
  input: json,
});
writeFileSync(values.out, formatted);
print(`Written: ${values.out}`);
