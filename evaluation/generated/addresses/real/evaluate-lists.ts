import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '../../../../harness/figures.ts';
import { AddressMatcher } from '../../../../src/matching/address-matcher.ts';
import { MATCH_LEVELS } from '../../../../src/matching/match.ts';
import { table } from '../../../report/markdown.ts';
import type { EvaluationOptions } from '../evaluate.ts';
import { Surroundings } from '../file/surroundings.ts';
import { failuresOf } from '../report/failures.ts';
import type { Judged } from '../report/score.ts';
import { calibration, scoresBy } from '../report/tables.ts';
import { matchAll } from '../run/match-all.ts';
import { confusions } from '../sets/confusions.ts';
import { type CaseOptions, casesFromAddresses } from '../sets/from-addresses.ts';
import { aloneIn } from './alone.ts';
import { listFile } from './list-file.ts';
import { classTable, matchPairs, type Pair, pairTable } from './pairs.ts';
import { allListed, hasSharedData, type Listed, listed, SHARED_DATA, sharedRecords } from './shared-data.ts';

/** The typed forms of the real addresses with damage. */
const CASES = 40_000;

/** The evaluation on real addresses. If they are missing, the report says that it was skipped. */
export async function evaluateLists(options: EvaluationOptions): Promise<void> {
  const { print, folder } = options;
  if (!hasSharedData()) {
    print(`\n### Real addresses\n\nSkipped: there is no ${SHARED_DATA.pathname}.`);
    return;
  }
  const work = join(folder, 'real');
  await evaluatePairs(work, options);
  await evaluateDirtyLists(work, options);
  await evaluateStrangers(work, options);
}

async function evaluatePairs(work: string, { print, failures }: EvaluationOptions): Promise<void> {
  const rows = sharedRecords('pairs/nhs_ods_same_code_pairs.csv');
  const of = (edition: 'a' | 'b') =>
    rows.map(
      (row): Listed => ({
        key: row['ods_code']!,
        name: row[`name_${edition}`]!,
        text: row[`address_${edition}`]!,
        postcode: row[`postcode_${edition}`]!,
      }),
    );
  const [former, latter] = [of('a'), of('b')];
  const stayed = rows.flatMap((row, at) => (row['same_postcode'] === '1' ? [at] : []));
  const pairs = (typed: readonly Listed[]) => stayed.map((at): Pair => ({ typed: typed[at]!, at }));
  const whole = ({ name, text, postcode }: Listed) => ({ organisation: name, lines: [text], postcode });
  const reports = [
    await matchPairs('NHS, the older as the list', work, former, pairs(latter), whole),
    await matchPairs('NHS, the newer as the list', work, latter, pairs(former), whole),
    await matchPairs('NHS, without its name', work, former, pairs(latter), ({ text, postcode }) => ({
      lines: [text],
      postcode,
    })),
    await matchPairs('NHS, without postcode', work, former, pairs(latter), ({ name, text }) => ({
      organisation: name,
      lines: [text],
    })),
    await matchPairs('schools', work, ...schools(), whole),
    await matchPairs('practices and the NHS list', work, ...practices(latter), whole),
  ];
  print(`\n### Real pairs\n\n${pairTable(reports)}`);
  print(`\nWhat is missed or wrong in them, and why:\n\n${classTable(reports)}`);
  if (failures !== undefined) {
    for (const { row, misses } of reports) {
      appendFileSync(
        failures,
        `\n## Pairs: ${row[0]}: ${misses.length} missed or wrong\n\n${misses.slice(0, 60).join('\n')}\n`,
      );
    }
  }
}

/** The list of schools as the file, matched with those schools that another list has with a UPRN. */
function schools(): readonly [Listed[], Pair[]] {
  const list = listed('addresses/edubase.tsv.gz');
  const places = new Map(list.map(({ key }, at) => [key, at]));
  const typed = listed('pairs/school-eng_with_uprn.tsv');
  return [list, typed.flatMap((one): Pair[] => pairOf(one, places.get(one.key)))];
}

/**
 * The list of medical practices as the file, matched with the NHS's spelling of those that have not moved.
 */
