import { differences, Marked } from '../../parts/differences.tsx';
import { Waterfall } from '../../parts/evidence.tsx';
import { words } from '../../words.ts';
import { GroupGraph } from './group-graph.tsx';
import type { Finding, ReviewCase } from './types.ts';

const REASONS: Readonly<Record<string, string>> = {
  evidence: 'The evidence falls just short.',
  unproven: 'Nothing shows whether they are one person or two who live near each other.',
  between: 'One of the two fits several people who contradict each other.',
  birth: 'Their birthdays differ by more than a slip.',
  sex: 'One is a man and the other a woman, by title or forename.',
  generation: 'One is junior and the other senior.',
  forename: 'Their forenames or initials contradict each other.',
  middle: 'Their middle names contradict each other.',
};

/** Two records side by side, the evidence, and the records around them. */
export function PairCase({ found }: { found: ReviewCase }) {
  const { values, graph } = found;
  const [one, other] = [fields(values['fields_1']), fields(values['fields_2'])];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const rows = names.map((name) => ({
    name,
    one: one[name] ?? '',
    other: other[name] ?? '',
    parts: differences(one[name] ?? '', other[name] ?? ''),
  }));
  const { findings, wanted } = JSON.parse(String(values['evidence'] || '{}')) as {
    findings?: Finding[];
    wanted?: { stranger: number; family: number };
  };
  return (
    <>
      <p class="verdict">
        <strong>{values['percent']} % the same person.</strong> {REASONS[String(values['reason'])]}
      </p>
      <ul class="agreement" aria-label="Agreement">
        {rows.map(({ name, parts: [left, right], one: a, other: b }) => {
          const state = a === '' || b === '' ? 'missing' : same(left, right) ? 'same' : 'differs';
          return (
            <li key={name} class={state}>
              {words(name)} <span>{state === 'missing' ? 'in one only' : state}</span>
            </li>
          );
        })}
      </ul>
      <table class="sides">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Field</span>
            </th>
            <th scope="col">Record {values['record_1']}</th>
            <th scope="col">Record {values['record_2']}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, parts: [left, right] }) => (
            <tr key={name}>
              <th scope="row">{words(name)}</th>
              <td>
                <Marked parts={left} />
              </td>
              <td>
                <Marked parts={right} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="beside">
        <section>
          <h2>Evidence that they know each other</h2>
          <Waterfall
            label="Evidence that they know each other"
            weights={(findings ?? [])
              .filter(({ stranger }) => stranger !== 0)
              .map(({ evidence, outcome, stranger }) => ({
                name: words(evidence),
                says: words(outcome).toLowerCase(),
                bits: stranger,
              }))}
            {...(wanted !== undefined && { wanted: wanted.stranger })}
          />
        </section>
        {graph !== undefined && <GroupGraph graph={graph} />}
      </div>
    </>
  );
}

function fields(text: unknown): Record<string, string> {
  return JSON.parse(String(text || '{}')) as Record<string, string>;
}

function same(left: readonly { differs: boolean }[], right: readonly { differs: boolean }[]): boolean {
  return ![...left, ...right].some(({ differs }) => differs);
}
