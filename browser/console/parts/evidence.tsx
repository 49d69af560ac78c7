/** A weight in words. */
export interface Weighed {
  readonly name: string;
  readonly says: string;
  readonly bits: number;
}

/**
 * A waterfall of evidence: each weight begins where the one before it ended. Bars to the right speak for the
 * case, bars to the left against it.
 *
 * @param wanted the bits that the sum must reach, drawn as a line
 */
export function Waterfall({
  weights,
  wanted,
  label,
}: {
  weights: readonly Weighed[];
  wanted?: number;
  label: string;
}) {
  let sum = 0;
  const bars = weights.map((weight) => {
    const from = sum;
    sum += weight.bits;
    return { ...weight, from, to: sum };
  });
  const ends = bars.flatMap(({ from, to }) => [from, to]).concat(wanted ?? 0, 0);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const width = Math.max(1, most - least);
  const at = (bits: number) => (100 * (bits - least)) / width;
  return (
    <table class="waterfall of-case" aria-label={label}>
      <tbody>
        {bars.map(({ name, says, bits: own, from, to }) => (
          <tr key={name + says}>
            <th scope="row">{name}</th>
            <td>{says}</td>
            <td class="number">{signed(own)}</td>
            <td class="bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                {wanted !== undefined && (
                  <line x1={at(wanted)} x2={at(wanted)} y1="0" y2="10" class="wanted" />
                )}
                <rect
                  x={Math.min(at(from), at(to))}
                  width={Math.max(0.5, Math.abs(at(to) - at(from)))}
                  y="2"
                  height="6"
                  class={own < 0 ? 'against' : 'for'}
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{wanted === undefined ? '' : `${signed(wanted)} are wanted`}</td>
          <td class="number">{signed(sum)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function signed(bits: number): string {
  return `${bits < 0 ? '−' : '+'}${Math.abs(bits).toFixed(1)}`;
}
