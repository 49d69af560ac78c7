import { judgeAddress } from './judge-address.ts';
import { judgeEmail } from './judge-email.ts';
import { judgeName } from './judge-name.ts';
import { judgeTelephone } from './judge-telephone.ts';
import type { Judge } from './judgement.ts';

/**
 * A step as it was applied: the columns that it read, and the names that its own columns have in the cleansed
 * table.
 */
export interface AppliedStep {
  /** Its name in the catalogue. */
  readonly step: string;
  /** Need → column of both tables. */
  readonly needs: ReadonlyMap<string, string>;
  /** The step's own name of an appended column → its name in the cleansed table. */
  readonly gives: ReadonlyMap<string, string>;
}

/**
 * Something about a person that a step cleanses, such as the name: some original columns, and the cleansed
 * columns made from them.
 */
export interface ComparedField extends AppliedStep {
  readonly kind: FieldKind;
  readonly judge: Judge;
}

export type FieldKind = 'name' | 'address' | 'email' | 'telephone';

const JUDGED: Readonly<
  Record<string, { readonly kind: FieldKind; readonly judge: Judge; readonly verdict: string }>
> = {
  'name-cleansing': { kind: 'name', judge: judgeName, verdict: 'name_type' },
  'address-cleansing': { kind: 'address', judge: judgeAddress, verdict: 'paf_match_level' },
  'email-validation': { kind: 'email', judge: judgeEmail, verdict: 'email_validation_flag' },
  'telephone-validation': { kind: 'telephone', judge: judgeTelephone, verdict: 'telephone_valid' },
};

/**
 * The fields that these steps cleansed. A field is left out if the cleansed table lacks the column with the
 * verdict of its step.
 */
export function comparedFields(
  steps: readonly AppliedStep[],
  cleansedColumns: ReadonlySet<string>,
): ComparedField[] {
  return steps.flatMap((applied) => {
    const judged = Object.hasOwn(JUDGED, applied.step) ? JUDGED[applied.step] : undefined;
    const verdict = judged && applied.gives.get(judged.verdict);
    if (judged === undefined || verdict === undefined || !cleansedColumns.has(verdict)) return [];
    return [{ ...applied, kind: judged.kind, judge: judged.judge }];
  });
}
