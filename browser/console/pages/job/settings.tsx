import type { ComponentChildren } from 'preact';
import { Scroll } from '../../parts/scroll.tsx';
import type { Job } from '../../types.ts';
import { moment, several, words } from '../../words.ts';
import type { JobDetail } from './detail.ts';

/** Everything that was settled when the job was submitted, and that it keeps to its end. */
export function Settings({ job, detail }: { job: Job; detail: JobDetail | undefined }) {
  const rows: [string, ComponentChildren][] = [
    ...Object.entries(job.inputDatasets).map(([name, dataset]): [string, string] => [
      `Input ${name}`,
      dataset,
    ]),
    ...(job.inputFilename === null ? [] : [['Input file', job.inputFilename] as [string, string]]),
    ...Object.entries(job.parameters).map(([name, value]): [string, string] => [name, textOf(value)]),
    ...(detail?.addressFile ? [['Address file', `edition ${detail.addressFile}`] as [string, string]] : []),
    ...(detail?.suppressionLists ?? []).map(({ list, version }): [string, string] => [
      `List ${list}`,
      `version ${version}`,
    ]),
    ...(detail === undefined
      ? []
      : [['Clock', <time dateTime={detail.now}>{moment(detail.now)}</time>] as [string, ComponentChildren]]),
  ];
  return (
    <section>
      <h2>Settings it ran with</h2>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="data">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {detail !== undefined && detail.steps.length > 0 && (
        <details>
          <summary>{several(detail.steps.length, 'step')} with their options</summary>
          <Scroll label="Steps and options">
            <table class="wide">
              <thead>
                <tr>
                  <th scope="col">Step</th>
                  <th scope="col">Input</th>
                  <th scope="col">Option</th>
                  <th scope="col">Value</th>
                </tr>
              </thead>
              <tbody>
                {detail.steps.flatMap(({ input, id, step, options }) =>
                  (Object.keys(options).length === 0 ? [['', undefined]] : Object.entries(options)).map(
                    ([name, value]) => (
                      <tr key={`${input} ${id} ${String(name)}`}>
                        <th scope="row">
                          {id} {id !== step && <span class="soft">{step}</span>}
                        </th>
                        <td>{input}</td>
                        <td>{words(String(name))}</td>
                        <td class="data">{value === undefined ? '' : textOf(value)}</td>
                      </tr>
                    ),
                  ),
                )}
              </tbody>
            </table>
          </Scroll>
        </details>
      )}
    </section>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
