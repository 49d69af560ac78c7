import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { NO_REFERENCES, type References } from '../../../src/cleansing/references.ts';
import { loadList } from '../../../src/cleansing/suppression/load-list.ts';
import { Matchers } from '../../../src/matching/matchers.ts';
import { ListFile } from '../../../src/suppression/list-file.ts';
import type { ListKind } from '../../../src/suppression/list-kind.ts';
import type { ListManifest } from '../../../src/suppression/manifest.ts';

const secret = Buffer.alloc(32, 3);

/** The lists of a test, loaded from CSV text. Their folder is removed when they are closed. */
export class TestLists {
  readonly #folder: string;
  /**
   * The open lists, by kind and CSV text. Most tests of a file share one list, and loading it takes 50 ms.
   */
  readonly #open = new Map<string, ListFile>();
  #loaded = 0;
  readonly #addressFile: AddressFile | undefined;

  private constructor(folder: string, addressFile: AddressFile | undefined) {
    this.#folder = folder;
    this.#addressFile = addressFile;
  }

  /** @param addressFile the address file that steps may use */
  static async start(addressFile?: string): Promise<TestLists> {
    const folder = await mkdtemp(join(tmpdir(), 'fettle-lists-'));
    return new TestLists(folder, addressFile === undefined ? undefined : AddressFile.open(addressFile));
  }

  /** Loads a list. Returns its manifest and the refused rows. */
  async load(kind: ListKind, csv: string, badRowShare = 0) {
    const badRows: string[] = [];
    const folder = join(this.#folder, `${kind}-${this.#loaded++}`);
    const manifest: ListManifest = await loadList(
      Readable.from([Buffer.from(csv)]),
      {
        list: kind,
        kind,
        effective: '2026-01-01',
        licence: '',
        invented: true,
        loadedAt: '2026-01-01T00:00:00.000Z',
        loadedFrom: 'list.csv',
        folder,
        secret,
        badRowShare,
      },
      { badRow: (line, reason) => badRows.push(`${line} ${reason}`) },
    );
    return { manifest, folder, badRows };
  }

  /** The references of a step that uses these lists, each loaded from CSV text. */
  async references(lists: Partial<Record<ListKind, string>>): Promise<References> {
    const opened = new Map<string, ListFile>();
    for (const [kind, csv] of Object.entries(lists)) {
      const name = `${kind} ${csv}`;
      const list =
        this.#open.get(name) ?? ListFile.open((await this.load(kind as ListKind, csv)).folder, secret);
      this.#open.set(name, list);
      opened.set(kind, list);
    }
    const addressFile = this.#addressFile;
    const matchers = new Matchers();
    return {
      get addressFile() {
        return addressFile ?? NO_REFERENCES.addressFile;
      },
      get matcher() {
        return matchers.of(addressFile ?? NO_REFERENCES.addressFile);
      },
      suppressionList: (name) => opened.get(name) ?? NO_REFERENCES.suppressionList(name),
    };
  }

  async close(): Promise<void> {
    for (const list of this.#open.values()) list.close();
    await this.#addressFile?.close();
    await rm(this.#folder, { recursive: true });
  }
}
