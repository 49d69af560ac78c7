import { comparedFields, type FieldKind } from '../cleansing/profile/comparison/compared-field.ts';
import { type JudgedRecord, type Judgement, textOf } from '../cleansing/profile/comparison/judgement.ts';
import { reasonText } from '../cleansing/profile/comparison/reason-texts.ts';
import { appliedSteps } from '../planning/applied-steps.ts';
import { itemAt } from '../present.ts';
import type { Value } from '../records/column.ts';
import type { SampleRun } from './run-sample.ts';
import type { Sample } from './sample.ts';

/** A match below this confidence is doubtful, in percent, as for `fettle match --review`. */
const DOUBTFUL_BELOW = 95;

/** Longer values are cut for display. */
const SHOWN_LENGTH = 400;

/**
 * - `changed`: the value was corrected.
 * - `rewritten`: the value was right, and is written in another form.
 * - `wrong`: an address that was not found, or a value that is not an email address, telephone number or name.
 * - `doubtful`: a person should look at the result.
 * - `unchanged`: the value stayed as it was.
 */
export type CellState = 'changed' | 'rewritten' | 'wrong' | 'doubtful' | 'unchanged';

/** A column of the trial: something that a step cleanses, or a column of the file. */
export interface TrialColumn {
  readonly label: string;
  readonly kind: FieldKind | 'column';
  /** The step that cleanses it. Null for a column that no step cleanses, or that was only tidied. */
  readonly step: string | null;
  /** The columns of the file that it shows. */
  readonly columns: readonly string[];
  /** How many records are in each state. */
  readonly counts: Readonly<Record<CellState, number>>;
}

/** A value before and after. */
export interface TrialCell {
  readonly before: string;
  readonly after: string;
  readonly state: CellState;
  /** What was mended or is wrong, in words. */
  readonly reasons: readonly string[];
}

interface Watched extends Omit<TrialColumn, 'counts'> {
  judge(row: number): TrialCell;
}

/** Judges each value of a sample: what a run made of it. */
export function judgedCells(
  sample: Sample,
  run: SampleRun,
): { columns: TrialColumn[]; cells: TrialCell[][] } {
  const watched = watchedColumns(sample, run);
  const cells = sample.rows.map((_, row) => watched.map(({ judge }) => judge(row)));
  const columns = watched.map(({ judge: _, ...column }, at): TrialColumn => {
    const counts = { changed: 0, rewritten: 0, wrong: 0, doubtful: 0, unchanged: 0 };
    for (const row of cells) counts[itemAt(row, at).state]++;
    return { ...column, counts };
  });
  return { columns, cells };
}

/** In this order, before the columns that no step cleanses. */
const KINDS: readonly TrialColumn['kind'][] = ['name', 'address', 'email', 'telephone', 'column'];

/** The columns of the file, those that are cleansed first. The columns of a cleansed field are shown as one. */
function watchedColumns(sample: Sample, run: SampleRun): Watched[] {
  const steps = appliedSteps(run.chain.layout);
  const fields = comparedFields(steps, new Set(run.columns));
  const ids = new Map(steps.map((step, at) => [step.needs, itemAt(run.chain.layout.steps, at).planned.id]));
  const inBefore = new Map(sample.columns.map(({ name }, at) => [name, at]));
  const inAfter = new Map(run.columns.map((name, at) => [name, at]));
  const before = (row: number, name: string | undefined): Value =>
    sample.rows[row]?.[inBefore.get(name ?? '') ?? -1] ?? null;
  const after = (row: number, name: string | undefined): Value =>
    run.made.get(row)?.[inAfter.get(name ?? '') ?? -1] ?? null;
  const watched: Watched[] = [];
  const shown = new Set<string>();
  for (const [at, { name }] of sample.columns.entries()) {
    if (shown.has(name)) continue;
    // A company beside an address is read by the address step, but is a column of its own.
    const field = fields.find(({ kind, needs }) =>
      [...needs].some(([need, column]) => column === name && !(kind === 'address' && need === 'company')),
    );
    if (field === undefined) {
      const label = sample.labels[at] || name;
      watched.push({
        label,
        kind: 'column',
        step: null,
        columns: [name],
        judge: (row) => inPlace(before(row, name), run.made.has(row) ? after(row, name) : before(row, name)),
      });
      continue;
    }
    const own = [...field.needs].filter(([need]) => !(field.kind === 'address' && need === 'company'));
    const columns = sample.columns.filter((one) => own.some(([, column]) => column === one.name));
    for (const one of columns) shown.add(one.name);
    let row = 0;
    const record: JudgedRecord = {
      before: (need) => textOf(before(row, field.needs.get(need))),
      now: (need) => textOf(after(row, field.needs.get(need))),
      given: (given) => after(row, field.gives.get(given)),
    };
    watched.push({
      label: columns.map((one) => sample.labels[inBefore.get(one.name) ?? -1] || one.name).join(', '),
      kind: field.kind,
      step: ids.get(field.needs) ?? null,
      columns: columns.map((one) => one.name),
      judge: (next) => {
        row = next;
        const judged = field.judge(record);
        if (!run.made.has(row)) return cell({ ...judged, after: judged.before }, 'unchanged');
        return cell(judged, stateOf(field.kind, judged, record));
      },
    });
  }
  return watched.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function stateOf(kind: FieldKind, { outcome, before, after }: Judgement, { given }: JudgedRecord): CellState {
  if (outcome === 'wrong') return 'wrong';
  if (outcome === 'blank' || outcome === 'unchecked') return before === after ? 'unchanged' : 'changed';
  if (kind === 'address' && outcome !== 'emptied' && Number(given('match_confidence')) < DOUBTFUL_BELOW)
    return 'doubtful';
  if (kind === 'email' && given('email_validation_flag') === 'Inconclusive') return 'doubtful';
  if (before === after) return 'unchanged';
  return outcome === 'form' ? 'rewritten' : 'changed';
}

function inPlace(was: Value, is: Value): TrialCell {
  const [before, after] = [textOf(was), textOf(is)];
  const reasons = after === '' && before !== '' ? ['only a word for an empty value'] : [];
  const isRewritten = after !== '' && before.replace(/\s+/g, '') === after.replace(/\s+/g, '');
  const state = before === after ? 'unchanged' : isRewritten ? 'rewritten' : 'changed';
  return cell({ before, after, reasons }, state);
}

function cell({ before, after, reasons }: Omit<Judgement, 'outcome'>, state: CellState): TrialCell {
  return { before: cut(before), after: cut(after), state, reasons: reasons.map(reasonText) };
}

function cut(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
