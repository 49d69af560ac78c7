import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../src/address-file/build/build.ts';
import { findSources } from '../../src/address-file/import/find-sources.ts';
import { addressOf, asTyped } from '../../src/cleansing/address/typed-address.ts';
import type { AddressMatcher } from '../../src/matching/address-matcher.ts';
import type { Match } from '../../src/matching/match.ts';
import { csvOf } from './csv.ts';
import { type Answer, NO_ANSWER } from './judge/answer.ts';
import type { List } from './row.ts';
import type { TypedRow } from './typed/typed-rows.ts';

/**
 * Builds an address file from a list with the importer of plain lists, as `fettle address-file build --list`
 * does.
 */
export async function buildList(folder: string, list: List): Promise<AddressFile> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${list.name}-list.csv`);
  const out = join(folder, `${list.name}-${process.pid}`);
  writeFileSync(path, csvOf([list.header, ...list.rows.map(({ uprn, columns }) => [uprn, ...columns])]));
  if (existsSync(out)) rmSync(out, { recursive: true });
  const { sources } = await findSources(path);
  await buildAddressFile({ sources, out, modules: {} });
  return AddressFile.open(out);
}

/** Matches typed addresses like a workflow with the columns `company`, `address` and `postcode`. */
export function matchAll(
  matcher: AddressMatcher,
  typed: readonly Pick<TypedRow, 'organisation' | 'address' | 'postcode'>[],
): Answer[] {
  return typed.map(({ organisation, address, postcode }) => {
    const texts: Readonly<Record<string, string>> = { company: organisation, address, postcode };
    const record = addressOf((need) => texts[need] ?? '');
    return record === undefined ? NO_ANSWER : answerOf(matcher.match(asTyped(record)));
  });
}

const LEVELS = { Exact: 'row', Building: 'building', Street: 'street' } as const;

export function answerOf({ level, confidence, address }: Match): Answer {
  if ((level !== 'Exact' && level !== 'Building' && level !== 'Street') || address === undefined) {
    return { ...NO_ANSWER, confidence };
  }
  return { level: LEVELS[level], uprn: String(address.uprn), confidence };
}
