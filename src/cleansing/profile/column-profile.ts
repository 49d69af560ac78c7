import { itemAt, present } from '../../present.ts';
import type { Value } from '../../records/column.ts';
import { DateSpan } from './date-span.ts';
import { DISTINCT_ERROR, DistinctSketch, type DistinctSummary } from './distinct-sketch.ts';
import { type FrequentSummary, FrequentValues } from './frequent-values.ts';
import { masked, patternOf } from './pattern.ts';
import { isPersonal } from './personal.ts';
import { type ColumnReport, FINDINGS, type Finding, LONGEST_LENGTH } from './report.ts';
import { findingsOf } from './value-findings.ts';
import { type ColumnKind, KINDS, type Kind, kindsOf } from './value-kind.ts';

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

/**
 * A kind becomes the column's kind if this share of its values has the kind. If the column's name suggests
 * the kind, half of the values are enough.
 */
const KIND_SHARE = 0.8;
const NAMED_KIND_SHARE = 0.5;

/** The number of analyses to keep. Most columns have the same values again and again. */
const REMEMBERED = 5000;

/** The analysis of a value. It is the same for every occurrence of the value. */
interface Analysis {
  readonly kinds: number;
  readonly pattern: string;
  /** A set of bits: bit `at` stands for `FINDINGS[at]`. */
  readonly findings: number;
}

/** The number of values and of patterns in the summary of a block. */
const SUMMARY_VALUES = 40;

/** The {@link ColumnProfile} of a block, as JSON. */
export interface ColumnSummary {
  readonly records: number;
  readonly filled: number;
  readonly distinct: DistinctSummary;
  readonly values: FrequentSummary;
  readonly patterns: FrequentSummary;
  readonly kinds: readonly number[];
  readonly findings: readonly number[];
  readonly lengths: readonly (readonly [length: number, count: number])[];
  readonly totalLength: number;
  readonly longest: number;
  readonly shortest: number | null;
  readonly range: readonly [number, number] | null;
  readonly numberSum: number;
  readonly dates: readonly [string, string] | null;
  readonly examples: readonly (readonly string[])[];
}

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
  /**
   * The number of values of each length. The last element counts all values that are longer than {@link
   * LONGEST_LENGTH}.
   */
  readonly #lengths = new Float64Array(LONGEST_LENGTH + 2);
  #totalLength = 0;
  #longest = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  #numberSum = 0;
  readonly #dates = new DateSpan();
  /** For each kind, the first values that are not of it. */
  readonly #examples: string[][] = KINDS.map(() => []);
  readonly #remembered = new Map<string, Analysis>();
  #hits = 0;
  #remembers = true;

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
    const analysis = this.#analyse(text, trimmed);
    this.#patterns.add(analysis.pattern);
    this.#addLength(text.length);
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
    addTo(this.#lengths, other.#lengths);
    this.#totalLength += other.#totalLength;
    this.#longest = Math.max(this.#longest, other.#longest);
    this.#shortest = Math.min(this.#shortest, other.#shortest);
    this.#least = Math.min(this.#least, other.#least);
    this.#most = Math.max(this.#most, other.#most);
    this.#numberSum += other.#numberSum;
    for (const date of other.#dates.ends ?? []) this.#dates.add(date);
    this.#addExamples(other.#examples);
  }

  /** The profile of a block as JSON, of some kilobytes. */
  summary(): ColumnSummary {
    return {
      records: this.#records,
      filled: this.#filled,
      distinct: this.#distinct.summary(),
      values: this.#values.summary(SUMMARY_VALUES),
      patterns: this.#patterns.summary(SUMMARY_VALUES),
      kinds: [...this.#kinds],
      findings: [...this.#findings],
      lengths: [...this.#lengths.entries()].filter(([, count]) => count > 0),
      totalLength: this.#totalLength,
      longest: this.#longest,
      shortest: this.#filled === 0 ? null : this.#shortest,
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
    for (const [length, count] of summary.lengths) this.#lengths[length]! += count;
    this.#totalLength += summary.totalLength;
    this.#longest = Math.max(this.#longest, summary.longest);
    this.#shortest = Math.min(this.#shortest, summary.shortest ?? Number.POSITIVE_INFINITY);
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
    const kind = this.#kind();
    const valid = kind === 'text' || kind === 'empty' ? this.#filled : this.#kinds[KINDS.indexOf(kind)]!;
    const distinct = this.#distinct.count;
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
      lengths: this.#lengthReport(),
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

  #kind(): ColumnKind {
    if (this.#filled === 0) return 'empty';
    const named = KINDS.find((kind) => NAMED[kind]?.test(this.name));
    if (named !== undefined && this.#kinds[KINDS.indexOf(named)]! >= this.#filled * NAMED_KIND_SHARE)
      return named;
    const found = KINDS.find((kind, at) => {
      // 0 and 1 may be counts. Only a column with at most two different values is yes or no.
      if (kind === 'boolean' && this.#distinct.count > 2) return false;
      return this.#kinds[at]! >= this.#filled * KIND_SHARE;
    });
    return found ?? 'text';
  }

  #analyse(text: string, trimmed: string): Analysis {
    const known = this.#remembered.get(text);
    if (known !== undefined) {
      this.#hits++;
      return known;
    }
    const analysis = {
      kinds: kindsOf(trimmed),
      pattern: patternOf(text),
      findings: findingsOf(text, trimmed),
    };
    if (this.#remembered.size >= REMEMBERED) {
      // If values hardly ever repeat, remembering them costs more than analysing each.
      this.#remembers = this.#hits > REMEMBERED;
      this.#hits = 0;
      this.#remembered.clear();
    }
    if (this.#remembers && text.length <= KEPT_LENGTH) this.#remembered.set(text, analysis);
    return analysis;
  }

  #addLength(length: number): void {
    this.#lengths[Math.min(length, LONGEST_LENGTH + 1)]!++;
    this.#totalLength += length;
    if (length > this.#longest) this.#longest = length;
    if (length < this.#shortest) this.#shortest = length;
  }

  #addNumber(number: number): void {
    if (number < this.#least) this.#least = number;
    if (number > this.#most) this.#most = number;
    this.#numberSum += number;
  }

  #lengthReport(): ColumnReport['lengths'] {
    if (this.#filled === 0) return undefined;
    const counts = [...this.#lengths.entries()]
      .filter(([, count]) => count > 0)
      .map(([length, count]) => ({ length, count }));
    return {
      least: this.#shortest,
      most: this.#longest,
      mean: rounded(this.#totalLength / this.#filled),
      counts,
    };
  }
}

const CASES: ReadonlySet<Finding> = new Set(['capitalsOnly', 'smallLettersOnly']);

const NUMERIC = (1 << KINDS.indexOf('integer')) | (1 << KINDS.indexOf('decimal'));
const DATED = 1 << KINDS.indexOf('date');

/** Column names that suggest what the column holds. */
const NAMED: Partial<Record<Kind, RegExp>> = {
  email: /(?:^|_)e?_?mails?(?:_|$)/,
  postcode: /(?:^|_)(?:postcode|post_code|zip)(?:_|$)/,
  telephone: /(?:^|_)(?:tel|telephone|phone|mobile|fax)(?:_|\d|$)/,
  date: /(?:^|_)(?:dob|date|birth|updated|created)(?:_|$)/,
};

function addTo(sums: Float64Array, others: ArrayLike<number>): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += others[at]!;
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
