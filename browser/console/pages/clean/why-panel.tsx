import { useEffect, useRef } from 'preact/hooks';
import { read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { Failure, Waiting } from '../../parts/page.tsx';
import { words } from '../../words.ts';
import { Marked } from './marked.tsx';
import type { Choices, TrialRow, Why } from './types.ts';
import { cleanPath } from './use-trial.ts';
import { Waterfall } from './waterfall.tsx';

/** A panel beside the trial that explains how a value came about. Escape closes it. */
export function WhyPanel({
  client,
  file,
  choices,
  rows,
  asked,
  close,
}: {
  client: string;
  file: string;
  choices: Choices;
  rows: readonly TrialRow[];
  asked: { readonly row: number; readonly column: number };
  close: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const key = `${asked.row} ${asked.column}`;
  const { value, error, reload } = useLoaded(key, (signal) =>
    read<Why>(cleanPath(client, 'trial/why'), {
      method: 'POST',
      body: { file, choices, ...asked },
      signal,
    }),
  );
  useEffect(() => panel.current?.focus(), [key]);
  return (
    <aside
      ref={panel}
      class="why"
      aria-label="Why"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="why-head">
        <h3>Why{value && `: ${value.label}`}</h3>
        <button type="button" class="plain" aria-label="Close" onClick={close}>
          ×
        </button>
      </div>
      {error && <Failure error={error} retry={reload} />}
      {value === undefined ? !error && <Waiting /> : <Reasons why={value} rows={rows} />}
    </aside>
  );
}

function Reasons({ why, rows }: { why: Why; rows: readonly TrialRow[] }) {
  const { before, after, says, address, name, gives, duplicate } = why;
  return (
    <>
      <p class="data value">
        {before !== after && before !== '' && <del>{before}</del>}
        <span class="new">{before === after ? before : <Marked before={before} after={after} />}</span>
      </p>
      {says.length > 0 && (
        <ul class="says">
          {says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {address !== null && <AddressReasons address={address} />}
      {name !== null && <NameReasons name={name} />}
      {duplicate !== null && (
        <p>
          The record is the same as line {duplicate.others.map((other) => rows[other]!.line).join(', ')}.{' '}
          {duplicate.isKept ? 'This one is kept.' : 'Another one is kept.'}
        </p>
      )}
      {gives.length > 0 && (
        <details open={address === null && name === null}>
          <summary>What the step says about this record</summary>
          <dl class="gives">
            {gives.map(({ column, value, meaning }) => (
              <div key={column} title={meaning}>
                <dt>{words(column)}</dt>
                <dd class="data">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function AddressReasons({ address }: { address: NonNullable<Why['address']> }) {
  const { means, confidence, margin, reasons, candidates, more } = address;
  const [winner, runnerUp] = candidates;
  return (
    <>
      <p>
        <strong>{means}</strong> {confidence.toFixed(1)} % sure.
      </p>
      {winner !== undefined && <Waterfall title="Best match" candidate={winner} />}
      {runnerUp === undefined ? (
        winner !== undefined && <p class="soft">No other address came near.</p>
      ) : (
        <>
          <p>
            The next address is <strong>{margin.toFixed(1)} bits</strong> behind
            {more > 0 && <span class="soft"> · {more} more were compared</span>}
          </p>
          <details>
            <summary>Runner-up: {runnerUp.address}</summary>
            <Waterfall title="Runner-up" candidate={runnerUp} />
          </details>
        </>
      )}
      <details>
        <summary>How it was decided</summary>
        <ul class="says">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function NameReasons({ name }: { name: NonNullable<Why['name']> }) {
  return (
    <>
      <p>
        <strong>{name.says}</strong>
      </p>
      {name.words.length > 0 && (
        <table class="read-words">
          <thead>
            <tr>
              <th scope="col">Written</th>
              <th scope="col">Read as</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {name.words.map(({ word, part, known }, at) => (
              <tr key={at}>
                <th scope="row" class="data">
                  {word}
                </th>
                <td>{part}</td>
                <td class="soft">{known}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul class="says">
        {name.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
