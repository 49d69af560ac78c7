import { withCapital } from '../../../text/with-capital.ts';
import type { ChangeExample, ComparisonReport } from '../comparison/comparison-report.ts';
import { OUTCOMES, type Outcome } from '../comparison/outcome.ts';
import { reasonText } from '../comparison/reason-texts.ts';
import { visible } from './charts.ts';
import { outcomeText, type TitledField } from './comparison-section.ts';
import { escaped, figure } from './markup.ts';
import type { PageSize } from './page-size.ts';

/** The examples as HTML, and the CSS rules that filter them. The page has no script. */
export interface ExamplesSection {
  readonly html: string;
  readonly style: string;
}

/** The bytes of a page that are left for the parts after the examples. */
const RESERVED = 600_000;

/** The section with values before and after, which can be filtered by field and by outcome. */
export function examplesSection(
  { showsValues }: ComparisonReport,
  fields: readonly TitledField[],
  size: PageSize,
): ExamplesSection {
  const withExamples = fields.filter(({ field }) => field.examples.length > 0);
  const rows = withExamples.flatMap(({ title, field }, at) =>
    field.examples.map((example) => row(title, example, `f${at}`)),
  );
  if (rows.length === 0) return { html: '', style: '' };
  const outcomes = OUTCOMES.filter((outcome) =>
    withExamples.some(({ field }) => field.examples.some((example) => example.outcome === outcome)),
  );
  const byField = withExamples.map(({ title }, at) => ({ id: `f${at}`, text: title }));
  const byOutcome = outcomes.map((outcome) => ({
    id: `o-${outcome}`,
    text: withCapital(outcomeText(outcome)),
  }));
  const note = showsValues
    ? 'These are values of the file: pass this page on only to those who may see it, or make it with <code>--mask-values</code>.'
    : 'Masked, because they may tell who somebody is. <code>--show-values</code> shows them.';
  const fit = size.fitting(rows, RESERVED);
  const html = `<section id="examples" aria-labelledby="examples-name"><h2 id="examples-name">Examples</h2>
<p class="soft">${note}</p>
<form>${choice('Field', 'field', byField)}${choice('What became of it', 'outcome', byOutcome)}</form>
<div class="wide"><table class="cards"><thead><tr><th scope="col">Field</th><th scope="col" class="number">Line</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">What became of it</th></tr></thead>
<tbody>${fit.join('\n')}</tbody></table></div></section>`;
  const style = [...byField, ...byOutcome]
    .map(({ id }) => `#examples:has(#only-${id}:checked) tbody tr:not(.${id}){display:none}`)
    .join('\n');
  return { html, style };
}

/** Radio buttons for a filter. `All` is chosen at first. */
export function choice(
  legend: string,
  name: string,
  choices: readonly { readonly id: string; readonly text: string }[],
): string {
  const all = `<label><input type="radio" name="${name}" checked> All</label>`;
  const others = choices.map(
    ({ id, text }) => `<label><input type="radio" name="${name}" id="only-${id}"> ${escaped(text)}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${all}${others.join('')}</fieldset>`;
}

function row(title: string, { line, outcome, before, after, reasons }: ChangeExample, field: string): string {
  const [was, is] = marked(before, after);
  const why = reasons.slice(0, 3).map((reason) => reasonText(reason));
  return `<tr class="${field} o-${outcome}"><th scope="row">${escaped(title)}</th><td class="number" data-name="Line">${figure(line)}</td><td data-name="Before">${was}</td><td data-name="After">${is}</td><td><span class="key ${outcome}"></span> ${outcomeText(outcome as Outcome)}${why.length === 0 ? '' : `: ${escaped(why.join('; '))}`}</td></tr>`;
}

/** Marks the part in which the two texts differ, in both. */
function marked(before: string, after: string): [string, string] {
  const [one, other] = [[...before], [...after]];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const shown = (text: readonly string[]) => {
    if (text.length === 0) return '<span class="soft">empty</span>';
    const middle = visible(text.slice(start, text.length - end).join(''));
    const around = (part: readonly string[]) => escaped(part.join(''));
    return `<code>${around(text.slice(0, start))}${middle === '' ? '' : `<mark>${middle}</mark>`}${around(text.slice(text.length - end))}</code>`;
  };
  return [shown(one), shown(other)];
}
