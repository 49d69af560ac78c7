const WIDTH = 12;
const GAP = 2;
const HEIGHT = 20;

/**
 * A few bars from the oldest value to the newest, which stands out. The values are percentages; the scale ends
 * at the largest of them.
 */
export function Trend({ values, isUnusual }: { values: readonly number[]; isUnusual: boolean }) {
  const most = Math.max(...values, 1);
  const says = values.map((value) => `${value.toFixed(1)} %`).join(', ');
  return (
    <svg
      class={isUnusual ? 'trend unusual' : 'trend'}
      width={values.length * WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={says}
    >
      <title>{says}</title>
      {values.map((value, at) => {
        const height = Math.max(1, (value / most) * HEIGHT);
        return (
          <rect
            key={at}
            class={at === values.length - 1 ? 'newest' : undefined}
            x={at * WIDTH}
            y={HEIGHT - height}
            width={WIDTH - GAP}
            height={height}
          />
        );
      })}
    </svg>
  );
}
