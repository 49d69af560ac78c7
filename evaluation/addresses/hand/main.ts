import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AddressMatcher } from '../../../src/matching/address-matcher.ts';
import { table } from '../../report/markdown.ts';
import { csvOf } from '../csv.ts';
import { buildList, matchAll } from '../fettle.ts';
import type { Answer } from '../judge/answer.ts';
import { type HandTable, type HandTyped, readHandTable } from './hand-table.ts';

/*
 * Matches addresses that were written by hand, one by one, each with a habit of its own. See the README. Prints the
 * totals of each half. With `--failures`, it also prints what was missed or wrong in the shown halves, and with
 * `--peer NAME`, the totals of another matcher, whose answers must be in the folder. `--write` writes the lists and the
 * typed addresses for other matchers.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['urban', 'rural'] },
    folder: { type: 'string', default: 'out/evaluation-hand' },
    peer: { type: 'string', multiple: true, default: [] },
    failures: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

mkdirSync(values.folder, { recursive: true });
const lines: string[][] = [];
for (const name of values.only) {
  const hand = readHandTable(name);
  const file = await buildList(values.folder, { ...hand.list, leftOut: [] });
  const answers = matchAll(
    new AddressMatcher(file),
    hand.typed.map(({ typed, postcode }) => ({ organisation: '', address: typed, postcode })),
  );
  await file.close();
  lines.push(...totals(name, 'Fettle', hand.typed, answers));
  for (const peer of values.peer) {
    const path = join(values.folder, `hand-${name}-${peer}.csv`);
    if (existsSync(path)) lines.push(...totals(name, peer, hand.typed, answersOf(path, hand.typed.length)));
  }
  if (values.failures) printFailures(hand, answers);
  if (values.write) writeForPeers(hand);
}
process.stdout.write(
  `${table(['table', 'half', 'matcher', 'typed', 'precision, %', 'recall, %', 'absent matched, %'], lines)}\n`,
);

/** A line for each half. Only answers that name a row count. */
function totals(
  name: string,
  matcher: string,
  typed: readonly HandTyped[],
  answers: readonly Answer[],
): string[][] {
  return [...new Set(typed.map(({ half }) => half))].map((half) => {
    const of = typed.flatMap((one, at) => (one.half === half ? [{ one, answer: answers[at]! }] : []));
    const named = of.filter(({ answer }) => answer.level === 'row');
    const right = named.filter(({ one, answer }) => answer.uprn === one.meant).length;
    const absent = of.filter(({ one }) => one.meant === '');
    const matched = absent.filter(({ answer }) => answer.level === 'row').length;
    const shares = [right / named.length, right / (of.length - absent.length), matched / absent.length];
    return [name, half, matcher, String(of.length), ...shares.map((share) => (100 * share).toFixed(1))];
  });
}

function printFailures({ list, typed }: HandTable, answers: readonly Answer[]): void {
  const textOf = (uprn: string) => list.rows.find((row) => row.uprn === uprn)?.columns.join(', ') ?? 'no row';
  typed.forEach(({ half, kind, typed: text, postcode, meant }, at) => {
    const { level, uprn } = answers[at]!;
    const isRight = level === 'row' ? uprn === meant : meant === '';
    if (half !== 'shown' || isRight) return;
    const said = level === 'row' ? `**${textOf(uprn)}**` : level;
    process.stdout.write(
      `- [${kind}] \`${text.replaceAll('\n', '\\n')} | ${postcode}\` means ${textOf(meant)}; said ${said}\n`,
    );
  });
}

/** Writes a table in the form of `writeForPeers` of `peers/exchange.ts`. */
function writeForPeers({ list, typed }: HandTable): void {
  const write = (kind: string, rows: readonly (readonly string[])[]) =>
    writeFileSync(join(values.folder, `${list.name}-peer-${kind}.csv`), csvOf(rows));
  write('list', [list.header, ...list.rows.map(({ uprn, columns }) => [uprn, ...columns])]);
  write('typed', [
    ['id', 'address', 'postcode'],
    ...typed.map((one, at) => [String(at), one.typed.replaceAll('\n', ', '), one.postcode]),
  ]);
}

/** The answers of another matcher, lines of `id,uprn,percent`. */
function answersOf(path: string, count: number): Answer[] {
  const answers: Answer[] = Array.from({ length: count }, () => ({ level: 'none', uprn: '', confidence: 0 }));
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [id = '', uprn = '', percent = ''] = line.trim().split(',');
    if (uprn !== '') answers[Number(id)] = { level: 'row', uprn, confidence: Number(percent) };
  }
  return answers;
}
