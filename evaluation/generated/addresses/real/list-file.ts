import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { AddressFile } from '../../../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../../../src/address-file/build/build.ts';
import { findSources } from '../../../../src/address-file/import/find-sources.ts';
import type { RowBatch, RowSource } from '../../../../src/address-file/rows.ts';
import { isLeftOut } from '../file/made-file.ts';
import type { MadeAddress, MadePostcode } from '../file/made-postcodes.ts';
import { isAbsent } from '../file/part.ts';
import type { Listed } from './shared-data.ts';

/** A list of addresses as a file. The UDPRN of each address is its position in the list, from 1. */
export interface ListFile {
  readonly file: AddressFile;
  readonly folder: string;
  /** The addresses read from the list, including those left out of the file. */
  readonly postcodes: readonly MadePostcode[];
  close(): Promise<void>;
}

/**
 * Builds a file from a list with the importer of plain lists.
 *
 * @param leaveOut whether to leave out the addresses that are absent by their number
 */
export async function listFile(
  folder: string,
  name: string,
  list: readonly Listed[],
  leaveOut: boolean,
): Promise<ListFile> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.csv`);
  const out = join(folder, `${name}-${process.pid}`);
  writeFileSync(
    path,
    stringify(
      [
        ['udprn', 'organisation', 'address', 'postcode'],
        ...list.map((one, at) => [at + 1, one.name, one.text, one.postcode]),
      ],
      {},
    ),
  );
  const { sources } = await findSources(path);
  const postcodes = new Map<string, MadeAddress[]>();
  const gathering = sources.map((source) => gathered(source, postcodes, leaveOut));
  if (existsSync(out)) rmSync(out, { recursive: true });
  await buildAddressFile({ sources: gathering, out, modules: {}, badRowShare: 0.2 });
  const file = AddressFile.open(out);
  return {
    file,
    folder: out,
    postcodes: [...postcodes].map(([postcode, addresses]) => ({
      postcode,
      addresses,
      county: '',
      streetAlias: '',
    })),
    close: async () => {
      await file.close();
      rmSync(out, { recursive: true });
      rmSync(path);
    },
  };
}

/** A source that remembers the addresses passing through it. */
function gathered(source: RowSource, postcodes: Map<string, MadeAddress[]>, leaveOut: boolean): RowSource {
  return {
    ...source,
    async *batches(): AsyncGenerator<RowBatch> {
      for await (const batch of source.batches()) {
        for (const row of batch.rows) {
          if (row.kind !== 'address') continue;
          const { point } = row.address;
          const members = postcodes.get(point.postcode) ?? [];
          const absent = leaveOut && isAbsent(point.udprn);
          members.push({ kind: 'delivery-point', point, umprn: 0, absent, welsh: undefined, alias: '' });
          postcodes.set(point.postcode, members);
        }
        const rows = leaveOut ? batch.rows.filter((row) => !isLeftOut(row)) : batch.rows;
        yield { ...batch, rows, lines: rows.map((_, at) => at + 1) };
      }
    },
  };
}
