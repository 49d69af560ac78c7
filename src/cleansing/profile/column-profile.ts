import { itemAt, present } from '../../present.ts';
import type { Value } from '../../records/column.ts';
import { addTo, rate, rounded } from './arithmetic.ts';
import { columnKind } from './column-kind.ts';
import type { ColumnSummary } from './column-summary.ts';
import { DateSpan } from './date-span.ts';
import { DISTINCT_ERROR, DistinctSketch } from './distinct-sketch.ts';
import { FrequentValues } from './frequent-values.ts';
import { masked } from './pattern.ts';
import { isPersonal } from './personal.ts';
import { type ColumnReport, FINDINGS, type Finding } from './report.ts';
import { ValueAnalyses } from './value-analyses.ts';
import { KINDS, type Kind } from './value-kind.ts';
import { ValueLengths } from './value-lengths.ts';

/**
 * The number of different values and patterns whose counts are kept, to find the most frequent ones. 1,000
 * values of 100 characters take some 200 KB a column.
 */
const VALUES_KEPT = 1000;
const PATTERNS_KEPT = 300;

/** Longer values are cut before they are kept. */
const KEPT_LENGTH = 100;

/** The number of examples to keep of the values that are not of a kind. */
const EXAMPLES = 5;

/** The number of values and of patterns in the summary of a block. */
const SUMMARY_VALUES = 40;

/**
 * The statistics of a column, in memory that does not grow with the records. Profiles of parts of a table
 * merge into the profile of the whole. Merged in order, they have the same examples as one profile of the
 * whole table.
 */
export class ColumnProfile {
  readonly name: string;
  #records = 0;
  #filled = 0;
  readonly #distinct = new DistinctSketch();
  readonly #values = new FrequentValues(VALUES_KEPT);
  readonly #patterns = new FrequentValues(PATTERNS_KEPT);
  readonly #kinds = new Float64Array(KINDS.length);
  readonly #findings = new Float64Array(FINDINGS.length);
  readonly #lengths = new ValueLengths();
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  #numberSum = 0;
  readonly #dates = new DateSpan();
  /** For each kind, the first values that are not of it. */
  readonly #examples: string[][] = KINDS.map(() => []);
  readonly #analyses = new ValueAnalyses();

  constructor(name: string) {
    this.name = name;
  }

