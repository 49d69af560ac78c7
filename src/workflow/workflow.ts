import type { Column } from '../records/column.ts';
import type { Parameter } from './parameter.ts';

/**
 * A workflow as it is installed: the checked content of a workflow file in one plain shape, every default filled in.
 * It is JSON; the newest version of it is what a job plans with.
 */
export interface Workflow {
  readonly name: string;
  readonly description: string;
  readonly inputs: readonly WorkflowInput[];
  readonly parameters: readonly Parameter[];
  /** In the order of the file. Those of one input make up its chain. */
  readonly steps: readonly WorkflowStep[];
  readonly outputs: readonly WorkflowOutput[];
}

/** Where records come from: a dataset of the client or, at most once in a workflow, a CSV in its file area. */
export interface WorkflowInput {
  readonly name: string;
  readonly kind: 'dataset' | 'file';
  readonly description: string;
  /** The columns that must be there. All others are carried through. */
  readonly columns: readonly WorkflowColumn[];
}

export interface WorkflowColumn extends Column {
  readonly description: string;
}

/** A step of the catalogue in its place in a chain. */
export interface WorkflowStep {
  /** Unique in the workflow; the prefix of the step's statistics. */
  readonly id: string;
  readonly step: string;
  /** The input whose records it cleanses. */
  readonly input: string;
  /** Which column serves which need. */
  readonly columns: Readonly<Record<string, string>>;
  /** Only those that the file gives, each a value or a {@link ParameterReference}. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Other names for appended columns, by the step's own name for them. */
  readonly rename: Readonly<Record<string, string>>;
  /** Only for a dataset step: the input that it compares with. */
  readonly reference?: WorkflowReference;
}

/** An input whose records, as they are after all of its steps, a dataset step compares with. */
export interface WorkflowReference {
  readonly input: string;
  /** Which of its columns serves which need. */
  readonly columns: Readonly<Record<string, string>>;
}

/** Stands for the value of an option that comes from a parameter of the job. */
export interface ParameterReference {
  readonly parameter: string;
}

/** Where cleansed records go: a new dataset or a CSV in the client's file area. */
export interface WorkflowOutput {
  readonly name: string;
  readonly input: string;
  /** Only for the second output of a step: its id. */
  readonly step?: string;
  readonly kind: 'dataset' | 'file';
  readonly description: string;
  /** Only for a file: its path in the file area, in which `{job}` stands for the job's name. */
  readonly path?: string;
  /** Which columns it has, in order, by their names before and after, {@link ALL_OTHERS}; null for all. */
  readonly columns: readonly OutputColumn[] | null;
}

/** A column of an output. `from` may be {@link ALL_OTHERS}. */
export interface OutputColumn {
  readonly from: string;
  readonly to: string;
}

/** In an output's columns: every column that the list does not name, in order. */
export const ALL_OTHERS = '*';

/** The output that every job has without declaring it: the records that could not be read or cleansed. */
export const REJECTS = 'Rejects';

/** Whether an option's value in a workflow is taken from a parameter. */
export function isParameterReference(value: unknown): value is ParameterReference {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'parameter');
}