function practices(typed: readonly Listed[]): readonly [Listed[], Pair[]] {
  const list = listed('addresses/general-medical-practices.tsv.gz');
  const places = new Map(list.map(({ key }, at) => [key.replace('GMP:', ''), at]));
  const pairs = typed.flatMap((one) => pairOf(one, places.get(one.key)));
  return [list, pairs.filter(({ typed: { postcode }, at }) => list[at]!.postcode === postcode)];
}

function pairOf(typed: Listed, at: number | undefined): Pair[] {
  return at === undefined ? [] : [{ typed, at }];
}

/**
 * All lists as one file, matched with their own addresses with damage: real names of streets, places and
 * firms.
 */
async function evaluateDirtyLists(work: string, { print, seed, failures }: EvaluationOptions): Promise<void> {
  const list = allListed();
  const made = await listFile(work, 'lists', list, true);
  const around = new Surroundings(made.postcodes);
  const options: CaseOptions = {
    postcodes: () => made.postcodes,
    addresses: list.length,
    businessShare: 0.85,
    part: 'evaluation',
    cases: CASES,
    caseSeed: seed + 2,
  };
  const alone = aloneIn(made.postcodes);
  const cases = [...casesFromAddresses(around, options), ...confusions(around, options, 4000)].filter(
    ({ set, truth: { point } }) => set !== 'absent' && point !== undefined && alone(point),
  );
  const { outcomes, seconds } = matchAll(new AddressMatcher(made.file), cases);
  await made.close();
  const judged = cases.map((one, at): Judged => ({ made: one, outcome: outcomes[at]! }));
  print(`\n### Real addresses with generated dirt\n`);
  print(
    `${count(list.length)} addresses of ten lists as the file; ${count(cases.length)} cases in ${seconds.toFixed(1)} s.\n`,
  );
  print(scoresBy(judged, ({ set }) => [set]));
  print(`\n${scoresBy(judged, ({ set, kinds }) => kinds.map((kind) => `${set}: ${kind}`))}`);
  print(`\n${calibration(judged)}`);
  if (failures !== undefined) {
    appendFileSync(failures, `\n# Real addresses with generated dirt\n\n${failuresOf(judged)}`);
  }
}

/** Addresses that are mostly not in the file, to see the answers. */
async function evaluateStrangers(work: string, { print, failures }: EvaluationOptions): Promise<void> {
  const strangers = [
    'addresses/food-hygiene_sample2000.tsv',
    'addresses/companies-house_sample2000.tsv',
    'addresses/charity-commission_sample2000.tsv',
  ] as const;
  const typed = strangers.map((path) => ({ path, list: listed(path) }));
  const known = new Set(typed.flatMap(({ list }) => list.map(({ key }) => key)));
  const made = await listFile(
    work,
    'others',
    allListed().filter(({ key }) => !known.has(key)),
    false,
  );
  const matcher = new AddressMatcher(made.file);
  const lines: string[] = [];
  const rows = typed.map(({ path, list }) => {
    const levels = list.map(({ name, text, postcode }) => {
      const match = matcher.match({ organisation: name, lines: [text], postcode });
      if (match.level === 'Exact' || match.level === 'Building') {
        const { addressKey, udprn, ...point } = match.address!.point;
        lines.push(
          `- ${match.level} ${match.confidence.toFixed(0)}: \`${name} || ${text} || ${postcode}\` → ${point.organisation} ${[point.subBuildingName, point.buildingName, point.buildingNumber, point.thoroughfareName, point.thoroughfareDescriptor, point.postTown, point.postcode].filter(Boolean).join(', ')}`,
        );
      }
      return match.level;
    });
    return [
      path.replace(/.*\/|_sample.*/g, ''),
      ...MATCH_LEVELS.map((level) => count(levels.filter((one) => one === level).length)),
    ];
  });
  await made.close();
  print(`\n### Addresses that are mostly not in the file\n\n${table(['', ...MATCH_LEVELS], rows)}`);
  if (failures !== undefined) appendFileSync(failures, `\n# Strangers matched\n\n${lines.join('\n')}\n`);
}
