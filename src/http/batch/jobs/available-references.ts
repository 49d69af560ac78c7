import { type FrozenAddressFile, freezeAddressFile } from '../../../address-file/frozen-address-file.ts';
import type { AvailableReferences } from '../../../cleansing/references.ts';
import type { ClientScope } from '../../../database/client-scope.ts';
import { listsInUse } from '../../../suppression/release/versions.ts';
import type { Service } from '../../service.ts';

/** The address file that a client's jobs use now. */
export async function currentAddressFile(
  { addressFile, sandboxFile }: Pick<Service, 'addressFile' | 'sandboxFile'>,
  isSandbox: boolean,
): Promise<FrozenAddressFile | undefined> {
  const file = isSandbox ? await sandboxFile.open() : addressFile.ifAny;
  return file && freezeAddressFile(file);
}

/** The references that a job of a client can use if it is submitted now. */
export async function availableReferences(
  service: Pick<Service, 'addressFile' | 'sandboxFile' | 'clock'>,
  scope: ClientScope,
  isSandbox: boolean,
): Promise<AvailableReferences> {
  return {
    addressFile: await currentAddressFile(service, isSandbox),
    // A sandbox must not use real suppression lists.
    suppressionLists: isSandbox ? new Map() : await listsInUse(scope.kysely, service.clock.now()),
  };
}
