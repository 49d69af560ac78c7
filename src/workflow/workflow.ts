import type { Column } from '../records/column.ts';
import type { CSV_ENCODINGS } from '../records/csv-encoding.ts';
import type { Parameter } from './parameter.ts';

/**
 * An installed workflow: the checked content of a workflow file in one plain shape, with every default filled
 * in. It is JSON. Jobs are planned with its newest version.
 */
export interface Workflow {
  readonly name: string;
  readonly description: string;
  readonly inputs: readonly WorkflowInput[];
  readonly parameters: readonly Parameter[];
  /** In the order of the file. The steps of one input form its chain. */
  readonly steps: readonly WorkflowStep[];
  readonly outputs: readonly WorkflowOutput[];
}

/** A source of records: a dataset of the client or, at most once in a workflow, a file in its file area. */
export interface WorkflowInput {
  readonly name: string;
  readonly kind: 'dataset' | 'file';
  readonly description: string;
  /** The required columns. All others are carried through. */
  readonly columns: readonly WorkflowColumn[];
  /** Only for a file: where its table is, if that is not found by itself. */
  readonly place?: FilePlace;
}

/** The place of a table in a file, and the encoding of the file. */
export interface FilePlace {
  /** The sheet of a workbook. Default: the first sheet that is not hidden. */
  readonly sheet?: string;
  /** How many rows of a CSV file are above its header. Default: 0. */
  readonly rowsAbove?: number;
  /** Whether the first row is a record, not a header. Columns are then called `column_1` and so on. */
  readonly isHeaderless?: boolean;
  /** The character encoding of a CSV file. Default: detected from its bytes. */
  readonly encoding?: (typeof CSV_ENCODINGS)[number];
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
  /** Maps needs to columns. */
  readonly columns: Readonly<Record<string, string>>;
  /** Only the options in the file, each a value or a {@link ParameterReference}. */
  readonly options: Readonly<Record<string, unknown>>;
  /** New names of appended columns, by the step's own names. */
  readonly rename: Readonly<Record<string, string>>;
  /** Only for a dataset step: the input that it compares with. */
  readonly reference?: WorkflowReference;
}

/** An input that a dataset step compares with. Its records are taken after all of its steps. */
export interface WorkflowReference {
  readonly input: string;
  /** Maps needs to columns of that input. */
  readonly columns: Readonly<Record<string, string>>;
}

/** A reference to a parameter of the job, which gives the value of an option. */
export interface ParameterReference {
  readonly parameter: string;
}

/** A destination of cleansed records: a new dataset, or a file in the client's file area. */
export interface WorkflowOutput {
  readonly name: string;
  readonly input: string;
  /** Only for the second output of a step: the step's id. */
  readonly step?: string;
  readonly kind: 'dataset' | 'file';
  readonly description: string;
  /** Only for a file: its path in the file area, in which `{job}` stands for the job's name. */
  readonly path?: string;
  /**
   * Its columns in order, each with its name in the source and its name in the output. {@link ALL_OTHERS}
   * stands for all other columns. Null means all columns.
   */
  readonly columns: readonly OutputColumn[] | null;
}

/** A column of an output. `from` may be {@link ALL_OTHERS}. */
export interface OutputColumn {
  readonly from: string;
  readonly to: string;
}

/** In an output's columns: all columns that the list does not name, in order. */
export const ALL_OTHERS = '*';

/** The output that every job has without declaring it: the records that could not be read or cleansed. */
export const REJECTS = 'Rejects';

/** Whether an option's value in a workflow comes from a parameter. */
export function isParameterReference(value: unknown): value is ParameterReference {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'parameter');
}
