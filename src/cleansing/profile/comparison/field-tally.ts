import type { ChangeExample, FieldReport } from './comparison-report.ts';
import type { Judgement } from './judgement.ts';
import { OUTCOMES, type Outcome, usable } from './outcome.ts';
import { reasonText } from './reason-texts.ts';

/** The most examples to keep of each outcome, and the most of them that may have the same first reason. */
const EXAMPLES: Readonly<Partial<Record<Outcome, number>>> = { mended: 12, wrong: 8, form: 4, emptied: 4 };
const ALIKE = 3;

/** Longer values are cut in an example. */
const SHOWN_LENGTH = 160;

/** The most reasons to list. */
const REASONS = 12;

/** The most different reasons to count. No step has as many. */
const REASONS_COUNTED = 100;

/** The facts about a field that are known before its records are judged. */
export type TalliedField = Pick<FieldReport, 'label' | 'kind' | 'originalColumns' | 'cleansedColumns'>;

/** Counts the outcomes of a field, and keeps examples. */
export class FieldTally {
  readonly #field: TalliedField;
  readonly #counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  readonly #reasons = new Map<string, number>();
  readonly #examples = new Map<string, ChangeExample[]>();
  readonly #kept = new Map<Outcome, number>();

  constructor(field: TalliedField) {
    this.#field = field;
  }

  add(line: number, { outcome, before, after, reasons }: Judgement): void {
    this.#counts[outcome]++;
    for (const reason of reasons) this.#count(reason);
    const most = EXAMPLES[outcome];
    const kept = this.#kept.get(outcome) ?? 0;
    if (most === undefined || kept >= most) return;
    const alike = `${outcome} ${reasons[0] ?? ''}`;
    const found = this.#examples.get(alike) ?? [];
    // Examples without a reason are not limited here, because all of them are alike.
    if (reasons.length > 0 && found.length >= ALIKE) return;
    if (found.some((one) => one.before === cut(before))) return;
    found.push({ line, outcome, before: cut(before), after: cut(after), reasons });
    this.#examples.set(alike, found);
    this.#kept.set(outcome, kept + 1);
  }

  #count(reason: string): void {
    const count = this.#reasons.get(reason);
    // A column may have the name of a comment column by chance, and contain any values.
    if (count === undefined && this.#reasons.size >= REASONS_COUNTED) return;
    this.#reasons.set(reason, (count ?? 0) + 1);
  }

  report(shown: (value: string) => string): FieldReport {
    const examples = [...this.#examples.values()].flat();
    const order = Object.keys(EXAMPLES);
    return {
      ...this.#field,
      counts: { ...this.#counts },
      usable: this.#field.kind === 'column' ? undefined : usable(this.#counts),
      reasons: [...this.#reasons]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, REASONS)
        .map(([code, count]) => ({ code, text: reasonText(code), count })),
      examples: examples
        .toSorted(
          (one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.line - other.line,
        )
        .map((example) => ({ ...example, before: shown(example.before), after: shown(example.after) })),
    };
  }
}

function cut(value: string): string {
  return value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value;
}
