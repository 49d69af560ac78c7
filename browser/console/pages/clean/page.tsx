import { usePlace } from '../../location.ts';
import { CleanedPage } from './cleaned.tsx';
import { DropPage } from './drop.tsx';
import { PlanPage } from './plan.tsx';

/**
 * Clean a file: drop it, see what would change, clean it, see the result. The address has the file or the job,
 * so that a page can be reloaded and found again.
 */
export function CleanPage() {
  const { query } = usePlace();
  const [client, file, job] = ['client', 'file', 'job'].map((name) => query.get(name));
  if (client && job) return <CleanedPage key={`${client} ${job}`} client={client} name={job} />;
  if (client && file) return <PlanPage key={`${client} ${file}`} client={client} file={file} />;
  return <DropPage />;
}
