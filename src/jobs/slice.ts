/**
 * The time that a task may run while others wait. The main thread ends it, the task's thread sees that at its next block: both look at
 * the same memory.
 */
export class Slice {
  /** What is handed to the thread. */
  readonly shared: SharedArrayBuffer;
  readonly #over: Int32Array;

  constructor(shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#over = new Int32Array(shared);
  }

  get isOver(): boolean {
    return Atomics.load(this.#over, 0) === 1;
  }

  end(): void {
    Atomics.store(this.#over, 0, 1);
  }
}
