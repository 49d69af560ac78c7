import { diffLines } from 'diff';
import { several } from '../words.ts';
import { Scroll } from './scroll.tsx';

/** How many unchanged lines are shown before and after a change. */
const CONTEXT = 3;

interface Line {
  readonly kind: 'same' | 'removed' | 'added';
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly text: string;
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;
const WORDS = { same: 'unchanged', removed: 'removed', added: 'added' } as const;

/** The lines in which two texts differ, each with its numbers, and some unchanged lines around them. */
export function LineDifferences({ label, before, after }: { label: string; before: string; after: string }) {
  const lines = linesOf(before, after);
  if (lines.every(({ kind }) => kind === 'same')) return <p class="soft">The texts are the same.</p>;
  const shown = withoutFar(lines);
  return (
    <Scroll label={label} kind="differences">
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">Line before</th>
            <th scope="col">Line after</th>
            <th scope="col">Change</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line, at) =>
            typeof line === 'number' ? (
              <tr key={at} class="left-out">
                <td colSpan={4}>{several(line, 'unchanged line')}</td>
              </tr>
            ) : (
              <tr key={at} class={line.kind}>
                <td class="number">{line.before}</td>
                <td class="number">{line.after}</td>
                <td>
                  <span aria-hidden="true">{SIGNS[line.kind]}</span>
                  <span class="unseen">{WORDS[line.kind]}</span>
                </td>
                <td>{line.text}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Scroll>
  );
}

function linesOf(before: string, after: string): Line[] {
  let [old, now] = [1, 1];
  return diffLines(before, after).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): Line => {
        if (added) return { kind: 'added', before: undefined, after: now++, text };
        if (removed) return { kind: 'removed', before: old++, after: undefined, text };
        return { kind: 'same', before: old++, after: now++, text };
      }),
  );
}

/** Replaces lines that are far from every change by their count. */
function withoutFar(lines: readonly Line[]): (Line | number)[] {
  const near = new Set<number>();
  for (const [at, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    for (let one = at - CONTEXT; one <= at + CONTEXT; one++) near.add(one);
  }
  const shown: (Line | number)[] = [];
  let skipped = 0;
  for (const [at, line] of lines.entries()) {
    if (!near.has(at)) {
      skipped++;
      continue;
    }
    if (skipped > 0) shown.push(skipped);
    skipped = 0;
    shown.push(line);
  }
  if (skipped > 0) shown.push(skipped);
  return shown;
}
