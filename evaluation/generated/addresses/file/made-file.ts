import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAddressFile } from '../../../../src/address-file/build/build.ts';
import { MANIFEST_FILE } from '../../../../src/address-file/folder/manifest.ts';
import type { Row, RowBatch, RowSource } from '../../../../src/address-file/rows.ts';
import type { SampleOptions } from '../../../../src/address-file/sample/generate.ts';
import { INVENTED_LICENCE } from '../../../../src/address-file/sample/notice.ts';
import { fingerprint } from './fingerprint.ts';
import { madeRows } from './made-rows.ts';
import { isAbsent } from './part.ts';

/**
 * The folder of the file with these addresses, except those that are left out of it. Builds the file if it is
 * missing or was built by other code.
 *
 * @param folder holds the files of all parameters
 */
export async function madeFile(folder: string, options: Required<SampleOptions>): Promise<string> {
  const parameters = `addresses-${options.addresses}-${options.seed}-`;
  const out = join(folder, parameters + fingerprint());
  if (existsSync(join(out, MANIFEST_FILE))) return out;
  mkdirSync(folder, { recursive: true });
  for (const former of readdirSync(folder)) {
    if (former.startsWith(parameters)) rmSync(join(folder, former), { recursive: true });
  }
  await buildAddressFile({ sources: [source(options)], out, modules: {} });
  return out;
}

function source(options: Required<SampleOptions>): RowSource {
  const name = 'Invented addresses for the evaluation';
  return {
    name,
    layout: `${options.addresses} generated addresses, seed ${options.seed}`,
    edition: '',
    licence: INVENTED_LICENCE,
    invented: true,
    bytes: options.addresses,
    *batches(): Generator<RowBatch> {
      let line = 0;
      let bytesRead = 0;
      for (const all of madeRows(options)) {
        const rows = all.filter((row) => !isLeftOut(row));
        bytesRead += all.filter((row) => row.kind === 'premise-location').length;
        yield { file: name, rows, lines: rows.map(() => ++line), badRows: [], bytesRead };
      }
    },
  };
}

/** Whether a row belongs to an address that is left out. */
export function isLeftOut(row: Row): boolean {
  switch (row.kind) {
    case 'address':
      return row.address.kind !== 'not-yet-built' && isAbsent(row.address.point.udprn);
    case 'welsh':
      return isAbsent(row.welsh.of.udprn);
    case 'premise-location':
      return isAbsent(row.location.udprn);
    case 'alias':
      return row.alias.kind === 'delivery-point' && isAbsent(row.alias.of.udprn);
    default:
      return false;
  }
}
