import type { RunsOut } from './types.ts';

/** What stops working soon, or has stopped. */
export function RunsOutList({ runsOut }: { runsOut: readonly RunsOut[] }) {
  if (runsOut.length === 0) return null;
  return (
    <ul class="concerns">
      {runsOut.map(({ says, isOver }) => (
        <li key={says} class={isOver ? 'bad' : 'warning'}>
          {says}
        </li>
      ))}
    </ul>
  );
}
