import { createHash } from 'node:crypto';
import { itemAt } from '../../../present.ts';
import type { ComparisonReport } from '../comparison/comparison-report.ts';
import type { ColumnReport, ProfileReport, TableReport } from '../report.ts';
import { columnSection } from './column-section.ts';
import { outcomesSection, reasonsPart, scoreSection, type TitledField } from './comparison-section.ts';
import { choice, examplesSection } from './examples-section.ts';
import { fieldTitles } from './field-titles.ts';
import { escaped, figure, percent } from './markup.ts';
import { overviewRows, type ShownColumn } from './overview.ts';
import { PageSize } from './page-size.ts';
import { STYLE } from './style.ts';

/**
 * The bytes reserved for the parts of every page: its head, its style, headings and the totals of a table.
 */
const FRAME_BYTES = 40_000;

/** The filters for the sections about columns. */
const COLUMN_FILTERS = [
  { id: 'is-original', text: 'Original' },
  { id: 'is-new', text: 'New' },
  { id: 'has-findings', text: 'With findings' },
] as const;

/**
 * The report as a single, self-contained HTML page. It fetches nothing and runs nothing, so it works from a
 * disk, in an email and behind any proxy. Whatever the tables, it has at most {@link PAGE_BYTES}: columns and
 * examples that do not fit are left out, and the page says so.
 */
