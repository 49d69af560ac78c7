import type { FrozenReferences } from '../cleansing/references.ts';
import type { FieldErrors, RefusalKind } from '../refusal.ts';
import type { Workflow } from '../workflow/workflow.ts';
import type { Choices } from './choices.ts';
import type { CleanedFile } from './cleaned-file.ts';
import type { CleaningReport } from './report.ts';
import type { DraftAnswer, TriedDraft } from './run-draft.ts';
import type { StoredVersion } from './stored-table.ts';
import type { TrialAnswer } from './trial-answer.ts';
import type { Why } from './why.ts';

/* The messages between the service and its trial thread. */

/** Given to the thread when it starts. */
export interface TrialThreadData {
  readonly databaseUrl: string;
  /** The address file of this machine, in case it is not in the folder that a trial names. */
  readonly addressFile?: string | undefined;
}

/** A file and what a person chose about it. */
export interface TriedFile {
  readonly file: StoredVersion;
  /** The name of the file. */
  readonly name: string;
  readonly choices: Choices;
  readonly references: FrozenReferences;
  /** ISO 8601. */
  readonly now: string;
}

export type TrialTask =
  | { readonly kind: 'trial'; readonly of: TriedFile }
  | { readonly kind: 'why'; readonly of: TriedFile; readonly row: number; readonly column: number }
  /** Makes the workflow of the plan. */
  | { readonly kind: 'workflow'; readonly of: TriedFile; readonly workflowName: string }
  | { readonly kind: 'report'; readonly of: CleanedFile }
  /** Makes the report as a page of its own. */
  | { readonly kind: 'report-page'; readonly of: CleanedFile }
  /** Tries a workflow that somebody is writing on pasted rows. */
  | { readonly kind: 'draft'; readonly of: TriedDraft };

/** The answer to each kind of task. */
export interface TrialAnswers {
  readonly trial: TrialAnswer;
  readonly why: Why | undefined;
  readonly workflow: { readonly workflow: Workflow; readonly source: string };
  readonly report: CleaningReport;
  readonly 'report-page': string;
  readonly draft: DraftAnswer;
}

/** The outcome. A refusal is a value, because an error that crosses threads loses its class and its fields. */
export type TrialOutcome =
  | { readonly answer: TrialAnswers[keyof TrialAnswers] }
  | { readonly refusal: RefusalKind; readonly detail: string; readonly errors: FieldErrors | undefined };
