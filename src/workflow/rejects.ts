import type { WorkflowColumn } from './workflow.ts';

/** The columns of the output Rejects, which are the same in every workflow. */
export const REJECT_COLUMNS: readonly WorkflowColumn[] = [
  { name: 'input', type: 'text', description: 'The input that the record came with.' },
  {
    name: 'record',
    type: 'integer',
    description: 'Its number in the input, from 1; empty for an unreadable row.',
  },
  { name: 'line', type: 'integer', description: 'The line of the input file, from 1; empty for a dataset.' },
  { name: 'step', type: 'text', description: 'The step that refused it; empty for an unreadable row.' },
  { name: 'reason', type: 'text', description: 'Why.' },
  { name: 'data', type: 'text', description: 'The record as it came: JSON, or the row of the file.' },
];
