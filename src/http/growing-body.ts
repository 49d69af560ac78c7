/** Memory is added in steps of so many bytes. */
const STEP_BYTES = 256 * 1024;

/**
 * The bytes of a body as they arrive, in one piece of memory that grows in place and can be freed at once. Buffers wait for the garbage
 * collector, which comes late where a process has nothing to do: 2.3 GB of them were still held 12 minutes later.
 */
export class GrowingBody {
  readonly #memory: ArrayBuffer;
  #length = 0;

  /** Addresses are reserved for `limit` bytes; memory is taken as it is used. */
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

  /** All that arrived. Not to be used after {@link free}. */
  bytes(): Buffer {
    return Buffer.from(this.#memory, 0, this.#length);
  }

  /** The memory itself, to be transferred to a thread, which then frees it by `resize(0)`. The body is in its first {@link length} bytes. */
  get memory(): ArrayBuffer {
    return this.#memory;
  }

  /** Does nothing if the memory was transferred. */
  free(): void {
    if (!this.#memory.detached) this.#memory.resize(0);
    this.#length = 0;
  }
}
