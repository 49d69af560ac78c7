import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvOf } from '../csv.ts';
import { type Answer, NO_ANSWER } from '../judge/answer.ts';
import type { EvaluationSet } from '../sets.ts';
import type { TypedRow } from '../typed/typed-rows.ts';

/**
 * Writes a set for other matchers: `NAME-list.csv` with the columns `uprn`, `address` and `postcode`, and
 * `NAME-typed.csv` with `id`, `address` and `postcode`. The truth is in neither.
 */
export function writeForPeers(folder: string, { list, typed }: EvaluationSet): void {
  const listed = list.rows.map(({ uprn, columns }) => [
    uprn,
    columns.slice(0, -1).filter(Boolean).join(', '),
    columns.at(-1)!,
  ]);
  const written = typed.map(({ id, organisation, address, postcode }) => [
    id,
    [organisation, address].filter(Boolean).join(', '),
    postcode,
  ]);
  writeFileSync(
    join(folder, `${list.name}-peer-list.csv`),
    csvOf([['uprn', 'address', 'postcode'], ...listed]),
  );
  writeFileSync(
    join(folder, `${list.name}-peer-typed.csv`),
    csvOf([['id', 'address', 'postcode'], ...written]),
  );
}

/**
 * Reads a peer's answers, lines of `id,uprn,percent`. A typed address that is not in the file has no answer.
 */
export function peerAnswers(text: string, typed: readonly TypedRow[]): Answer[] {
  const answers = new Map<string, Answer>();
  for (const line of text.split('\n').slice(1)) {
    const [id, uprn, percent] = line.trim().split(',');
    if (id === undefined || uprn === undefined || uprn === '') continue;
    answers.set(id, { level: 'row', uprn, confidence: Number(percent) });
  }
  return typed.map(({ id }) => answers.get(id) ?? NO_ANSWER);
}
