import type { Graph } from './types.ts';

const SIZE = 260;
const MIDDLE = SIZE / 2;
const RADIUS = 92;
const LONGEST = 14;

/** The records around a case, in a circle. Lines show which pairs are together, apart or still undecided. */
export function GroupGraph({ graph: { nodes, edges } }: { graph: Graph }) {
  const place = new Map(
    nodes.map(({ key }, at) => {
      const angle = (2 * Math.PI * at) / nodes.length - Math.PI;
      return [key, { x: MIDDLE + RADIUS * Math.cos(angle), y: MIDDLE + RADIUS * Math.sin(angle) }] as const;
    }),
  );
  // Records of one group are one person already.
  const groups = nodes.flatMap((node, at) =>
    nodes
      .slice(at + 1)
      .flatMap((other) => (other.group === node.group ? [[node.key, other.key] as const] : [])),
  );
  const line = (first: string, second: string, kind: string) => {
    const [from, to] = [place.get(first), place.get(second)];
    if (from === undefined || to === undefined) return null;
    return <line key={first + kind + second} x1={from.x} y1={from.y} x2={to.x} y2={to.y} class={kind} />;
  };
  return (
    <section>
      <h2>Records around this case</h2>
      <svg
        class="graph"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={inWords(nodes, edges, groups.length)}
      >
        {groups.map(([first, second]) => line(first, second, 'together'))}
        {edges.map(({ first, second, state, isCase }) =>
          line(first, second, isCase ? `${state} case` : state),
        )}
        {nodes.map(({ key, records }) => {
          const { x, y } = place.get(key)!;
          return (
            <g key={key}>
              <circle cx={x} cy={y} r={records > 1 ? 9 : 6} />
              <text x={x} y={y < MIDDLE ? y - 13 : y + 21} text-anchor="middle">
                {nameOf(key)}
              </text>
            </g>
          );
        })}
      </svg>
      <p class="soft small legend">
        <span class="together">one person</span>
        <span class="open">open</span>
        <span class="apart">different</span>
      </p>
    </section>
  );
}

function nameOf(key: string): string {
  const name = key.startsWith('id:') ? key.slice(3) : key.slice(key.indexOf(':') + 1);
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

function inWords(nodes: Graph['nodes'], edges: Graph['edges'], joined: number): string {
  const open = edges.filter(({ state }) => state === 'open').length;
  return `${nodes.length} records. Pairs in one group: ${joined}. Undecided pairs: ${open}.`;
}
