import type { Batch } from './batch.ts';
import type { File as StoredFile } from './openapi.ts';

/** The file area of the client: whole files that workflows read and write. */
export class Files {
  readonly #batch: Batch;

  /** @internal */
  constructor(batch: Batch) {
    this.#batch = batch;
  }

  /** Stores a file under a path, such as `/in/contacts.csv`. A file of that path is replaced. */
  async upload(
    path: string,
    content: string | Blob | Uint8Array<ArrayBuffer>,
    type = 'text/csv',
  ): Promise<StoredFile> {
    const sent = { method: 'PUT', headers: { 'content-type': type }, body: content };
    return this.#batch.json(addressOf(path), sent);
  }

  /** The content of a file, as a stream. */
  async download(path: string): Promise<ReadableStream<Uint8Array>> {
    return this.#batch.send(addressOf(path), {}, async (response) => response.body!);
  }

  /** Removes a file. */
  async remove(path: string): Promise<void> {
    await this.#batch.remove(addressOf(path));
  }
}

function addressOf(path: string): string {
  return `/File/${path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}`;
}
