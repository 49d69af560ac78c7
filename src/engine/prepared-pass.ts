import type { DatasetStepRun } from '../cleansing/dataset-step.ts';
import type { Pass } from '../workflow/passes.ts';
import type { PlacedStep } from '../workflow/planned-step.ts';
import { Chain, type ChainRun, type Emitter } from './chain.ts';
import { EntryBuffer } from './dataset-step/entry-buffer.ts';
import { placedInReference } from './dataset-step/in-reference.ts';
import type { JobShape } from './job-shape.ts';
import type { OpenedChain } from './opened-chain.ts';
import type { PreparedComparison } from './prepared-comparison.ts';
import type { JobCounts } from './task-port.ts';

/** An emitter of a pass, and the comparison that its chunks belong to. */
export interface PassEmitter extends Emitter {
  readonly comparison: number;
}

/** The parts of a job that a pass needs. */
interface JobOfPass {
  readonly shape: JobShape;
  chain(at: number): OpenedChain;
  readonly run: ChainRun;
  comparison(number: number): Promise<PreparedComparison>;
}

/** A comparison that a pass emits records for. */
interface Emission {
  readonly comparison: number;
  readonly placed: PlacedStep;
  readonly run: DatasetStepRun;
  readonly isReference: boolean;
}

/** An output that a pass writes to. */
export interface PassOutput {
  /** The index among the outputs of the chain. */
  readonly output: number;
  /** Which columns of the records, or which values of the records that a step gives, go to the output. */
  readonly positions: readonly number[];
  /** The step whose second output this is. */
  readonly step?: PlacedStep;
}

/** A pass of a chain, prepared for any number of tasks. */
export class PreparedPass {
  readonly chain: Chain;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the pass has no steps. */
  readonly isEmpty: boolean;
  /** The comparison whose answers the pass applies. */
  readonly applied: number | undefined;
  /** The comparison that follows the pass. */
  readonly next: number | undefined;
  readonly outputs: readonly PassOutput[];
  /**
   * The dataset step that is applied, if its second output is wanted. Only this step may give places to
   * records.
   */
  readonly placing: PlacedStep | undefined;
  readonly #emissions: readonly Emission[];
  /** Buffers that earlier tasks have given back. They have grown to the size that a task needs. */
  readonly #spare: EntryBuffer[] = [];

  private constructor(
    job: JobOfPass,
    at: { readonly chain: number; readonly pass: number },
    pass: Pass,
    chain: Chain,
    emissions: readonly Emission[],
  ) {
    this.chain = chain;
    this.isFirst = at.pass === 0;
    this.isLast = !pass.emits;
    this.isEmpty = pass.from === pass.before;
    this.applied = pass.applies ? job.shape.comparisonAfter(at.chain, at.pass - 1) : undefined;
    this.next = job.shape.comparisonAfter(at.chain, at.pass);
    this.outputs = outputsOf(job, at.chain, pass);
    const first = job.chain(at.chain).layout.steps[pass.from];
    this.placing = pass.applies && this.outputs.some(({ step }) => step === first) ? first : undefined;
    this.#emissions = emissions;
  }

  static async of(job: JobOfPass, chain: number, number: number): Promise<PreparedPass> {
    const pass = job.shape.pass(chain, number);
    const emissions = await emissionsOf(job, chain, number, !pass.emits);
    const steps = await Chain.prepare(job.chain(chain), job.run, pass);
    return new PreparedPass(job, { chain, pass: number }, pass, steps, emissions);
  }

  /** Makes the emitters for a task. Records of a reference are numbered after those of the main input. */
  emitters(job: JobOfPass, counts: JobCounts): PassEmitter[] {
    return this.#emissions.map((emission) => ({
      ...emission,
      firstNumber: emission.isReference ? job.shape.recordsOf(emission.comparison, counts.records).main : 0,
      buffer: this.#spare.pop() ?? new EntryBuffer(),
    }));
  }

  /** Takes the buffers of a task's emitters back, for the next task. */
  giveBack(emitters: readonly PassEmitter[]): void {
    for (const { buffer } of emitters) {
      buffer.clear();
      this.#spare.push(buffer);
    }
  }
}

/**
 * Every comparison that a pass emits records for: the next comparison of its own chain and, for the last
 * pass, comparisons that use the chain as their reference.
 */
async function emissionsOf(
  job: JobOfPass,
  chain: number,
  pass: number,
  isLast: boolean,
): Promise<Emission[]> {
  const { shape } = job;
  const emissions: Emission[] = [];
  for (const [comparison, { chain: main, pass: own, reference }] of shape.comparisons.entries()) {
    const isReference = isLast && reference === chain;
    if (!isReference && !(main === chain && own === pass)) continue;
    const { placed, run } = await job.comparison(comparison);
    emissions.push({
      comparison,
      placed: isReference ? placedInReference(placed, shape.plan(main).input, job.chain(chain)) : placed,
      run,
      isReference,
    });
  }
  return emissions;
}

/**
 * The outputs of a pass. The last pass writes its records to the outputs of the chain. Every pass writes what
 * its steps give to second outputs.
 */
function outputsOf(job: JobOfPass, chain: number, { from, before, emits }: Pass): PassOutput[] {
  const { plan, layout, outputs } = job.chain(chain);
  return plan.outputs.flatMap(({ step: id }, output) => {
    const columns = outputs[output];
    if (columns === undefined) return [];
    const positions = columns.map(({ position }) => position);
    if (id === undefined) return emits ? [] : [{ output, positions }];
    const step = layout.steps.slice(from, before).find(({ planned }) => planned.id === id);
    return step === undefined ? [] : [{ output, positions, step }];
  });
}
