import { read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { href } from '../location.ts';
import { differences, Marked } from '../parts/differences.tsx';
import { Waterfall } from '../parts/evidence.tsx';
import { Failure, PageHead, Waiting } from '../parts/page.tsx';
import { count, words } from '../words.ts';

interface StoryValue {
  readonly column: string;
  readonly value: string;
  readonly meaning: string;
}

interface StoryStep {
  readonly id: string;
  readonly step: string;
  readonly description: string;
  readonly read: readonly StoryValue[];
  readonly verdicts: readonly { readonly name: string; readonly meaning: string; readonly count: number }[];
  readonly changed: readonly { readonly column: string; readonly before: string; readonly after: string }[];
  readonly gave: readonly StoryValue[];
  readonly rejected: string | null;
  readonly isRecorded: boolean;
  readonly match: {
    readonly reasons: readonly string[];
    readonly candidates: readonly {
      readonly address: string;
      readonly level: string;
      readonly score: number;
      readonly evidence: readonly {
        readonly element: string;
        readonly typed: string;
        readonly found: string;
        readonly outcome: string;
        readonly bits: number;
      }[];
    }[];
  } | null;
}

interface Story {
  readonly isFromInput: boolean;
  readonly steps: readonly StoryStep[];
}

/** The address of a record's story. */
export function storyPath(client: string, job: string, output: string, number: number): string {
  return `/stories/${client}/${encodeURIComponent(job)}/${encodeURIComponent(output)}/${number}`;
}

/** Shows what each step of a job did to a record, and why. */
export function StoryPage({
  client,
  job,
  output,
  number,
}: {
  client: string;
  job: string;
  output: string;
  number: number;
}) {
  const path = ['/console/api/clients', client, 'stories', job, output, String(number)]
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/');
  const { value, error, reload } = useLoaded(path, (signal) => read<Story>(path, { signal }));
  return (
    <>
      <PageHead
        title={`Record ${count(number)} of ${output}`}
        above={<a href={href(`/jobs/${client}/${encodeURIComponent(job)}`)}>{job}</a>}
        below="What each step of the job did to this record. The steps have just run again over it, with the settings of the job."
      />
      {error && <Failure error={error} retry={reload} />}
      {value === undefined && !error && <Waiting />}
      {value?.isFromInput === false && (
        <p class="note">
          The record of the input is not known, because a step left other records out. The story begins with
          the columns of the output, in which values may be tidied already.
        </p>
      )}
      {value?.steps.length === 0 && <p>The workflow has no steps: the record was copied.</p>}
      <ol class="story">
        {value?.steps.map((step) => (
          <li key={step.id}>
            <Told step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Told({ step }: { step: StoryStep }) {
  const { id, step: name, description, read: values, verdicts, changed, gave, rejected, isRecorded } = step;
  return (
    <section aria-label={id}>
      <h2>
        {words(name)} {id !== name && <span class="soft">{id}</span>}
      </h2>
      <p class="soft">{description}</p>
      {rejected !== null && <p class="note bad">The record was rejected: {rejected}</p>}
      {isRecorded ? (
        <p>This step compares records with each other. Its answer is the one that the job recorded.</p>
      ) : (
        <ul class="verdicts">
          {verdicts.map(({ name: verdict, meaning, count: times }) => (
            <li key={verdict}>
              {meaning}
              {times > 1 && ` (${count(times)} times)`}
            </li>
          ))}
          {verdicts.length === 0 && rejected === null && <li>Nothing to report.</li>}
        </ul>
      )}
      <div class="beside even">
        <Values title="It read" values={values.filter(({ value }) => value !== '')} />
        <Values title="It gave" values={gave} />
      </div>
      {changed.map(({ column, before, after }) => {
        const [left, right] = differences(before, after);
        return (
          <p key={column} class="data">
            {column}: <Marked parts={left} /> → <Marked parts={right} />
          </p>
        );
      })}
      {step.match !== null && <Matched match={step.match} />}
    </section>
  );
}

function Values({ title, values }: { title: string; values: readonly StoryValue[] }) {
  return (
    <table class="sides">
      <caption>{title}</caption>
      <tbody>
        {values.map(({ column, value, meaning }) => (
          <tr key={column}>
            <th scope="row" title={meaning}>
              {column}
            </th>
            <td>{value}</td>
          </tr>
        ))}
        {values.length === 0 && (
          <tr>
            <td class="soft">Nothing</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Matched({ match: { reasons, candidates } }: { match: NonNullable<StoryStep['match']> }) {
  return (
    <>
      <ul class="verdicts">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {candidates.map(({ address, level, evidence }, at) => (
        <details key={address + String(at)} open={at === 0}>
          <summary>
            {address} <span class="soft">may settle to {level}</span>
          </summary>
          <Waterfall
            label={`Evidence for ${address}`}
            weights={evidence.map(({ element, typed, found, outcome, bits }) => ({
              name: words(element),
              says:
                outcome === 'agrees' ? `${found} agrees` : `‘${typed}’, ${found || 'nothing'} in the file`,
              bits,
            }))}
          />
        </details>
      ))}
    </>
  );
}
