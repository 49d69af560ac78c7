import type { Catalogue } from '../cleansing/catalogue.ts';
import { isDatasetStep } from '../cleansing/dataset-step.ts';
import { itemAt } from '../present.ts';

/** The parts of a step that decide when it runs. */
interface OrderedStep {
  readonly step: string;
  readonly reference?: string;
}

/** The parts of a chain that decide when its steps run. */
interface OrderedChain {
  readonly input: string;
  readonly steps: readonly OrderedStep[];
}

/**
 * One pass of a chain's blocks through fused steps: those from `from` up to, but not including, `before`. A
 * chain has one more pass than dataset steps. Between two passes, the entries of a dataset step are resolved
 * and combined.
 */
export interface Pass {
  readonly from: number;
  readonly before: number;
  /** Whether the step at `from` is a dataset step, whose answers are applied. */
  readonly applies: boolean;
  /** Whether the step at `before` is a dataset step, for which the records are emitted. */
  readonly emits: boolean;
}

/** The passes of a chain, in order; at least one. */
export function passesOf(steps: readonly OrderedStep[], catalogue: Catalogue): Pass[] {
  const ends = datasetSteps(steps, catalogue);
  return [...ends, steps.length].map((before, at) => ({
    from: ends[at - 1] ?? 0,
    before,
    applies: at > 0,
    emits: at < ends.length,
  }));
}

/** A dataset step and its place among the chains of a job. */
export interface Comparison {
  /** The step's chain, and its place among the chain's steps. */
  readonly chain: number;
  readonly step: number;
  /** The pass of its chain that emits for it. The next pass applies its answers. */
  readonly pass: number;
  /** The chain that it compares with, or null. */
  readonly reference: number | null;
  /**
   * From 1. Steps of one level are resolved at the same time, once those of all lower levels have been
   * applied.
   */
  readonly level: number;
}

/** Dataset steps wait for one another in a circle, so that none can begin. */
export class CircularReference extends Error {
  override readonly name = 'CircularReference';
}

/** The dataset steps of all chains, in the order of chains and steps. @throws CircularReference */
export function comparisonsOf(chains: readonly OrderedChain[], catalogue: Catalogue): Comparison[] {
  const levels = new Levels(chains, catalogue);
  return chains.flatMap(({ steps }, chain) =>
    datasetSteps(steps, catalogue).map((step, pass) => {
      const reference = levels.chainNamed(itemAt(steps, step).reference);
      return { chain, step, pass, reference, level: levels.of(chain, pass) };
    }),
  );
}

class Levels {
  readonly #chains: readonly OrderedChain[];
  /** The places of the dataset steps of each chain. */
  readonly #steps: readonly (readonly number[])[];
  readonly #known = new Map<string, number | 'under way'>();

  constructor(chains: readonly OrderedChain[], catalogue: Catalogue) {
    this.#chains = chains;
    this.#steps = chains.map(({ steps }) => datasetSteps(steps, catalogue));
  }

  chainNamed(input: string | undefined): number | null {
    const chain = this.#chains.findIndex((candidate) => candidate.input === input);
    return chain < 0 ? null : chain;
  }

  /**
   * Returns the level of the dataset step at `place` in its chain. It is above the level of the previous
   * dataset step, and above the levels of all dataset steps in its reference.
   */
  of(chain: number, place: number): number {
    if (place < 0) return 0;
    const id = `${chain}.${place}`;
    const known = this.#known.get(id);
    if (known === 'under way') {
      throw new CircularReference(`${itemAt(this.#chains, chain).input} waits for itself`);
    }
    if (known !== undefined) return known;
    this.#known.set(id, 'under way');
    const step = itemAt(itemAt(this.#steps, chain), place);
    const reference = this.chainNamed(itemAt(itemAt(this.#chains, chain).steps, step).reference);
    const after = reference === null ? 0 : this.of(reference, itemAt(this.#steps, reference).length - 1);
    const level = 1 + Math.max(this.of(chain, place - 1), after);
    this.#known.set(id, level);
    return level;
  }
}

function datasetSteps(steps: readonly OrderedStep[], catalogue: Catalogue): number[] {
  const names = new Set(catalogue.filter(isDatasetStep).map(({ name }) => name));
  return [...steps.entries()].flatMap(([at, { step }]) => (names.has(step) ? [at] : []));
}
