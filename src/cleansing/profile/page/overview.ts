import type { ColumnReport } from '../report.ts';
import { shareBar } from './charts.ts';
import { distinctText, kindText } from './column-section.ts';
import { escaped, figure, percent } from './markup.ts';

/** A column on the page. */
export interface ShownColumn {
  readonly column: ColumnReport;
  /** The same column in the second table. */
  readonly later?: ColumnReport | undefined;
  /** How it differs in a comparison: it is missing from the second table, or it is new. */
  readonly note?: string;
  readonly id: string;
  /** Whether the page has a section about it. */
  readonly hasSection: boolean;
}

/** All columns as rows of a table. */
export function overviewRows(columns: readonly ShownColumn[]): string[] {
  return columns.map(({ column, later, note, id, hasSection }) => {
    const says = `${column.label}: ${percent(column.fillRate)} filled${later === undefined ? '' : `, afterwards ${percent(later.fillRate)}`}`;
    const label = hasSection ? `<a href="#${id}">${escaped(column.label)}</a>` : escaped(column.label);
    const filled = change(percent(column.fillRate), later && percent(later.fillRate));
    return `<tr><th scope="row">${label}${note === undefined ? '' : ` <span class="soft">(${note})</span>`}</th><td>${kindText(column.kind)}</td><td>${shareBar(says, column.fillRate, later?.fillRate)}</td><td class="number">${filled}</td><td class="number">${change(distinctText(column), later && distinctText(later))}</td><td class="number">${change(figure(column.invalid), later && figure(later.invalid))}</td></tr>`;
  });
}

function change(before: string, after: string | undefined): string {
  return after === undefined || after === before ? before : `${before} → ${after}`;
}
