/**
 * Scores the name step on a table of names: `node evaluation/names/main.ts [--wrong] [TABLE.tsv]`. Prints how
 * many names are right in every column, by kind and by culture. With --wrong it also prints each other name,
 * with its wrong results.
 */
import { hardNames, type ScoredName, scored } from './hard-names.ts';

const files = process.argv.slice(2).filter((argument) => argument !== '--wrong');
const table = files[0] ?? new URL('hard-names.tsv', import.meta.url);
const names = scored(hardNames(table));

if (process.argv.includes('--wrong')) {
  for (const { kind, name, wrong } of names)
    if (wrong.length > 0) line(`${kind}: ${name} → ${wrong.join(', ')}`);
}
for (const by of ['kind', 'culture'] as const) {
  for (const [group, members] of Map.groupBy(names, (name) => name[by])) line(figures(group, members));
}
line(figures('all', names));

function figures(group: string, members: readonly ScoredName[]): string {
  const right = members.filter(({ wrong }) => wrong.length === 0).length;
  return `${group.padEnd(30)} ${right}/${members.length} ${((100 * right) / members.length).toFixed(1)} %`;
}

function line(text: string): void {
  process.stdout.write(`${text}\n`);
}
