import { useState } from 'preact/hooks';
import { Scroll } from '../../parts/scroll.tsx';
import { count, several } from '../../words.ts';
import type { DraftAnswer } from './types.ts';

/** The result of a trial: each output, with changed values beside their old ones. */
export function TrialResult({ answer }: { answer: DraftAnswer }) {
  const { outputs, rejects } = answer;
  const [chosen, setChosen] = useState(0);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [onlyMade, setOnlyMade] = useState(false);
  const shown = outputs[chosen] ?? outputs[0];
  if (shown === undefined) return null;
  const before = new Map(answer.columns.map((column, at) => [column, at]));
  const rows = shown.rows.map(({ from, values }) => {
    const row = from === null ? undefined : answer.rows[from];
    const cells = values.map((value, at) => {
      const column = before.get(shown.columns[at] ?? '');
      const was = row === undefined || column === undefined ? undefined : (row[column] ?? '');
      return { value, was: was === value ? undefined : was };
    });
    return { from, cells, hasChanged: cells.some(({ was }) => was !== undefined) };
  });
  const changed = rows.filter(({ hasChanged }) => hasChanged).length;
  /** The places of the columns that are shown: all, or those that the steps made or changed. */
  const columns = shown.columns.flatMap((column, at) => {
    const isMade = !before.has(column) || rows.some(({ cells }) => cells[at]?.was !== undefined);
    return onlyMade && !isMade ? [] : at;
  });
  const visible = onlyChanged ? rows.filter(({ hasChanged }) => hasChanged) : rows;
  return (
    <div class="trial-result">
      <p role="status">
        <strong>{several(answer.rows.length, 'row')}</strong> · {count(changed)} changed ·{' '}
        {count(rejects.length)} rejected
        {shown.rows.length !== answer.rows.length && <> · {count(shown.rows.length)} in this output</>}
      </p>
      <div class="tabs">
        {outputs.length > 1 &&
          outputs.map(({ name }, at) => (
            <button key={name} type="button" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
              {name}
            </button>
          ))}
        <label class="inline check">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ currentTarget }) => setOnlyChanged(currentTarget.checked)}
          />
          Only rows that changed
        </label>
        <label class="inline check">
          <input
            type="checkbox"
            checked={onlyMade}
            onChange={({ currentTarget }) => setOnlyMade(currentTarget.checked)}
          />
          Only columns that are new or changed
        </label>
      </div>
      {rejects.length > 0 && (
        <ul class="rejects">
          {rejects.map(({ line, step, reason }) => (
            <li key={`${line} ${step} ${reason}`}>
              <strong>Line {count(line)}</strong> {[step, reason].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
      <Scroll label={`Trial: ${shown.name}`} kind="data tried">
        <table class="wide">
          <thead>
            <tr>
              <th scope="col" class="number">
                Row
              </th>
              {columns.map((at) => (
                <th key={shown.columns[at]} scope="col">
                  {shown.columns[at]}
                  {!before.has(shown.columns[at] ?? '') && <span class="soft"> new</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map(({ from, cells }, at) => (
              <tr key={`${from} ${at}`}>
                <th scope="row" class="number">
                  {from === null ? '' : count(from + 1)}
                </th>
                {columns.map((column) => {
                  const { value = '', was } = cells[column] ?? {};
                  return (
                    <td key={shown.columns[column]} class={was === undefined ? undefined : 'changed'}>
                      {was !== undefined && <del>{was === '' ? 'empty' : was}</del>}
                      {was === undefined ? value : <ins>{value === '' ? 'empty' : value}</ins>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
