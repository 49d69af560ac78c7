/** Memory grows in steps of this many bytes. */
const STEP_BYTES = 256 * 1024;

/**
 * The bytes of a body as they arrive, in one piece of memory that grows in place and can be freed at once.
 * Buffers wait for the garbage collector, which comes late in an idle process: 2.3 GB of them were still held
 * after 12 minutes.
 */
export class GrowingBody {
  readonly #memory: ArrayBuffer;
  #length = 0;

  /** Reserves addresses for `limit` bytes. Memory is taken as it is used. */
  constructor(limit: number) {
    this.#memory = new ArrayBuffer(0, { maxByteLength: limit });
  }

  get length(): number {
    return this.#length;
  }

  add(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    const { byteLength, maxByteLength } = this.#memory;
    if (length > byteLength) {
      this.#memory.resize(Math.min(maxByteLength, Math.ceil(length / STEP_BYTES) * STEP_BYTES));
    }
    new Uint8Array(this.#memory, this.#length).set(bytes);
    this.#length = length;
  }

  /** All bytes so far. Do not use them after {@link free}. */
  bytes(): Buffer {
    return Buffer.from(this.#memory, 0, this.#length);
  }

  /**
   * The memory, for transfer to a thread, which then frees it by `resize(0)`. The first {@link length} bytes
   * are the body.
   */
  get memory(): ArrayBuffer {
    return this.#memory;
  }

  /** Frees the memory, unless it was transferred. */
  free(): void {
    if (!this.#memory.detached) this.#memory.resize(0);
    this.#length = 0;
  }
}
