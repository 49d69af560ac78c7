import type { Column } from '../records/column.ts';
import type { ParameterValue } from './parameter.ts';
import type { PlannedStep } from './planned-step.ts';
import type { FilePlace, OutputColumn } from './workflow.ts';

/** The plan of a job, frozen when it is submitted: plain JSON. */
export interface JobPlan {
  /** Every parameter of the workflow; null if it was not given and has no default. */
  readonly parameters: Readonly<Record<string, ParameterValue | null>>;
  /** One for each input, in the order of the workflow. */
  readonly chains: readonly ChainPlan[];
}

/** The path of an input's records: from their columns through the steps to the outputs. */
export interface ChainPlan {
  /** The name of the input. */
  readonly input: string;
  readonly source: 'dataset' | 'file';
  /** Only for a file: where its table is, if the workflow says so. */
  readonly place?: FilePlace;
  /**
   * The columns of the input, including all that the client added. The columns of a file are unknown until
   * its header has been read. Until `fitChain` has fitted the chain to them, these are the columns that the
   * workflow requires.
   */
  readonly columns: readonly Column[];
  readonly steps: readonly PlannedStep[];
  readonly outputs: readonly OutputPlan[];
  /**
   * The dataset steps of other chains that compare with these records. Jobs of an earlier version have none.
   */
  readonly comparedBy?: readonly ComparedBy[];
}

/** A dataset step of another chain that uses a chain as its reference. */
export interface ComparedBy {
  /** The input of the step's chain. */
  readonly input: string;
  /** The step's id. */
  readonly step: string;
  /** Maps needs to columns of the reference, as these are after all of its steps. */
  readonly columns: Readonly<Record<string, string>>;
}

/** An output of a chain. */
export interface OutputPlan {
  readonly name: string;
  readonly kind: 'dataset' | 'file';
  /** Only for a file: its path in the client's file area, with `{job}` replaced. */
  readonly path?: string;
  /** Only for the second output of a step: the step's id. */
  readonly step?: string;
  /**
   * Its columns in order, each with its name in the source and its name in the output. `*` stands for all
   * other columns. Null means all columns.
   */
  readonly columns: readonly OutputColumn[] | null;
}
