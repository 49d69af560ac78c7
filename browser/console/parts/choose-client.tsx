import { useSession } from '../session.ts';

/** Chooses the client whose things a page lists. Shows nothing if there is only one. */
export function ChooseClient({ chosen, onChoose }: { chosen: string; onChoose: (client: string) => void }) {
  const { clients } = useSession();
  if (clients.length < 2) return null;
  return (
    <label class="inline">
      Client
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {clients.map(({ clientId, name }) => (
          <option key={clientId} value={clientId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
