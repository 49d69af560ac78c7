import { words } from '../../words.ts';
import type { Candidate } from './types.ts';

/** The evidence for an address as a waterfall: each bar begins where the last one ended. */
export function Waterfall({ title, candidate }: { title: string; candidate: Candidate }) {
  const { address, evidence, score, udprn, source } = candidate;
  let sum = 0;
  const bars = evidence.map((one) => {
    const from = sum;
    sum += one.bits;
    return { ...one, low: Math.min(from, sum), high: Math.max(from, sum) };
  });
  const least = Math.min(0, ...bars.map(({ low }) => low));
  const most = Math.max(1, ...bars.map(({ high }) => high));
  const percent = (bits: number) => (100 * bits) / (most - least);
  return (
    <figure class="waterfall">
      <figcaption>
        <span class="soft">{title}</span> <strong>{address}</strong>
        <span class="soft small">
          {udprn !== null && ` UDPRN ${udprn} ·`} found by {source}
        </span>
      </figcaption>
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Evidence</th>
            <th scope="col">Bits</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ of, typed, found, says, bits, low, high }, at) => (
            <tr key={at}>
              <th scope="row">
                {words(of)}
                <span class="soft small">
                  {typed !== '' && found !== '' && typed.toUpperCase() !== found.toUpperCase()
                    ? `‘${typed}’ → ${found}, ${says}`
                    : `${typed || found} ${says}`}
                </span>
              </th>
              <td class="bar">
                <span
                  class={bits < 0 ? 'against' : 'for'}
                  style={{ left: `${percent(low - least)}%`, width: `${Math.max(1, percent(high - low))}%` }}
                />
              </td>
              <td class="number">{signed(bits)}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">Together</th>
            <td />
            <td class="number">{signed(score)} bits</td>
          </tr>
        </tbody>
      </table>
    </figure>
  );
}

function signed(bits: number): string {
  return `${bits < 0 ? '−' : '+'}${Math.abs(bits).toFixed(1)}`;
}
