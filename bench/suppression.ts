import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { randomNumbers } from '../src/random-numbers.ts';

/*
 * Measures suppression as an operator runs it: `fettle suppression load` loads a list of invented people, and
 * `fettle run` looks other invented people up in it. A tenth of these are on the list, each written
 * differently; the others live in the same streets.
 */

/** The program that users start, which chooses Node's flags. */
const FETTLE = fileURLToPath(new URL('../bin/fettle.js', import.meta.url));

const WORKFLOW = `
name: Suppression
description: Asks one list.
inputs:
  People:
    columns: { name: text, address_line_1: text, address_line_2: text, town: text, postcode: text }
steps:
  - step: mps
outputs:
  People: {}
`;

const LISTED_SHARE = 0.1;

const AREAS =
  'AB B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY EH EX FK FY GL GU HA HD'.split(
    ' ',
  );
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
const MEN = 'John Ahmed Peter Olu Robert Sean Thomas William David Paul'.split(' ');
const WOMEN = 'Mary Sian Priya Agnes Elizabeth Fatima Chloe Susan Karen Helen'.split(' ');
const SYLLABLES =
  'ash bar cal den el far gar hol in jar kel lan mor nor os pen quin rad sel thor ul ver wen yar zel'.split(
    ' ',
  );
const ENDINGS = 'ton son ley ford worth man by well combe ham'.split(' ');
const STREETS = 'Street Road Lane Avenue Close Drive Crescent Terrace'.split(' ');

interface Person {
  readonly title: string;
  readonly forename: string;
  readonly surname: string;
  readonly number: number;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
}

/** Invents a person. The same number always gives the same person, and about sixteen share a postcode. */
export function inventPerson(number: number): Person {
  const place = randomNumbers(Math.floor(number / 16) + 1);
  const own = randomNumbers(number + 1_000_000_007);
  const pick = <T>(random: () => number, list: ArrayLike<T>): T => list[Math.floor(random() * list.length)]!;
  const name = (random: () => number) => {
    const word = pick(random, SYLLABLES) + pick(random, SYLLABLES) + pick(random, ENDINGS);
    return word[0]!.toUpperCase() + word.slice(1);
  };
  const outward = `${pick(place, AREAS)}${1 + Math.floor(place() * 20)}`;
  const postcode = `${outward} ${Math.floor(place() * 10)}${pick(place, INWARD)}${pick(place, INWARD)}`;
  const street = `${name(place)} ${pick(place, STREETS)}`;
  const female = own() < 0.5;
  return {
    title: female ? 'Mrs' : 'Mr',
    forename: pick(own, female ? WOMEN : MEN),
    surname: name(own),
    number: 1 + Math.floor(own() * 120),
    street,
    town: name(place),
    postcode,
  };
}

export async function benchSuppression(records: number, rows: number): Promise<void> {
  console.log(`machine        ${machine()}`);
  console.log(`command        npm run bench -- suppression ${records} ${rows}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  const environment = { ...process.env, FETTLE_DATA: join(folder, 'data'), DATABASE_URL: '' };
  try {
    await writeLines(
      join(folder, 'list.csv'),
      'title,forename,surname,address_line_1,town,postcode,date',
      rows,
      (at) => {
        const { title, forename, surname, number, street, town, postcode } = inventPerson(at);
        return `${title},${forename},${surname},${number} ${street},${town},${postcode},2024-05-01`;
      },
    );
    const random = randomNumbers(7);
    await writeLines(
      join(folder, 'people.csv'),
      'name,address_line_1,address_line_2,town,postcode',
      records,
      () => {
        const listed = random() < LISTED_SHARE;
        const person = inventPerson(Math.floor(random() * rows));
        const { forename, surname, number, street, town, postcode } = listed
          ? person
          : { ...person, surname: `${person.surname}er`, number: 121 + Math.floor(random() * 60) };
        const name = random() < 0.3 ? `${forename[0]} ${surname}` : `${surname.toUpperCase()}, ${forename}`;
        const short = random() < 0.3 ? street.replace('Street', 'St').replace('Road', 'Rd') : street;
        return `"${name}",${number} ${short},,${town},${random() < 0.5 ? postcode.replace(' ', '') : postcode}`;
      },
    );
    await writeFile(join(folder, 'workflow.yaml'), WORKFLOW);
    await fettle(['init'], environment);
    const load = await fettle(
      ['suppression', 'load', 'mps', join(folder, 'list.csv'), '--invented'],
      environment,
    );
    const { size } = await stat(join(folder, 'list.csv'));
    console.log(
      `list of ${count(rows)} rows, ${(size / 1e6).toFixed(0)} MB: loaded in ${load.toFixed(1)} s, start of the database included`,
    );
    const run = await fettle(
      [
        'run',
        join(folder, 'workflow.yaml'),
        '--input',
        `People=${join(folder, 'people.csv')}`,
        '--output',
        `People=${join(folder, 'out.csv')}`,
      ],
      environment,
    );
    const found = (await readFile(join(folder, 'out.csv'), 'latin1')).split(',MPS,').length - 1;
    console.log(`${count(records)} records against it: ${run.toFixed(1)} s, ${count(found)} found`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeLines(
  path: string,
  header: string,
  count: number,
  line: (at: number) => string,
): Promise<void> {
  const stream = createWriteStream(path);
  let text = `${header}\n`;
  for (let at = 0; at < count; at++) {
    text += `${line(at)}\n`;
    if (text.length < 1 << 20) continue;
    if (!stream.write(text)) await new Promise<void>((resolve) => stream.once('drain', () => resolve()));
    text = '';
  }
  await new Promise<void>((resolve) => stream.end(text, () => resolve()));
}

/** Runs a command and shows its output. @returns how many seconds it took */
async function fettle(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [FETTLE, ...words], { env: environment, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`fettle ${words.join(' ')} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}
