import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { count } from '../../harness/figures.ts';
import { machine } from '../../harness/machine.ts';
import { Dice } from '../../invented/dice.ts';
import { draw } from '../../invented/typing/draw.ts';
import { withSlip } from '../../invented/typing/slips.ts';
import { typedIn, waysOf } from '../../invented/typing/ways.ts';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { writeIntoPage } from '../report/into-page.ts';
import { inventedFile } from './evaluated-file.ts';
import { type } from './session.ts';
import { charactersTable, distributionTable, type OfWay, slipsTable } from './tables.ts';

/*
 * `npm run evaluate:typeahead [-- FOLDER]`: draws addresses at random from an address file, types them as
 * people do, letter by letter, and reports after how many characters each is suggested.
 * docs/results/typeahead.md has the figures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    addresses: { type: 'string', default: '10000' },
    size: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '43' },
    folder: { type: 'string', default: 'out/evaluation' },
    failures: { type: 'string' },
    into: { type: 'string' },
  },
});

const [wanted, size, seed] = [Number(values.addresses), Number(values.size), Number(values.seed)];
for (const [name, value] of Object.entries({ addresses: wanted, size, seed })) {
  if (!Number.isSafeInteger(value) || value < 1)
    throw new RangeError(`--${name} must be a whole number from 1.`);
}
const [folder] = positionals;
const file = folder === undefined ? await inventedFile(values.folder, size) : AddressFile.open(folder);

const dice = new Dice(seed);
const plain: OfWay[] = [];
const slipped: OfWay[] = [];
for (const one of draw(file, dice)) {
  if (plain.length === wanted) break;
  const way = dice.pick(waysOf(one.address.point));
  const text = typedIn(way, one.address.point, dice);
  plain.push({ way, session: type(file, text, one) });
  const withOne = withSlip(text, dice);
  if (withOne !== undefined) slipped.push({ way, session: type(file, withOne, one) });
}

const { addresses, postcodes } = file.manifest.counts;
const report = [
  `Machine: ${machine()}. ${count(addresses)} addresses in ${count(postcodes)} postcodes; ${count(wanted)} drawn, seed ${seed}.`,
  `### Without slips\n\n${charactersTable(plain)}`,
  distributionTable(plain),
  `### With one slip\n\n${slipsTable(slipped)}`,
].join('\n\n');
process.stdout.write(`${report}\n`);
if (values.into !== undefined) writeIntoPage(values.into, report);
if (values.failures !== undefined) {
  const failed = [...plain, ...slipped].filter(({ session }) => !session.isShownAtTheEnd);
  writeFileSync(values.failures, failed.map(({ way, session }) => `${way}: ${session.text}\n`).join(''));
}
await file.close();
