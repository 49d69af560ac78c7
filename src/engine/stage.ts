import type { JobShape } from './job-shape.ts';

/**
 * A stage of a job. It begins when the last task of the previous stage has ended. A stage without tasks is
 * skipped.
 *
 * The first stage has the first pass of every chain. Then, for each level of comparisons, stages count
 * the facts of a survey, examine its sample, learn from both, resolve the partitions, combine the findings,
 * and run the passes that apply them. The last stage puts second outputs in order.
 */
export interface Stage {
  readonly kind: 'pass' | 'survey' | 'sample' | 'learn' | 'resolve' | 'combine' | 'gather';
  /** The level of the comparisons that it handles. 0 for the first passes and for `gather`. */
  readonly level: number;
  /** Its share of the job's progress. 0 if the job does not have this stage. */
  readonly share: number;
}

/** The stages of a job, in order. */
export function stagesOf(shape: JobShape): readonly Stage[] {
  const stages: Stage[] = [{ kind: 'pass', level: 0, share: 6 }];
  for (let level = 1; level <= shape.levels; level++) {
    const isSurveyed = shape.comparisonsAt(level).some((comparison) => shape.surveys(comparison));
    for (const kind of ['survey', 'sample', 'learn'] as const)
      stages.push({ kind, level, share: isSurveyed ? 1 / 3 : 0 });
    stages.push({ kind: 'resolve', level, share: 5 });
    stages.push({ kind: 'combine', level, share: 1 });
    stages.push({ kind: 'pass', level, share: 3 });
  }
  if (shape.comparisonOutputs().length > 0) stages.push({ kind: 'gather', level: 0, share: 1 });
  return stages;
}