export function profilePage(report: ProfileReport): string {
  const { madeAt, table, after, comparison, sampledOf } = report;
  const title =
    after === undefined ? `Data quality: ${table.source}` : `Data quality: ${table.source} → ${after.source}`;
  const size = new PageSize();
  size.takes(' '.repeat(FRAME_BYTES));
  const titles = fieldTitles(comparison?.fields ?? []);
  const fields = (comparison?.fields ?? []).map(
    (field, at): TitledField => ({ title: itemAt(titles, at), field }),
  );
  const [comparisonParts, filterStyle] = comparisonSections(report, fields, size);
  const columns = shownColumns(table, after);
  const overview = size.fitting(overviewRows(columns.map((column) => ({ ...column, hasSection: true }))), 0);
  const sections = size.fitting(columnSections(columns, fields, overview.length));
  // A row whose section did not fit has no link.
  const rows = overviewRows(
    columns.slice(0, overview.length).map((column, at) => ({ ...column, hasSection: at < sections.length })),
  );
  const left = columns.length - sections.length;
  const style = `${STYLE}${filterStyle}${columnFilterStyle()}`;
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>`;
  return `${head}
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="soft">Made by Fettle on <time datetime="${escaped(madeAt)}">${escaped(madeAt.slice(0, 10))}</time>.${sampledOf === undefined ? '' : ` All figures are about ${figure(table.records)} of ${figure(sampledOf)} records, taken evenly from the whole file. <code>fettle profile</code> with both files counts all.`}</p>
</header>
<main>
${after === undefined ? summary(table) : comparedSummary(table, after, comparison)}
${comparisonParts}
<section aria-labelledby="overview"><h2 id="overview">Columns at a glance</h2>
${after === undefined ? '' : '<p><span class="key before"></span> before <span class="key after"></span> after</p>'}
<div class="wide"><table>
<thead><tr><th scope="col">Column</th><th scope="col">Holds</th><th scope="col">Filled</th><td></td><th scope="col" class="number">Different</th><th scope="col" class="number">Of another kind</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div></section>
<section id="columns" aria-labelledby="columns-name"><h2 id="columns-name">Column by column</h2>
${after === undefined ? '' : `<form>${choice('Columns', 'columns', COLUMN_FILTERS)}</form>`}
${sections.join('\n')}
${left === 0 ? '' : `<p class="warn">${figure(left)} more columns are left out, because the page would be larger than 2 MB. <code>fettle profile --json</code> has all.</p>`}
</section>
</main>
</body>
</html>
`;
}

function comparisonSections(
  { comparison, after }: ProfileReport,
  fields: readonly TitledField[],
  size: PageSize,
): [html: string, style: string] {
  if (comparison === undefined) {
    const why =
      after === undefined
        ? ''
        : '<p>The records of the two files could not be paired, so the page does not say what became of each value.</p>';
    return [why, ''];
  }
  const said = size.fitting([scoreSection(comparison, fields), outcomesSection(fields)]);
  const examples = examplesSection(comparison, fields, size);
  const reasons = size.fitting(reasonsOf(fields));
  return [[...said, examples.html, ...reasons].join('\n'), examples.style];
}

function reasonsOf(fields: readonly TitledField[]): string[] {
  const parts = fields.map(reasonsPart).filter((part) => part !== '');
  return parts.length === 0 ? [] : [`<h2>What was found</h2>${parts.join('\n')}`];
}

/** The columns of the first table, then those that only the second has. */
function shownColumns(table: TableReport, after: TableReport | undefined): Omit<ShownColumn, 'hasSection'>[] {
  const later = new Map(after?.columns.map((column) => [column.name, column]));
  const here = new Set(table.columns.map(({ name }) => name));
  const old = table.columns.map((column) => ({
    column,
    later: later.get(column.name),
    ...(after !== undefined && !later.has(column.name) && { note: 'gone afterwards' }),
  }));
  const added = (after?.columns ?? [])
    .filter(({ name }) => !here.has(name))
    .map((column) => ({ column, later: undefined, note: 'new' }));
  return [...old, ...added].map((column, at) => ({ ...column, id: `column-${at + 1}` }));
}

function* columnSections(
  columns: readonly Omit<ShownColumn, 'hasSection'>[],
  fields: readonly TitledField[],
  most: number,
): Generator<string> {
  for (const { column, later, note, id } of columns.slice(0, most)) {
    const field = note === 'new' ? undefined : fieldOf(column, fields);
    yield columnSection(
      column,
      {
        after: later,
        isNew: note === 'new',
        ...(field !== undefined && { cleansedInto: field.field.cleansedColumns }),
      },
      id,
    );
  }
}

function fieldOf({ name }: ColumnReport, fields: readonly TitledField[]): TitledField | undefined {
  return fields.find(({ field }) => field.kind !== 'column' && field.originalColumns.includes(name));
}

function summary(table: TableReport): string {
  return figuresList([
    [figure(table.records), 'records'],
    [figure(table.columns.length), 'columns'],
    [percent(table.fillRate), 'of all fields filled'],
    ...unreadable(table),
  ]);
}

/**
 * The totals of both tables. Filled fields are counted only in the columns that both tables have, because new
 * columns say nothing about the original ones.
 */
function comparedSummary(
  table: TableReport,
  after: TableReport,
  comparison: ComparisonReport | undefined,
): string {
  const later = new Map(after.columns.map((column) => [column.name, column]));
  const both = table.columns.filter(({ name }) => later.has(name));
  const rate = (columns: readonly ColumnReport[]) => {
    const fields = columns.reduce((sum, { records }) => sum + records, 0);
    return fields === 0 ? 0 : columns.reduce((sum, { filled }) => sum + filled, 0) / fields;
  };
  const [filled, filledLater] = [rate(both), rate(both.flatMap(({ name }) => later.get(name) ?? []))];
  const emptied = (comparison?.fields ?? []).reduce((sum, { counts }) => sum + counts.emptied, 0);
  return figuresList([
    [
      table.records === after.records
        ? figure(table.records)
        : `${figure(table.records)} → ${figure(after.records)}`,
      'records',
    ],
    [figure(both.length), 'columns in both files'],
    [figure(after.columns.length - both.length), 'new columns'],
    ...(table.columns.length > both.length
      ? [[figure(table.columns.length - both.length), 'columns gone'] as const]
      : []),
    [
      percent(filled) === percent(filledLater)
        ? percent(filled)
        : `${percent(filled)} → ${percent(filledLater)}`,
      emptied === 0
        ? 'of the fields in both files are filled in'
        : `of the fields in both files are filled in (${figure(emptied)} placeholders were emptied)`,
    ],
    ...unreadable(table),
  ]);
}

function unreadable({ rejected }: TableReport): (readonly [string, string])[] {
  return rejected === 0 ? [] : [[figure(rejected), 'rows that could not be read']];
}

function figuresList(figures: readonly (readonly [string, string])[]): string {
  return `<ul class="figures">${figures.map(([number, what]) => `<li><strong>${number}</strong> ${what}</li>`).join('')}</ul>`;
}

function columnFilterStyle(): string {
  return COLUMN_FILTERS.map(
    ({ id }) => `#columns:has(#only-${id}:checked) .column:not(.${id}){display:none}`,
  ).join('\n');
}

function hashOf(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
