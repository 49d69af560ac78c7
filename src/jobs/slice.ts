/**
 * The time that a task may run while others wait. The main thread ends the slice, and the task's thread sees
 * that at its next block. They communicate through shared memory.
 */
export class Slice {
  /** The memory to hand to the thread. */
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
