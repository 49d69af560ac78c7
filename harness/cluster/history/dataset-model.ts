import type { Model } from './operation.ts';

/** A request about one dataset. */
export type DatasetRequest =
  | { readonly does: 'create' }
  | { readonly does: 'store'; readonly block: number; readonly records: number }
  | { readonly does: 'complete'; readonly records: number }
  | { readonly does: 'read' }
  | { readonly does: 'remove' };

/** An answer with a status below 500. The answer to a read also has the state that it showed. */
export interface DatasetAnswer {
  readonly status: number;
  readonly records?: number;
  readonly completed?: boolean;
}

/** The records of each stored block; undefined if there is no dataset. */
type State = { readonly blocks: readonly number[]; readonly completed: boolean } | undefined;

/** A dataset as docs/clients/errors.md describes it. */
export const DATASET_MODEL: Model<State, DatasetRequest, DatasetAnswer> = {
  initial: undefined,
  nameOf: (state) =>
    state === undefined ? '-' : `${state.blocks.map((count) => count ?? '').join(',')} ${state.completed}`,
  next(state, asked, answer) {
    const changed = change(state, asked);
    if (answer === undefined) return changed === 'refused' ? [state] : [changed.state, state];
    if (asked.does === 'read') return fits(state, answer) ? [state] : [];
    if (answer.status < 300) return changed === 'refused' ? [] : [changed.state];
    return changed === 'refused' ? [state] : [];
  },
};

/** What a request does to a dataset in this state. */
function change(state: State, asked: DatasetRequest): { readonly state: State } | 'refused' {
  switch (asked.does) {
    case 'create':
      return state === undefined ? { state: { blocks: [], completed: false } } : 'refused';
    case 'store':
      return state === undefined || state.completed
        ? 'refused'
        : { state: { ...state, blocks: Object.assign([...state.blocks], { [asked.block]: asked.records }) } };
    case 'complete':
      return state === undefined || state.completed || recordsOf(state) !== asked.records
        ? 'refused'
        : { state: { ...state, completed: true } };
    case 'remove':
      return state === undefined ? 'refused' : { state: undefined };
    case 'read':
      return { state };
  }
}

function fits(state: State, { status, records, completed }: DatasetAnswer): boolean {
  if (state === undefined) return status === 404;
  return status === 200 && records === recordsOf(state) && completed === state.completed;
}

function recordsOf({ blocks }: NonNullable<State>): number {
  return blocks.reduce((sum, records) => sum + (records ?? 0), 0);
}
