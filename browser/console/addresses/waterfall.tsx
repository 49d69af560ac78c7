import { type Evidence, evidenceName, evidenceWords } from './evidence-words.ts';

/** `+9.1`, `−2.0` */
export function bits(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}

/**
 * The evidence for a candidate: each weight as a bar that begins where the one before it ended, and the sum. All
 * numbers are the matcher's own, in bits.
 */
export function Waterfall({
  label,
  evidence,
  score,
}: {
  label: string;
  evidence: readonly Evidence[];
  score: number;
}) {
  let sum = 0;
  const steps = evidence.map((one) => {
    const from = sum;
    sum += one.bits;
    return { ...one, from, to: sum };
  });
  const least = Math.min(0, ...steps.map(({ to }) => to));
  const most = Math.max(1, ...steps.map(({ to }) => to));
  const place = (value: number) => (100 * (value - least)) / (most - least);
  const Bar = ({ from, to, kind }: { from: number; to: number; kind: string }) => (
    <td class="track" aria-hidden="true">
      <span
        class={`step ${kind}`}
        style={{
          left: `${place(Math.min(from, to))}%`,
          width: `${Math.max(0.5, place(Math.max(from, to)) - place(Math.min(from, to)))}%`,
        }}
      />
    </td>
  );
  return (
    <table class="waterfall of-match">
      <caption class="unseen">{label}</caption>
      <colgroup>
        <col class="part" />
        <col />
        <col class="track" />
        <col class="bits" />
      </colgroup>
      <thead class="unseen">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Evidence</th>
          <td />
          <th scope="col">Bits</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.of} ${step.outcome} ${step.typed}`}>
            <th scope="row">{evidenceName(step.of)}</th>
            <td class="reason">{evidenceWords(step)}</td>
            <Bar from={step.from} to={step.to} kind={step.bits < 0 ? 'against' : 'for'} />
            <td class="number">{bits(step.bits)}</td>
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">Score</th>
          <td class="reason" />
          <Bar from={0} to={score} kind="sum" />
          <td class="number">{bits(score)}</td>
        </tr>
      </tbody>
    </table>
  );
}
