import { AddressFile } from '../../address-file/address-file.ts';
import type { CurrentAddressFile } from '../../address-file/current-address-file.ts';
import { sampleAddressFile } from '../../lookup/sample-file.ts';

/**
 * The address file that answers sandboxes. Its addresses are always invented. If the address file in use is
 * invented, sandboxes use that one. Otherwise they use the sample, which is made when it is first needed.
 */
export class SandboxAddressFile {
  readonly #current: CurrentAddressFile;
  readonly #dataFolder: string;
  #sample: Promise<AddressFile> | undefined;

  constructor(current: CurrentAddressFile, dataFolder: string) {
    this.#current = current;
    this.#dataFolder = dataFolder;
  }

  /** @throws Error if the sample cannot be made, for example on a full disk */
  async open(): Promise<AddressFile> {
    const current = this.#current.ifAny;
    if (current?.manifest.invented) return current;
    if (this.#sample === undefined) {
      this.#sample = sampleAddressFile(this.#dataFolder).then((folder) => AddressFile.open(folder));
      this.#sample.catch(() => {
        this.#sample = undefined;
      });
    }
    return this.#sample;
  }

  async close(): Promise<void> {
    await (await this.#sample?.catch(() => undefined))?.close();
  }
}
