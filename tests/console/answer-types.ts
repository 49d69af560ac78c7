/*
 * The pages of the console have types of their own for the service's answers: importing those of the source would
 * bring the types of Node and of the database into the browser's program. Here the compiler compares both, so
 * `npm run check` fails if an answer changes and the page is not told.
 */
import type * as clients from '../../browser/console/clients/types.ts';
import type * as clean from '../../browser/console/pages/clean/types.ts';
import type * as review from '../../browser/console/pages/review/types.ts';
import type * as workflows from '../../browser/console/pages/workflows/types.ts';
import type * as reference from '../../browser/console/reference-data/types.ts';
import type { readClients } from '../../src/http/console/clients/read-clients.ts';
import type { FileNews } from '../../src/http/console/reference-data/file-change.ts';
import type { readReferenceData } from '../../src/http/console/reference-data/read-reference-data.ts';
import type { ReviewOutput } from '../../src/jobs/review-outputs.ts';
import type { Choices } from '../../src/trial/choices.ts';
import type { CleaningReport } from '../../src/trial/report.ts';
import type { DraftAnswer } from '../../src/trial/run-draft.ts';
import type { TrialAnswer } from '../../src/trial/trial-answer.ts';
import type { Why } from '../../src/trial/why.ts';
import type { HandOver } from '../../src/workflow/hand-over.ts';

/** The type of a value after it was sent as JSON. */
type Sent<Value> = Value extends Date
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** Compiles only if every answer has the type that the page expects. */
type Fits<Answer, Expected> = Sent<Answer> extends Expected ? true : never;

export const FITS: readonly true[] = [
  true satisfies Fits<TrialAnswer, clean.Trial>,
  true satisfies Fits<Why, clean.Why>,
  true satisfies Fits<CleaningReport, clean.Report>,
  true satisfies Fits<DraftAnswer, workflows.DraftAnswer>,
  true satisfies Fits<HandOver, Omit<workflows.HandOver, 'version'>>,
  true satisfies Fits<Omit<ReviewOutput, 'datasetId'>, Omit<review.ReviewOutput, 'decided'>>,
  true satisfies Fits<Awaited<ReturnType<typeof readReferenceData>>, reference.ReferenceData>,
  true satisfies Fits<Exclude<FileNews, { readonly checked: object }>, reference.FileNews>,
  true satisfies Fits<Awaited<ReturnType<typeof readClients>>, readonly clients.SeenClient[]>,
  // The page must send only what the service understands, except the names of kinds and groups.
  true satisfies Fits<keyof clean.Choices, keyof Choices>,
];
