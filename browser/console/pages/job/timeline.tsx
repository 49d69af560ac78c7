import { taken } from '../../parts/state.tsx';
import { isActive, type Job } from '../../types.ts';
import { bytes, count, moment, several } from '../../words.ts';
import type { JobStage } from './detail.ts';

const ENDS = ['Ends', 'Ends', 'Completed', 'Failed', 'Cancelled'] as const;

/** A job from its submission to its end, with each stage on the way. */
export function Timeline({ job, stages }: { job: Job; stages: readonly JobStage[] }) {
  const { submittedAt, startedAt, completedAt, status } = job;
  return (
    <ol class="timeline" aria-label="Stages">
      <li class="past">
        <span>Submitted</span>
        <Time at={submittedAt} />
      </li>
      <li class={startedAt === null ? undefined : 'past'}>
        <span>Started</span>
        <Time at={startedAt} />
      </li>
      {stages.map((stage) => (
        <li key={`${stage.kind} ${stage.level}`} class={STATES[stage.state].look}>
          <span>{nameOf(stage)}</span>
          {stage.state === 'running' && stage.total > 0 ? <Units stage={stage} /> : STATES[stage.state].says}
        </li>
      ))}
      <li class={completedAt === null ? undefined : 'past'}>
        <span>{ENDS[status] ?? 'Ends'}</span>
        {completedAt === null ? (
          startedAt !== null && isActive(job) && `running for ${taken(job)}`
        ) : (
          <>
            <Time at={completedAt} />
            {startedAt !== null && <> · took {taken(job)}</>}
          </>
        )}
      </li>
    </ol>
  );
}

const STATES = {
  waiting: { says: 'waits', look: undefined },
  running: { says: 'under way', look: 'now' },
  done: { says: 'done', look: 'past' },
  ended: { says: 'not finished', look: 'now' },
} as const;

const NAMES: Readonly<Record<JobStage['kind'], string>> = {
  read: 'Read the file',
  pass: 'Cleanse',
  survey: 'Count names',
  sample: 'Compare a sample',
  learn: 'Learn weights',
  resolve: 'Compare records',
  combine: 'Combine findings',
  gather: 'Sort',
  write: 'Write the files',
};

function nameOf({ kind, level }: JobStage): string {
  const name = kind === 'pass' && level > 0 ? 'Apply findings' : NAMES[kind];
  return level > 1 ? `${name} (${level})` : name;
}

function Units({ stage: { unit, done, total } }: { stage: JobStage }) {
  if (unit === 'bytes')
    return (
      <>
        {bytes(done)} of {bytes(total)}
      </>
    );
  return (
    <>
      {count(done)} of {several(total, unit.slice(0, -1))}
    </>
  );
}

function Time({ at }: { at: string | null }) {
  return at === null ? <>not yet</> : <time dateTime={at}>{moment(at)}</time>;
}
