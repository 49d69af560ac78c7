import type { Result } from './tables.ts';
import type { Judged } from './verdict.ts';

/** The number of examples of each class. */
const MOST = 60;

/**
 * The wrong and missed answers by class, as lines of Markdown: what was typed, what was meant, what was
 * answered.
 */
export function failuresOf({ list, judged }: Result, describe: (uprn: string) => string): string {
  const classes = new Map<string, Judged[]>();
  for (const one of judged) {
    const name = classOf(one);
    if (name === undefined) continue;
    const members = classes.get(name) ?? [];
    members.push(one);
    classes.set(name, members);
  }
  const sorted = [...classes].sort(([, one], [, other]) => other.length - one.length);
  return sorted
    .map(([name, some]) => {
      const lines = some.slice(0, MOST).map(({ typed, answer }) => {
        const text = [typed.organisation, typed.address, typed.postcode].join(' || ');
        const truth = typed.meant === '' ? 'absent' : describe(typed.meant);
        const said = answer.level === 'none' ? 'none' : `${answer.level} ${describe(answer.uprn)}`;
        return `- [${typed.kinds.join(' + ')}] \`${text}\` meant: ${truth}; said: ${said} (${answer.confidence.toFixed(1)} %)`;
      });
      return `## ${list}: ${name}: ${some.length}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** The class of a failure: `wrong: flat not listed`, `missed: clean`. Undefined for a right answer. */
function classOf({ typed, answer, verdict }: Judged): string | undefined {
  const kinds = typed.kinds[0]!;
  const isNamed = answer.level === 'row' || answer.level === 'building';
  if (isNamed && verdict !== 'right' && verdict !== 'less') return `wrong (${verdict}): ${kinds}`;
  return typed.truth.level === 'row' && verdict !== 'right'
    ? `missed (said ${answer.level}): ${kinds}`
    : undefined;
}
