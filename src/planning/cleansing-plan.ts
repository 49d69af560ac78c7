/** The groups of steps that `--steps` chooses from. */
export const STEP_GROUPS = ['names', 'addresses', 'emails', 'telephones', 'duplicates'] as const;

export type StepGroup = (typeof STEP_GROUPS)[number];

/** The part of a plan that tidies the columns which the other parts use. */
export const TIDY = 'tidy';

/** A step of the workflow, in the form of a workflow file. */
export interface UsedStep {
  readonly step: string;
  readonly id: string;
  /** The column for each need. */
  readonly columns: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly rename?: Readonly<Record<string, string>>;
}

/** A part of a plan: steps that do one thing together. */
export interface PlannedPart {
  readonly group: StepGroup | typeof TIDY;
  /** What is done, as a sentence. */
  readonly does: string;
  readonly steps: readonly UsedStep[];
}

/** The plan for a file: the steps that will be used, and the columns that are left alone. */
export interface CleansingPlan {
  readonly parts: readonly PlannedPart[];
  /** The steps of all parts, in the order of the work. */
  readonly steps: readonly UsedStep[];
  /** Columns that are left alone although they might be cleansed, and why. */
  readonly leaves: readonly string[];
}
