import { printed } from '../run/match-all.ts';
import { isTrue } from '../run/outcome.ts';
import type { Judged } from './score.ts';

const MOST = 12;

/** The failures by class, the most frequent class first, with examples of each. Markdown. */
export function failuresOf(judged: readonly Judged[]): string {
  const classes = new Map<string, Judged[]>();
  for (const one of judged) {
    const { made, outcome } = one;
    if (outcome.verdict === 'right') continue;
    const what = isTrue(outcome) ? 'missed' : 'WRONG';
    const name = `${what}: ${made.set}, right ${made.truth.level}, answered ${outcome.level}, ${mainKind(made.kinds)}`;
    const members = classes.get(name);
    if (members === undefined) classes.set(name, [one]);
    else members.push(one);
  }
  const sorted = [...classes].sort(([one, some], [other, others]) => {
    const worse = Number(other.startsWith('WRONG')) - Number(one.startsWith('WRONG'));
    return worse || others.length - some.length;
  });
  return sorted
    .map(
      ([name, some]) => `## ${some.length} × ${name}\n\n${some.slice(0, MOST).map(described).join('\n')}\n`,
    )
    .join('\n');
}

/**
 * The most important kind. Kinds are listed in the order of writing; a fixed order decides which is named.
 */
function mainKind(kinds: readonly string[]): string {
  return kinds.toSorted((one, other) => weight(other) - weight(one))[0] ?? 'clean';
}

function weight(kind: string): number {
  const order = [
    /^postcode:|no postcode|outward/,
    /^no |another|locality in/,
    /organisation/,
    /flat|stair|house|range/,
  ];
  const at = order.findIndex((one) => one.test(kind));
  return at < 0 ? 0 : order.length - at;
}

function described({ made: { typed, truth, kinds }, outcome }: Judged): string {
  const { lines, organisation, town, county, postcode } = typed;
  const fields = [organisation && `org ${organisation}`, lines.join(' | '), town, county, postcode].filter(
    Boolean,
  );
  return [
    `- typed: \`${fields.join(' || ')}\` (${kinds.join(', ') || 'clean'})`,
    `  - truth: ${truth.level} ${truth.point === undefined ? '' : printed(truth.point)}`,
    `  - answered: ${outcome.level} ${outcome.confidence.toFixed(0)} ${outcome.answered}`,
  ].join('\n');
}
