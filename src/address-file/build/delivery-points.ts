import type { DeliveryPoint } from '../../address/delivery-point.ts';
import type { PointReference } from '../rows.ts';
import { PartitionIndex, type SharedIndex } from './partition-index.ts';

/** How many of the repeated UDPRNs are named. */
const REPEATED_NAMED = 10;

/** What another thread gets of {@link DeliveryPoints}. */
export interface SharedPoints {
  readonly byUdprn: SharedIndex;
  readonly byKey: Readonly<Record<PointReference['postcodeType'], SharedIndex>>;
  readonly repetitions: number;
  readonly repeated: readonly number[];
}

/** The partition of each delivery point, by its UDPRN and by its key. Notes UDPRNs that several rows share. */
export class DeliveryPoints {
  /** How many rows have a UDPRN that another row had before. */
  repetitions: number;
  readonly #byUdprn: PartitionIndex;
  readonly #byKey: Readonly<Record<PointReference['postcodeType'], PartitionIndex>>;
  #repeated: readonly number[];

  /** @param shared those of another thread. Only one thread may change them. */
  constructor(shared?: SharedPoints) {
    this.repetitions = shared?.repetitions ?? 0;
    this.#byUdprn = new PartitionIndex(shared?.byUdprn);
    this.#byKey = {
      S: new PartitionIndex(shared?.byKey.S),
      L: new PartitionIndex(shared?.byKey.L),
      '': new PartitionIndex(shared?.byKey['']),
    };
    this.#repeated = shared?.repeated ?? [];
  }

  /** The lowest of the repeated UDPRNs, at most ten. */
  get repeated(): readonly number[] {
    return this.#repeated;
  }

  get shared(): SharedPoints {
    const { S, L, '': none } = this.#byKey;
    return {
      byUdprn: this.#byUdprn.shared,
      byKey: { S: S.shared, L: L.shared, '': none.shared },
      repetitions: this.repetitions,
      repeated: this.#repeated,
    };
  }

  /**
   * Adds delivery points and the partition of each. Many at once take less time than one by one: their places
   * are all over the memory, and in a short loop the processor waits for several of them at the same time.
   */
  add(points: readonly DeliveryPoint[], partitions: readonly string[]): void {
    for (let at = 0; at < points.length; at++) {
      const { udprn, addressKey, postcodeType } = points[at]!;
      const partition = partitions[at]!;
      if (udprn !== 0 && this.#byUdprn.set(udprn, partition)) this.#repeat(udprn);
      if (addressKey !== 0) this.#byKey[postcodeType].set(addressKey, partition);
    }
  }

  /** The partition of a delivery point, or undefined if no row has it. */
  partitionOf({ udprn, addressKey, postcodeType }: PointReference): string | undefined {
    return udprn !== 0 ? this.#byUdprn.get(udprn) : this.#byKey[postcodeType].get(addressKey);
  }

  /** Adds the delivery points that another thread has read. That thread must be done with them. */
  join({ byUdprn, byKey, repetitions, repeated }: SharedPoints): void {
    this.repetitions += repetitions;
    for (const udprn of repeated) this.#name(udprn);
    this.#byUdprn.join(byUdprn, (udprn) => this.#repeat(udprn));
    for (const type of ['S', 'L', ''] as const) this.#byKey[type].join(byKey[type], () => undefined);
  }

  #repeat(udprn: number): void {
    this.repetitions++;
    this.#name(udprn);
  }

  #name(udprn: number): void {
    const highest = this.#repeated[REPEATED_NAMED - 1] ?? Number.POSITIVE_INFINITY;
    if (udprn > highest || this.#repeated.includes(udprn)) return;
    this.#repeated = [...this.#repeated, udprn].sort((one, other) => one - other).slice(0, REPEATED_NAMED);
  }
}
