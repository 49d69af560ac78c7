import { useState } from 'preact/hooks';
import { href } from '../../location.ts';
import { OutputTable, type Row } from '../../parts/output-table.tsx';
import { useSession } from '../../session.ts';
import { isActive, type Job } from '../../types.ts';
import { count, several } from '../../words.ts';
import { storyPath } from '../story.tsx';

const REJECTS = 'Rejects';
const STORY = 'GET /console/api/clients/:client/stories/:job/:output/:number';

interface Shown {
  readonly key: string;
  readonly title: string;
  readonly dataset: string;
  readonly isRejects: boolean;
}

/** The records that came in, that came out and that were rejected, a page at a time; and the job's files. */
export function Records({ client, job }: { client: string; job: Job }) {
  const { may } = useSession();
  const rejected = job.statistics['records.rejected'] ?? 0;
  const isDone = job.status === 2;
  const outputs = Object.entries(isDone ? job.outputDatasets : {}).map(
    ([name, dataset]): Shown => ({
      key: `output ${name}`,
      title: name === REJECTS ? `${name} (${count(rejected)})` : name,
      dataset,
      isRejects: name === REJECTS,
    }),
  );
  const inputs = Object.entries(job.inputDatasets).map(
    ([name, dataset]): Shown => ({ key: `input ${name}`, title: `Input ${name}`, dataset, isRejects: false }),
  );
  const all = [...outputs, ...inputs];
  const [chosen, setChosen] = useState<string>();
  const shown = all.find(({ key }) => key === chosen) ?? outputs[0];
  return (
    <section>
      <h2>Records</h2>
      {!isDone && (
        <p class="soft">
          {isActive(job)
            ? 'Outputs can be looked at when the job has completed.'
            : 'The job has no outputs: it did not complete.'}
        </p>
      )}
      <JobFiles client={client} job={job} />
      {all.length > 0 && (
        <div class="tabs">
          {all.map(({ key, title }) => (
            <button key={key} type="button" aria-pressed={key === shown?.key} onClick={() => setChosen(key)}>
              {title}
            </button>
          ))}
        </div>
      )}
      {shown !== undefined && (
        <OutputTable
          key={shown.dataset}
          client={client}
          dataset={shown.dataset}
          link={
            shown.key.startsWith('output ') && !shown.isRejects && may(STORY)
              ? (number) => href(storyPath(client, job.name, shown.key.slice('output '.length), number))
              : undefined
          }
          {...(shown.isRejects && {
            summary: (rows: readonly Row[]) => <Reasons rows={rows} all={rejected} />,
          })}
        />
      )}
    </section>
  );
}

function JobFiles({ client, job }: { client: string; job: Job }) {
  const { may } = useSession();
  const files = [
    ...(job.inputFilename === null ? [] : [['Input file', job.inputFilename] as const]),
    ...(job.status === 2 ? Object.entries(job.outputFilenames) : []),
  ];
  return files.map(([name, path]) => (
    <p key={name} class="job-file">
      {name}:{' '}
      {may('GET /File/*') ? (
        <a
          href={`/console/clients/${client}/File/${path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}`}
          download
        >
          {path}
        </a>
      ) : (
        <code>{path}</code>
      )}
    </p>
  ));
}

/** The reasons of a page of rejects, most frequent first. */
function Reasons({ rows, all }: { rows: readonly Row[]; all: number }) {
  const reasons = new Map<string, number>();
  for (const { step, reason } of rows) {
    const says = [step, reason].filter(Boolean).join(': ');
    reasons.set(says, (reasons.get(says) ?? 0) + 1);
  }
  const sorted = [...reasons].sort(([, one], [, other]) => other - one);
  return (
    <div class="reasons">
      <p class="soft small">
        {rows.length < all
          ? `Reasons of ${several(rows.length, 'reject')} on this page`
          : `Reasons of ${several(rows.length, 'reject')}`}
      </p>
      <ul>
        {sorted.map(([says, number]) => (
          <li key={says}>
            <strong class="number">{count(number)}</strong> {says}
          </li>
        ))}
      </ul>
    </div>
  );
}
