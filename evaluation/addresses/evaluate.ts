import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '../../harness/figures.ts';
import { AddressMatcher } from '../../src/matching/address-matcher.ts';
import { buildList, matchAll } from './fettle.ts';
import { failuresOf } from './judge/failures.ts';
import type { Result } from './judge/tables.ts';
import { judge } from './judge/verdict.ts';
import { peerAnswers } from './peers/exchange.ts';
import type { EvaluationSet } from './sets.ts';

/** The results for one list: Fettle's first, then those of other matchers. */
export interface ListReport {
  readonly name: string;
  readonly results: readonly Result[];
  /** The size and speed, as a sentence. */
  readonly speed: string;
  /** Fettle's wrong and missed answers, as Markdown. */
  readonly failures: string;
}

/**
 * Builds a list's address file, matches the typed rows against it, and judges the answers. Also judges the
 * answers that other matchers left in the folder.
 *
 * @param peers the names of other matchers; those without a `NAME-PEER.csv` for this list are left out of its
 * tables
 */
export async function evaluate(
  { list, typed }: EvaluationSet,
  folder: string,
  peers: readonly string[],
): Promise<ListReport> {
  const { name, rows } = list;
  const file = await buildList(folder, list);
  const started = performance.now();
  const answers = matchAll(new AddressMatcher(file), typed);
  const seconds = (performance.now() - started) / 1000;
  await file.close();
  const own: Result = { list: name, matcher: 'Fettle', judged: judge(list, typed, answers) };
  const others = peers.flatMap((matcher): Result[] => {
    const path = join(folder, `${name}-${matcher}.csv`);
    if (!existsSync(path)) return [];
    const theirs = peerAnswers(readFileSync(path, 'utf8'), typed);
    return [{ list: name, matcher, judged: judge(list, typed, theirs) }];
  });
  const texts = new Map(rows.map(({ uprn, columns }) => [uprn, columns.filter(Boolean).join(', ')]));
  return {
    name,
    results: [own, ...others],
    speed: `${name}: ${count(rows.length)} rows, ${count(typed.length / seconds)} addresses a second.`,
    failures: failuresOf(own, (uprn) => texts.get(uprn) ?? uprn),
  };
}
