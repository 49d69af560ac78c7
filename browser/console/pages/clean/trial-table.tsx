import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Scroll } from '../../parts/scroll.tsx';
import { count } from '../../words.ts';
import { Marked } from './marked.tsx';
import type { Cell, CellState, Choices, Trial, TrialColumn, TrialRow } from './types.ts';
import { WhyPanel } from './why-panel.tsx';

type Filter = CellState | 'all' | 'duplicates';

const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', 'All'],
  ['changed', 'Corrected'],
  ['rewritten', 'Written differently'],
  ['wrong', 'Not found'],
  ['doubtful', 'Doubtful'],
  ['duplicates', 'Duplicates'],
  ['unchanged', 'Unchanged'],
];

/** The sign of a state. The colour only adds to it. */
const SIGNS: Readonly<Partial<Record<CellState, string>>> = { wrong: '✕', doubtful: '?' };

const STATES: Readonly<Record<CellState, string>> = {
  changed: 'corrected',
  rewritten: 'written differently',
  wrong: 'not found or not valid',
  doubtful: 'doubtful',
  unchanged: 'unchanged',
};

const isShown = ({ cells, duplicate, rejected }: TrialRow, filter: Filter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'duplicates') return duplicate !== null;
  if (filter === 'unchanged') return rejected === null && cells.every(({ state }) => state === 'unchanged');
  return cells.some(({ state }) => state === filter);
};

/** The trial: each value before and after. A click on a value opens the reason. */
export function TrialTable({
  client,
  file,
  choices,
  trial,
  isRunning,
}: {
  client: string;
  file: string;
  choices: Choices;
  trial: Trial;
  isRunning: boolean;
}) {
  const { columns, rows } = trial.trial;
  const [filter, setFilter] = useState<Filter>('all');
  const [asked, ask] = useState<{ row: number; column: number }>();
  // At once: an effect after the next frame would undo a click that comes before it.
  useLayoutEffect(() => ask(undefined), [trial]);
  // The panel takes a part of the table's width.
  useEffect(() => {
    if (asked !== undefined)
      cellAt(asked.row, asked.column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [asked]);
  const shown = rows.flatMap((row, at) => (isShown(row, filter) ? [{ row, at }] : []));
  const hasDuplicates = rows.some(({ duplicate }) => duplicate !== null);
  const close = () => {
    if (asked !== undefined) cellAt(asked.row, asked.column)?.focus();
    ask(undefined);
  };
  return (
    <section>
      <h2>
        Trial on {rows.length === 1 ? 'the first record' : `the first ${count(rows.length)} records`}{' '}
        <span class="soft" role="status">
          {isRunning ? 'trying again' : ''}
        </span>
      </h2>
      <p class="below">Nothing has been changed yet. Click on a value to see why.</p>
      <fieldset class="tabs">
        <legend class="unseen">Show records</legend>
        {FILTERS.filter(([name]) => name !== 'duplicates' || hasDuplicates).map(([name, says]) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {says} <span class="tally">{count(rows.filter((row) => isShown(row, name)).length)}</span>
          </button>
        ))}
      </fieldset>
      <div class={asked === undefined ? 'trial' : 'trial with-why'}>
        <Scroll label="Trial" kind="data before-after">
          <table class="wide" onKeyDown={moveByArrows}>
            <thead>
              <tr>
                <th scope="col" class="number">
                  Line
                </th>
                {columns.map((column) => (
                  <th key={column.label + column.columns.join()} scope="col">
                    {column.label}
                  </th>
                ))}
                {hasDuplicates && <th scope="col">Duplicate of</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, at }, place) => (
                <Row
                  key={row.line}
                  row={row}
                  at={at}
                  columns={columns}
                  lines={rows}
                  isFirst={place === 0}
                  hasDuplicates={hasDuplicates}
                  asked={asked?.row === at ? asked.column : undefined}
                  ask={(column) => ask({ row: at, column })}
                />
              ))}
            </tbody>
          </table>
          {shown.length === 0 && <p class="none soft">No record of the trial is like this.</p>}
        </Scroll>
        {asked !== undefined && (
          <WhyPanel client={client} file={file} choices={choices} rows={rows} asked={asked} close={close} />
        )}
      </div>
    </section>
  );
}

function Row({
  row,
  at,
  columns,
  lines,
  isFirst,
  hasDuplicates,
  asked,
  ask,
}: {
  row: TrialRow;
  at: number;
  columns: readonly TrialColumn[];
  lines: readonly TrialRow[];
  isFirst: boolean;
  hasDuplicates: boolean;
  asked: number | undefined;
  ask: (column: number) => void;
}) {
  const { line, cells, rejected, isLeftOut, duplicate } = row;
  return (
    <tr class={rejected !== null || isLeftOut ? 'gone' : undefined}>
      <th scope="row" class="number">
        {count(line)}
        {rejected !== null && <span class="tag bad">rejected</span>}
        {isLeftOut && <span class="tag">left out</span>}
      </th>
      {cells.map((cell, column) => (
        <td key={columns[column]!.label + columns[column]!.columns.join()} class={cell.state}>
          <button
            type="button"
            class="cell"
            data-row={at}
            data-column={column}
            tabIndex={isFirst && column === 0 ? 0 : -1}
            aria-pressed={asked === column}
            onClick={() => ask(column)}
          >
            <CellText cell={cell} />
          </button>
        </td>
      ))}
      {hasDuplicates && (
        <td>
          {duplicate !== null && (
            <>
              line {duplicate.others.map((other) => lines[other]!.line).join(', ')}
              <span class="soft">{duplicate.isKept ? ' · kept' : ''}</span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}

function CellText({ cell: { before, after, state } }: { cell: Cell }) {
  const sign = SIGNS[state];
  const signed = sign !== undefined && (
    <span class="sign">
      <span aria-hidden="true">{sign}</span>
      <span class="unseen">{STATES[state]}: </span>
    </span>
  );
  if (before === after || state === 'wrong')
    return (
      <>
        {signed}
        {before || <span class="unseen">empty</span>}
      </>
    );
  return (
    <>
      {before !== '' && <del>{before}</del>}
      <span class="new">
        {signed}
        {after === '' ? <span class="soft">emptied</span> : <Marked before={before} after={after} />}
      </span>
    </>
  );
}

function cellAt(row: number, column: number): HTMLElement | null {
  return document.querySelector(`button.cell[data-row="${row}"][data-column="${column}"]`);
}

/** Moves between the values of the trial by the arrow keys, so that Tab need not pass through all of them. */
function moveByArrows(event: KeyboardEvent): void {
  const cell = (event.target as Element).closest<HTMLElement>('button.cell');
  const column = Number(cell?.dataset['column']);
  const row = cell?.closest('tr');
  if (cell === null || !row) return;
  const beside = (step: number) =>
    row.querySelector<HTMLElement>(`button.cell[data-column="${column + step}"]`);
  const inRow = (other: Element | null) =>
    other?.querySelector<HTMLElement>(`button.cell[data-column="${column}"]`);
  const next =
    event.key === 'ArrowRight'
      ? beside(1)
      : event.key === 'ArrowLeft'
        ? beside(-1)
        : event.key === 'ArrowDown'
          ? inRow(row.nextElementSibling)
          : event.key === 'ArrowUp'
            ? inRow(row.previousElementSibling)
            : undefined;
  if (!next) return;
  event.preventDefault();
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
