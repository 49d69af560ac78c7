import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import type { MatchLevel } from '../../../src/matching/match.ts';

/** A plain list as a council keeps it, built into an address file and matched against. */
export class ListUnderTest {
  readonly #rows: readonly string[];
  #matcher: AddressMatcher | undefined;

  /** @param rows addresses with their postcodes, such as `4 Abbey Road, London | E18 2QZ` */
  constructor(rows: readonly string[]) {
    this.#rows = rows;
    const folder = mkdtempSync(join(tmpdir(), 'fettle-list-'));
    let file: AddressFile | undefined;
    beforeAll(async () => {
      mkdirSync(folder, { recursive: true });
      const path = join(folder, 'list.csv');
      writeFileSync(path, ['udprn,address,postcode', ...rows.map(csvRow)].join('\n'));
      const { sources } = await findSources(path);
      const out = join(folder, 'file');
      await buildAddressFile({ sources, out, modules: {}, threads: 0 });
      file = AddressFile.open(out);
      this.#matcher = new AddressMatcher(file);
    }, 60_000);
    afterAll(async () => {
      await file?.close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** The typed words that no element of the address accounts for. */
  kept(text: string, postcode = ''): readonly string[] {
    return this.#matcher!.match({ lines: [text], postcode }).kept;
  }

  /** The row of the list that a text is settled on; otherwise the level it is settled at. */
  found(text: string, postcode = ''): string | MatchLevel {
    const { level, address } = this.#matcher!.match({ lines: [text], postcode });
    return level === 'Exact' ? this.#rows[address!.point.udprn - 1]! : level;
  }
}

function csvRow(row: string, at: number): string {
  const [address = '', postcode = ''] = row.split(' | ');
  return `${at + 1},"${address}",${postcode}`;
}
