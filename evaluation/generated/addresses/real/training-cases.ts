import { join } from 'node:path';
import type { AddressFile } from '../../../../src/address-file/address-file.ts';
import { Surroundings } from '../file/surroundings.ts';
import type { Case } from '../sets/case.ts';
import { casesFromAddresses } from '../sets/from-addresses.ts';
import { aloneIn } from './alone.ts';
import { listFile } from './list-file.ts';
import { allListed, hasSharedData } from './shared-data.ts';

const CASES = 20_000;

export interface RealTraining {
  readonly file: AddressFile;
  readonly around: Surroundings;
  readonly cases: readonly Case[];
  readonly close: () => Promise<void>;
}

/** Real addresses of the training part with damage, and their file. Undefined if there are none. */
export async function realTrainingCases(folder: string, caseSeed: number): Promise<RealTraining | undefined> {
  if (!hasSharedData()) return undefined;
  const list = allListed();
  const { file, postcodes, close } = await listFile(join(folder, 'real'), 'training', list, true);
  const alone = aloneIn(postcodes);
  const around = new Surroundings(postcodes);
  const cases = [
    ...casesFromAddresses(around, {
      postcodes: () => postcodes,
      addresses: list.length,
      businessShare: 0.85,
      part: 'training',
      cases: CASES,
      caseSeed,
    }),
  ].filter(({ set, truth: { point } }) => set !== 'absent' && point !== undefined && alone(point));
  return { file, around, cases, close };
}
