import { withCapital } from '../../../text/with-capital.ts';
import { type ColumnReport, FINDING_TEXTS, FINDINGS, type Ranking } from '../report.ts';
import { rankedRows } from './charts.ts';
import { escaped, figure, percent } from './markup.ts';
import { lengthChart } from './plots.ts';

/** Further facts about a column if two tables are compared. */
export interface ColumnContext {
  /** The same column in the second table. */
  readonly after?: ColumnReport | undefined;
  /** The columns of the second table that were made from it. */
  readonly cleansedInto?: readonly string[];
  readonly isNew?: boolean;
}

/** The section about a column. */
export function columnSection(
  column: ColumnReport,
  { after, cleansedInto = [], isNew = false }: ColumnContext,
  id: string,
): string {
  const hasFindings = column.invalid > 0 || Object.keys(column.findings).length > 0;
  const into = cleansedInto.map((name) => `<code>${escaped(name)}</code>`).join(', ');
  return `<section class="column ${isNew ? 'is-new' : 'is-original'}${hasFindings ? ' has-findings' : ''}" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${escaped(column.label)}${column.label === column.name ? '' : ` <span class="soft">${escaped(column.name)}</span>`}</h3>
<p>${kindSentence(column)}</p>
${into === '' ? '' : `<p>Cleansed into ${into}.</p>`}
${after === undefined ? '' : changes(column, after)}
${after === undefined ? findings(column) : ''}
<div class="parts">
${column.lengths === undefined ? '' : `<div><h4>Lengths</h4>${lengthChart(column.lengths)}<p class="soft">on average ${figure(column.lengths.mean)}</p></div>`}
${ranking('Patterns', column.patterns, column, 'A a capital, a a small letter, 9 a digit, + more letters')}
${ranking('Most frequent values', column.topValues, column, column.topValues.isMasked ? 'masked, because they may tell who somebody is' : '')}
</div>
</section>`;
}

const KIND_TEXTS: Readonly<Record<ColumnReport['kind'], string>> = {
  email: 'Email addresses',
  postcode: 'Postcodes',
  date: 'Dates',
  telephone: 'Telephone numbers',
  boolean: 'Yes or no',
  integer: 'Whole numbers',
  decimal: 'Numbers',
  text: 'Text',
  empty: 'Nothing',
};

export function kindText(kind: ColumnReport['kind']): string {
  return KIND_TEXTS[kind];
}

function kindSentence(column: ColumnReport): string {
  const { kind, filled, records, distinct, invalid, invalidExamples, numbers, dates } = column;
  const parts = [
    `${KIND_TEXTS[kind]}.`,
    `${figure(filled)} of ${figure(records)} are filled (${percent(column.fillRate)}).`,
    `${distinctText(column)} different ${distinct.count === 1 ? 'value' : 'values'}.`,
  ];
  if (numbers !== undefined) {
    parts.push(
      `From ${figure(numbers.least)} to ${figure(numbers.most)}, on average ${figure(numbers.mean)}.`,
    );
  }
  if (dates !== undefined) parts.push(`From ${escaped(dates.first)} to ${escaped(dates.last)}.`);
  if (invalid > 0) {
    const examples = invalidExamples.map((example) => `<code>${escaped(example)}</code>`).join(', ');
    parts.push(`<span class="warn">${figure(invalid)} are something else</span>, such as ${examples}.`);
  }
  return parts.join(' ');
}

export function distinctText({ distinct }: ColumnReport): string {
  if (distinct.isExact) return figure(distinct.count);
  return `about ${figure(distinct.count)} (±${((distinct.standardError ?? 0) * 100).toFixed(1)} %)`;
}

function findings({ findings: found, filled }: ColumnReport): string {
  const items = FINDINGS.flatMap((finding) => {
    const count = found[finding];
    if (count === undefined) return [];
    return [`<li>${figure(count)} (${percent(count / filled)}) with ${FINDING_TEXTS[finding]}</li>`];
  });
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

function ranking(
  title: string,
  { top, countsLowBy }: Ranking,
  { filled }: ColumnReport,
  note: string,
): string {
  if (top.length === 0) return '';
  if (top[0]?.count === 1 && top.length > 1) {
    return `<div><h4>${title}</h4><p class="soft">Each occurs once.</p></div>`;
  }
  const notes = [note, countsLowBy > 0 ? `counts may be ${figure(countsLowBy)} too low` : ''].filter(Boolean);
  return `<div><h4>${title}</h4><div class="wide"><table>
${notes.length === 0 ? '' : `<caption>${notes.join('; ')}</caption>`}
<thead><tr><th scope="col">Value</th><th scope="col" class="number">Count</th><th scope="col" class="number">Share</th><td></td></tr></thead>
<tbody>${rankedRows(top, filled)}</tbody></table></div></div>`;
}

/** The changes of a column: figures before and after. */
function changes(before: ColumnReport, after: ColumnReport): string {
  const rows: [string, string, string][] = [
    ['Filled', percent(before.fillRate), percent(after.fillRate)],
    ['Different values', distinctText(before), distinctText(after)],
    ['Of its kind', share(before.valid, before.filled), share(after.valid, after.filled)],
    ...FINDINGS.filter(
      (finding) => before.findings[finding] !== undefined || after.findings[finding] !== undefined,
    ).map((finding): [string, string, string] => [
      withCapital(FINDING_TEXTS[finding]),
      figure(before.findings[finding] ?? 0),
      figure(after.findings[finding] ?? 0),
    ]),
  ];
  const body = rows
    .map(
      ([name, one, other]) =>
        `<tr><th scope="row">${name}</th><td class="number">${one}</td><td class="number">${other}</td></tr>`,
    )
    .join('');
  return `<div class="wide"><table><caption>Before and after</caption><thead><tr><td></td><th scope="col" class="number">Before</th><th scope="col" class="number">After</th></tr></thead><tbody>${body}</tbody></table></div>`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : percent(part / whole);
}