  add(value: Value): void {
    this.#records++;
    if (value === null) return;
    const text = typeof value === 'string' ? value : String(value);
    const trimmed = text.trim();
    if (trimmed === '') return;
    this.#filled++;
    const kept = text.length > KEPT_LENGTH ? `${text.slice(0, KEPT_LENGTH)}…` : text;
    this.#distinct.add(text);
    this.#values.add(kept);
    const analysis = this.#analyses.of(text, trimmed);
    this.#patterns.add(analysis.pattern);
    this.#lengths.add(text.length);
    for (let at = 0; at < KINDS.length; at++) {
      if (analysis.kinds & (1 << at)) this.#kinds[at]!++;
      else {
        const examples = present(this.#examples[at], 'the examples of a kind');
        if (examples.length < EXAMPLES) examples.push(masked(trimmed));
      }
    }
    if (analysis.findings !== 0) {
      for (let at = 0; at < FINDINGS.length; at++) if (analysis.findings & (1 << at)) this.#findings[at]!++;
    }
    if (analysis.kinds & NUMERIC) this.#addNumber(Number(trimmed.replace(/[£,]/g, '')));
    if (analysis.kinds & DATED && /^\d{4}-/.test(trimmed)) this.#dates.add(trimmed.slice(0, 10));
  }

  /** Adds the profile of the records that follow. */
  merge(other: ColumnProfile): void {
    this.#records += other.#records;
    this.#filled += other.#filled;
    this.#distinct.merge(other.#distinct);
    this.#values.merge(other.#values);
    this.#patterns.merge(other.#patterns);
    addTo(this.#kinds, other.#kinds);
    addTo(this.#findings, other.#findings);
    this.#lengths.merge(other.#lengths);
    this.#least = Math.min(this.#least, other.#least);
    this.#most = Math.max(this.#most, other.#most);
    this.#numberSum += other.#numberSum;
    for (const date of other.#dates.ends ?? []) this.#dates.add(date);
    this.#addExamples(other.#examples);
  }

  /** Returns the profile of a block as JSON, which takes some kilobytes. */
  summary(): ColumnSummary {
    return {
      records: this.#records,
      filled: this.#filled,
      distinct: this.#distinct.summary(),
      values: this.#values.summary(SUMMARY_VALUES),
      patterns: this.#patterns.summary(SUMMARY_VALUES),
      kinds: [...this.#kinds],
      findings: [...this.#findings],
      ...this.#lengths.summary(),
      range: this.#least <= this.#most ? [this.#least, this.#most] : null,
      numberSum: this.#numberSum,
      dates: this.#dates.ends,
      examples: this.#examples,
    };
  }

  /** Adds the summary of a block. */
  mergeSummary(summary: ColumnSummary): void {
    this.#records += summary.records;
    this.#filled += summary.filled;
    this.#distinct.mergeSummary(summary.distinct);
    this.#values.mergeSummary(summary.values);
    this.#patterns.mergeSummary(summary.patterns);
    addTo(this.#kinds, summary.kinds);
    addTo(this.#findings, summary.findings);
    this.#lengths.mergeSummary(summary);
    if (summary.range !== null) {
      this.#least = Math.min(this.#least, summary.range[0]);
      this.#most = Math.max(this.#most, summary.range[1]);
    }
    this.#numberSum += summary.numberSum;
    for (const date of summary.dates ?? []) this.#dates.add(date);
    this.#addExamples(summary.examples);
  }

  /** @param showValues whether to show values of personal columns unmasked */
  report(label: string, showValues: boolean): ColumnReport {
    const distinct = this.#distinct.count;
    const kind = columnKind(this.name, this.#kinds, this.#filled, distinct);
    const valid = kind === 'text' || kind === 'empty' ? this.#filled : this.#kinds[KINDS.indexOf(kind)]!;
    const personal = isPersonal(this.name, kind, this.#filled, distinct);
    const isMasked = personal && !showValues;
    const dates = this.#dates.ends;
    return {
      name: this.name,
      label,
      kind,
      personal,
      records: this.#records,
      filled: this.#filled,
      fillRate: rate(this.#filled, this.#records),
      distinct: this.#distinct.isExact
        ? { count: distinct, isExact: true }
        : { count: Math.min(distinct, this.#filled), isExact: false, standardError: rounded(DISTINCT_ERROR) },
      valid,
      invalid: this.#filled - valid,
      invalidExamples:
        valid === this.#filled ? [] : [...new Set(this.#examples[KINDS.indexOf(kind as Kind)])],
      lengths: this.#lengths.report(),
      ...(this.#least <= this.#most && (kind === 'integer' || kind === 'decimal')
        ? { numbers: { least: this.#least, most: this.#most, mean: this.#numberSum / valid } }
        : {}),
      ...(dates !== null && kind === 'date' ? { dates: { first: dates[0], last: dates[1] } } : {}),
      findings: Object.fromEntries(
        FINDINGS.map((finding, at) => [finding, this.#findings[at]!]).filter(
          // Letter case means something for words only.
          ([finding, count]) => count !== 0 && (kind === 'text' || !CASES.has(finding as Finding)),
        ),
      ) as Partial<Record<Finding, number>>,
      patterns: { top: this.#patterns.top(10), countsLowBy: this.#patterns.error },
      topValues: {
        isMasked,
        top: this.#values
          .top(10)
          .map(({ value, count }) => ({ value: isMasked ? masked(value) : value, count })),
        countsLowBy: this.#values.error,
      },
    };
  }

  #addExamples(all: readonly (readonly string[])[]): void {
    for (const [at, examples] of all.entries()) {
      const known = itemAt(this.#examples, at);
      for (const example of examples) if (known.length < EXAMPLES) known.push(example);
    }
  }

  #addNumber(number: number): void {
    if (number < this.#least) this.#least = number;
    if (number > this.#most) this.#most = number;
    this.#numberSum += number;
  }
}

const CASES: ReadonlySet<Finding> = new Set(['capitalsOnly', 'smallLettersOnly']);

const NUMERIC = (1 << KINDS.indexOf('integer')) | (1 << KINDS.indexOf('decimal'));
const DATED = 1 << KINDS.indexOf('date');
