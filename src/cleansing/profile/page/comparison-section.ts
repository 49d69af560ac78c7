import { withCapital } from '../../../text/with-capital.ts';
import type { ComparisonReport, FieldReport } from '../comparison/comparison-report.ts';
import { OUTCOME_TEXTS, OUTCOMES, type Outcome } from '../comparison/outcome.ts';
import { shareBar } from './charts.ts';
import { escaped, figure, legible, percent, score } from './markup.ts';
import { CHARTED, outcomesChart, reasonsChart } from './plots.ts';

/** Columns that a step cleansed, and their title on the page. */
export interface TitledField {
  readonly title: string;
  readonly field: FieldReport;
}

/** The section with the score and its parts. */
export function scoreSection(
  { usable, duplicates, records }: ComparisonReport,
  fields: readonly TitledField[],
): string {
  if (usable === undefined) return '';
  const parts = fields.flatMap(({ title, field }) => {
    const { usable: part } = field;
    if (part === undefined) return [];
    const says = `${title}: ${score(part.before)} before, ${score(part.after)} afterwards`;
    return `<tr><th scope="row">${escaped(title)}</th><td class="number">${score(part.before)}</td><td class="number"><strong>${score(part.after)}</strong></td><td>${shareBar(says, part.before, part.after)}</td><td class="number">${figure(part.values)}</td></tr>`;
  });
  const marked =
    duplicates === undefined
      ? ''
      : `<p>${figure(duplicates)} of ${figure(records)} records (${percent(records === 0 ? 0 : duplicates / records)}) are marked as duplicates of another one. None was removed.</p>`;
  return `<section aria-labelledby="score"><h2 id="score">Score</h2>
<p class="score"><span class="soft">before</span> <span class="was">${score(usable.before)}</span> <span aria-hidden="true">→</span> <span class="soft">after</span> <strong>${score(usable.after)}</strong> <span class="soft">of 100</span></p>
<p class="soft">The score says how many of 100 filled-in values can be used as they are. An email address or telephone number must be valid, an address settled to its building, and a name split into its parts. The total is the mean of the parts, weighted by their numbers of values.</p>
<div class="wide"><table><thead><tr><th scope="col">Part</th><th scope="col" class="number">Before</th><th scope="col" class="number">After</th><td></td><th scope="col" class="number">Values</th></tr></thead>
<tbody>${parts.join('')}</tbody></table></div>
<p><span class="named"><span class="key before"></span> before</span> <span class="named"><span class="key after"></span> after</span></p>
${marked}</section>`;
}

/** The section with the outcomes of each field, as a chart and in figures. */
export function outcomesSection(fields: readonly TitledField[]): string {
  if (fields.length === 0) return '';
  const charted = fields.filter(({ field: { counts } }) => CHARTED.some((outcome) => counts[outcome] > 0));
  const shown = OUTCOMES.filter((outcome) => fields.some(({ field: { counts } }) => counts[outcome] > 0));
  const legend = shown
    .filter((outcome) => CHARTED.includes(outcome))
    .map(
      (outcome) =>
        `<span class="named"><span class="key ${outcome}"></span> ${OUTCOME_TEXTS[outcome]}</span>`,
    )
    .join(' ');
  const chart =
    charted.length === 0
      ? ''
      : `<p>${legend}</p>${outcomesChart(charted.map(({ title, field }) => ({ title, counts: field.counts })))}`;
  const rows = fields.map(
    ({ title, field }) =>
      `<tr><th scope="row">${escaped(title)}</th>${shown.map((outcome) => `<td class="number">${figure(field.counts[outcome])}</td>`).join('')}</tr>`,
  );
  return `<section aria-labelledby="outcomes"><h2 id="outcomes">What became of the values</h2>
${chart}
<div class="wide"><table><thead><tr><th scope="col">Field</th>${shown.map((outcome) => `<th scope="col" class="number">${withCapital(OUTCOME_TEXTS[outcome])}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`;
}

/** The reasons that the steps gave for a field, as a chart, with the meaning of each. */
export function reasonsPart({ title, field: { reasons } }: TitledField): string {
  if (reasons.length === 0) return '';
  const meanings = reasons.map(
    ({ code, text, count }) =>
      `<tr><th scope="row"><code>${escaped(code)}</code></th><td class="number">${figure(count)}</td><td>${escaped(text)}</td></tr>`,
  );
  return `<h3>${escaped(title)}</h3>${reasonsChart(
    `How often each reason was given for ${title}`,
    reasons.map(({ code, count }) => ({ code: inWords(code), count })),
  )}
<details><summary>What the codes mean</summary><div class="wide"><table><thead><tr><th scope="col">Code</th><th scope="col" class="number">Values</th><th scope="col">Meaning</th></tr></thead><tbody>${meanings.join('')}</tbody></table></div></details>`;
}

/** Writes `DomainMistyped` as `Domain mistyped`. If two files are compared, a code may be any text. */
function inWords(code: string): string {
  return withCapital(
    legible(code, 40)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
}

export function outcomeText(outcome: Outcome): string {
  return OUTCOME_TEXTS[outcome];
}
