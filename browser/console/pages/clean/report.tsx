import { count, share } from '../../words.ts';
import { Marked } from './marked.tsx';
import type { Report, ReportedField } from './types.ts';

/** How many examples are shown for each field. */
const EXAMPLES = 3;

/** The quality before and after: one score with its parts, worst columns first, and examples. */
export function ReportView({ report }: { report: Report }) {
  const { comparison, records, compared, counts } = report;
  if (comparison === null)
    return <p class="note">The cleaned records could not be compared with the original ones.</p>;
  const { usable, fields, duplicates } = comparison;
  const checked = fields
    .filter((field) => field.usable !== undefined)
    .sort((one, other) => one.usable!.after - other.usable!.after);
  const others = fields.filter((field) => field.usable === undefined);
  return (
    <>
      {usable !== undefined && (
        <section class="score">
          <h2>Values that can be used</h2>
          <p class="scores">
            <span>
              <span class="soft">Before</span> <strong>{percent(usable.before)}</strong>
            </span>
            <span aria-hidden="true">→</span>
            <span>
              <span class="soft">After</span> <strong class="good">{percent(usable.after)}</strong>
            </span>
          </p>
          <p class="soft">
            Of {count(usable.values)} names, addresses, email addresses and telephone numbers
            {compared < records && ` in the first ${count(compared)} of ${count(records)} records`}.
            {duplicates !== undefined && duplicates > 0 && ` ${count(duplicates)} records are duplicates.`}
          </p>
        </section>
      )}
      <section>
        <h2>Column by column, the worst first</h2>
        <div class="columns">
          {checked.map((field) => (
            <Field key={`${field.kind} ${field.label}`} field={field} />
          ))}
        </div>
        {others.length > 0 && (
          <p class="soft">
            Also tidied:{' '}
            {others
              .map(
                ({ label, counts: { form = 0, mended = 0, emptied = 0 } }) =>
                  `${label} (${count(form + mended + emptied)})`,
              )
              .join(', ')}
            .
          </p>
        )}
      </section>
      <section>
        <h2>What the steps counted</h2>
        <details>
          <summary>{counts.length} counts</summary>
          <table class="bars">
            <tbody>
              {counts.map(([meaning, figure]) => (
                <tr key={meaning}>
                  <th scope="row">{meaning}</th>
                  <td class="number">{count(figure)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </section>
    </>
  );
}

function Field({ field }: { field: ReportedField }) {
  const { label, usable, counts, reasons, examples } = field;
  const { mended = 0, form = 0, wrong = 0 } = counts;
  const total = usable?.values ?? 0;
  return (
    <article class="card">
      <h3>{label}</h3>
      <dl class="before-and-after">
        <div>
          <dt>Before</dt>
          <dd>
            <meter min={0} max={1} value={usable!.before} aria-label={`${label} before`} />{' '}
            <span class="number">{percent(usable!.before)}</span>
          </dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>
            <meter min={0} max={1} value={usable!.after} aria-label={`${label} after`} />{' '}
            <span class="number">{percent(usable!.after)}</span>
          </dd>
        </div>
      </dl>
      <p>
        {count(mended)} corrected, {count(form)} written differently
        {wrong > 0 && (
          <span class="tag warning">
            {count(wrong)} ({share(wrong, total)}) need a person
          </span>
        )}
      </p>
      {reasons.length > 0 && (
        <p class="soft small">
          {reasons
            .slice(0, 4)
            .map(({ text, count: times }) => `${text}: ${count(times)}`)
            .join(' · ')}
        </p>
      )}
      <ul class="examples data">
        {examples
          .filter(({ outcome }) => outcome === 'mended' || outcome === 'wrong')
          .slice(0, EXAMPLES)
          .map(({ line, before, after, outcome }) => (
            <li key={line}>
              {outcome === 'wrong' ? (
                <>
                  <span class="sign" aria-hidden="true">
                    ✕
                  </span>{' '}
                  {before}
                </>
              ) : (
                <>
                  <del>{before}</del>{' '}
                  <span class="new">
                    <Marked before={before} after={after} />
                  </span>
                </>
              )}
            </li>
          ))}
      </ul>
    </article>
  );
}

/** Rounded down, so that only certainty gives 100. */
function percent(part: number): string {
  return `${(Math.floor(part * 1000) / 10).toFixed(1)} %`;
}
