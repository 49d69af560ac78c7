import { count } from '../../../harness/figures.ts';
import { DUPLICATE_KINDS } from '../../../invented/people/duplicate-kinds.ts';
import { generateRecords } from '../../../invented/people/generate.ts';
import type { Row } from '../../../invented/people/write-person.ts';
import { clusterRecords } from '../../../src/cleansing/deduplication/cluster.ts';
import { conflictsOf, traitsOf } from '../../../src/cleansing/deduplication/conflict.ts';
import { deduplicate } from '../../../src/cleansing/deduplication/deduplicate.ts';
import { decodeRecord, encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import { WEIGHT_SCALE } from '../../../src/cleansing/deduplication/matched-pairs.ts';
import {
  NO_FIELDS,
  type RecordFields,
  readRecord,
} from '../../../src/cleansing/deduplication/read-record.ts';
import { f1, precision, recall, type Score, score } from './score.ts';
import { LAYOUTS, readSharedSet, type SharedSet } from './shared-sets.ts';

/** The options for every set. No set has options of its own. */
export const RULE: MatchRule = {
  duplicate: 'person',
  matchLevel: 'Personal',
  marriedNames: true,
  weights: 'learned',
};

/** Runs a published set. */
export function evaluateSet({ records, person }: SharedSet): Score {
  const texts = records.map((fields) => encodeRecord(readRecord(fields)));
  return score(deduplicate(texts, RULE).leader, person);
}

/** The tables of all published sets, with a line for each missing set. */
export function reportSets(): string {
  const lines = [
    '| set | records | pairs | precision | recall | F1 |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
  ];
  const curves: string[] = [];
  for (const layout of LAYOUTS) {
    const set = readSharedSet(layout);
    if (set === undefined) {
      lines.push(`| ${layout.name} | missing: skipped | | | | |`);
      continue;
    }
    lines.push(scoreLine(layout.name, evaluateSet(set)));
    if (layout.name === 'fake_1000') curves.push(curveOf(set));
  }
  return [lines.join('\n'), ...curves].join('\n\n');
}

function scoreLine(name: string, result: Score): string {
  const figures = [precision(result), recall(result), f1(result)].map((figure) => figure.toFixed(4));
  return `| ${name} | ${count(result.records)} | ${count(result.truePairs)} | ${figures.join(' | ')} |`;
}

/** The additional bits of evidence for the curve. 0 is what the step requires. */
const MARGINS = [0, 1, 2, 3, 4, 6, 8, 10, 12];

/** Precision and recall for increasing amounts of required evidence. */
function curveOf({ name, records, person }: SharedSet): string {
  const texts = records.map((fields) => encodeRecord(readRecord(fields)));
  const { pairs, model } = deduplicate(texts, RULE);
  const lines = MARGINS.map((margin) => {
    const kept = [...Array(pairs.count).keys()].filter((at) => pairs.weight[at]! >= margin * WEIGHT_SCALE);
    const only = {
      count: kept.length,
      first: Uint32Array.from(kept, (at) => pairs.first[at]!),
      second: Uint32Array.from(kept, (at) => pairs.second[at]!),
      weight: Uint16Array.from(kept, (at) => pairs.weight[at]!),
      agrees: Uint8Array.from(kept, (at) => pairs.agrees[at]!),
    };
    const { leader } = clusterRecords(
      texts.length,
      only,
      conflictsOf((record) => traitsOf(decodeRecord(texts[record]!), RULE), model),
    );
    const result = score(leader, person);
    return `| ${margin} | ${precision(result).toFixed(4)} | ${recall(result).toFixed(4)} | ${f1(result).toFixed(4)} |`;
  });
  return [
    `${name}, by how many bits more than the step asks for the evidence must outweigh what speaks against it:`,
    '',
    '| bits | precision | recall | F1 |',
    '| ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

/** The results for generated people, by kind of duplicate. */
export interface GeneratedResult {
  readonly score: Score;
  /** Kind → the number of duplicates, and the number found in the group of the person's first record. */
  readonly kinds: ReadonlyMap<string, { readonly made: number; readonly found: number }>;
  readonly compared: number;
  readonly notCompared: number;
}

/** Runs the step on generated people. */
export function evaluateGenerated(records: number, seed: number): GeneratedResult {
  const texts: string[] = [];
  const person: number[] = [];
  const kind: string[] = [];
  for (const made of generateRecords(records, seed)) {
    texts.push(encodeRecord(readRecord(fieldsOf(made.row))));
    person.push(made.person);
    kind.push(made.kind);
  }
  const { leader, compared, notCompared } = deduplicate(texts, RULE);
  const kinds = new Map(Object.keys(DUPLICATE_KINDS).map((name) => [name, { made: 0, found: 0 }]));
  const first = new Map<number, number>();
  for (const [record, whose] of person.entries()) {
    const before = first.get(whose);
    if (before === undefined) {
      first.set(whose, record);
      continue;
    }
    const entry = kinds.get(kind[record]!)!;
    entry.made++;
    if (leader[record] === leader[before]) entry.found++;
  }
  return { score: score(leader, person), kinds, compared, notCompared };
}

export function fieldsOf(row: Row): RecordFields {
  return {
    ...NO_FIELDS,
    title: row.title,
    forename: row.forename,
    middle: row.middle,
    surname: row.surname,
    lines: [row.address_line_1, row.address_line_2, row.address_line_3, row.address_line_4].filter(Boolean),
    town: row.town,
    postcode: row.postcode,
    email: row.email,
    telephones: [row.telephone],
    birth: row.date_of_birth,
  };
}

export function reportGenerated({ score: result, kinds, compared, notCompared }: GeneratedResult): string {
  const wrong = (100 * result.wrongRecords) / result.records;
  return [
    '| set | records | pairs | precision | recall | F1 |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    scoreLine('generated', result),
    '',
    `Wrong merges: ${count(result.wrongRecords)} records stand with another person's, ${wrong.toFixed(3)} % of all. ` +
      `${count(compared)} comparisons; ${count(notCompared)} pairs shared a key with too many others and were not compared under it.`,
    '',
    '| kind of duplicate | made | found |',
    '| --- | ---: | ---: |',
    ...[...kinds].map(
      ([name, { made, found }]) =>
        `| ${name} | ${count(made)} | ${((100 * found) / Math.max(1, made)).toFixed(2)} % |`,
    ),
  ].join('\n');
}
