import type { RunsOut } from './types.ts';

/** Lists the things that will soon stop working, or have stopped. */
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
