import type { ColumnReport, ProfileReport, TableReport } from '../report.ts';
import { fillBar } from './charts.ts';
import { columnSection, distinctText, kindText } from './column-section.ts';
import { escaped, figure, percent } from './markup.ts';
import { STYLE } from './style.ts';

/** The page fetches nothing and runs nothing, so it works from a disk, in an email and behind any proxy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The report as a single, self-contained HTML page. */
export function profilePage({ madeAt, table, after }: ProfileReport): string {
  const title =
    after === undefined ? `Data quality: ${table.source}` : `Data quality: ${table.source}, ${after.source}`;
  const pairs = table.columns.map((column) => ({ column, later: after && sameColumn(after, column.name) }));
  const added = after?.columns.filter(({ name }) => sameColumn(table, name) === undefined) ?? [];
  const id = (at: number) => `column-${at + 1}`;
  const sections = [
    ...pairs.map(({ column, later }, at) => columnSection(column, later, id(at))),
    ...added.map((column, at) => columnSection(column, undefined, id(pairs.length + at))),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="soft">Made by Fettle on <time datetime="${escaped(madeAt)}">${escaped(madeAt.slice(0, 10))}</time>.</p>
</header>
<main>
${summary('Before', table, after !== undefined)}
${after === undefined ? '' : summary('After', after, true)}
<section aria-labelledby="overview"><h2 id="overview">Columns at a glance</h2>
${after === undefined ? '' : '<p><span class="key before"></span> before <span class="key after"></span> after</p>'}
<div class="wide"><table>
<thead><tr><th scope="col">Column</th><th scope="col">Holds</th><th scope="col">Filled</th><td></td><th scope="col" class="number">Different</th><th scope="col" class="number">Of another kind</th></tr></thead>
<tbody>
${pairs.map(({ column, later }, at) => overviewRow(column, later, after !== undefined, id(at))).join('\n')}
${added.map((column, at) => addedRow(column, id(pairs.length + at))).join('\n')}
</tbody></table></div></section>
<section aria-labelledby="columns"><h2 id="columns">Column by column</h2>
${sections.join('\n')}
</section>
</main>
</body>
</html>
`;
}

function sameColumn({ columns }: TableReport, wanted: string): ColumnReport | undefined {
  return columns.find(({ name }) => name === wanted);
}

function summary(when: string, table: TableReport, isOneOfTwo: boolean): string {
  const heading = isOneOfTwo ? `<h2>${when}: ${escaped(table.source)}</h2>` : '';
  const figures: [string, string][] = [
    [figure(table.records), 'records'],
    [figure(table.columns.length), 'columns'],
    [percent(table.fillRate), 'of all fields filled'],
    ...(table.rejected > 0
      ? [[figure(table.rejected), 'rows that could not be read'] as [string, string]]
      : []),
  ];
  const items = figures.map(([number, what]) => `<li><strong>${number}</strong> ${what}</li>`).join('');
  return `${heading}<ul class="figures">${items}</ul>`;
}

function overviewRow(
  column: ColumnReport,
  later: ColumnReport | undefined,
  compares: boolean,
  id: string,
): string {
  const filled =
    later === undefined
      ? percent(column.fillRate)
      : `${percent(column.fillRate)} → ${percent(later.fillRate)}`;
  const gone = compares && later === undefined ? ' <span class="soft">(gone afterwards)</span>' : '';
  const change = (before: string, after: string | undefined) =>
    after === undefined || after === before ? before : `${before} → ${after}`;
  return `<tr><th scope="row"><a href="#${id}">${escaped(column.label)}</a>${gone}</th><td>${kindText(column.kind)}</td><td>${fillBar(column.label, column.fillRate, later?.fillRate)}</td><td class="number">${filled}</td><td class="number">${change(distinctText(column), later && distinctText(later))}</td><td class="number">${change(figure(column.invalid), later && figure(later.invalid))}</td></tr>`;
}

function addedRow(column: ColumnReport, id: string): string {
  return `<tr><th scope="row"><a href="#${id}">${escaped(column.label)}</a> <span class="soft">(new)</span></th><td>${kindText(column.kind)}</td><td>${fillBar(column.label, column.fillRate)}</td><td class="number">${percent(column.fillRate)}</td><td class="number">${distinctText(column)}</td><td class="number">${figure(column.invalid)}</td></tr>`;
}
