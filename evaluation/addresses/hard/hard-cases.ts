import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import { table } from '../../report/markdown.ts';
import { csvOf } from '../csv.ts';
import { matchAll } from '../fettle.ts';

interface HardCases {
  /** Name, address, postcode. */
  readonly rows: readonly (readonly [string, string, string])[];
  /** `means`: the name of a row, `building of NAME`, or `none`. */
  readonly cases: readonly { readonly typed: string; readonly means: string }[];
}

/**
 * Matches the hard cases against their own small list. Returns a table with a line for each case, and the
 * share that is right.
 */
export async function hardCases(folder: string): Promise<{ readonly right: number; readonly lines: string }> {
  const { rows, cases } = parse(readFileSync(new URL('./hard.yaml', import.meta.url), 'utf8')) as HardCases;
  const uprns = new Map(rows.map(([name], at) => [String(at + 1), name]));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'hard-list.csv');
  const out = join(folder, `hard-${process.pid}`);
  writeFileSync(
    path,
    csvOf([
      ['uprn', 'address', 'postcode'],
      ...rows.map(([, address, postcode], at) => [String(at + 1), address, postcode]),
    ]),
  );
  rmSync(out, { recursive: true, force: true });
  const { sources } = await findSources(path);
  await buildAddressFile({ sources, out, modules: {} });
  const file = AddressFile.open(out);
  const answers = matchAll(
    new AddressMatcher(file),
    cases.map(({ typed }) => ({ organisation: '', address: typed, postcode: '' })),
  );
  await file.close();
  let right = 0;
  const lines = cases.map(({ typed, means }, at) => {
    const { level, uprn, confidence } = answers[at]!;
    const name = uprns.get(uprn) ?? '';
    const said = level === 'row' ? name : level === 'building' ? `building of ${name}` : level;
    const isRight = isTrue(said, means, rows);
    if (isRight) right++;
    return [
      typed,
      means,
      said,
      confidence.toFixed(1),
      isRight ? 'right' : level === 'row' ? '**wrong**' : 'missed',
    ];
  });
  return { right: right / cases.length, lines: table(['typed', 'means', 'said', 'sure, %', ''], lines) };
}

/** `none` also permits a street. Any row of a building may stand for it. */
function isTrue(said: string, means: string, rows: HardCases['rows']): boolean {
  if (means === 'none') return said === 'none' || said === 'street';
  if (said === means) return true;
  const [one, other] = [said, means].map((name) => rows.find(([row]) => `building of ${row}` === name)?.[1]);
  return one !== undefined && other !== undefined && withoutFlat(one) === withoutFlat(other);
}

function withoutFlat(address: string): string {
  return address.replace(/^(?:[^,]*Flat[^,]*, |\d+ (?=[A-Z][a-z]+ (?:[A-Z][a-z]+ )*Court))/, '');
}
