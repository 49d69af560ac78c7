import type { ComponentChildren } from 'preact';
import { href } from '../../location.ts';
import { PageHead } from '../../parts/page.tsx';
import { useSession } from '../../session.ts';
import { NEEDS, workflowPage } from './paths.ts';

type Part = 'hand-over' | 'edit' | 'versions';

/** The head of the pages about a workflow, with links from one to the other. */
export function WorkflowHead({
  client,
  name,
  part,
  below,
  action,
}: {
  client: string;
  name: string;
  part: Part;
  below?: ComponentChildren;
  action?: ComponentChildren;
}) {
  const { clients, may } = useSession();
  const clientName = clients.find(({ clientId }) => clientId === client)?.name ?? client;
  const parts = [
    { part: 'hand-over', title: 'Hand-over', path: workflowPage(client, name), isShown: true },
    {
      part: 'edit',
      title: may(NEEDS.edit) ? 'Edit' : 'File',
      path: workflowPage(client, name, 'edit'),
      isShown: may(NEEDS.versions),
    },
    {
      part: 'versions',
      title: 'Versions',
      path: workflowPage(client, name, 'versions'),
      isShown: may(NEEDS.versions),
    },
  ].filter(({ isShown }) => isShown);
  return (
    <>
      <PageHead
        title={name}
        above={<a href={href(`/workflows?client=${client}`)}>Workflows of {clientName}</a>}
        below={below}
        action={action}
      />
      {parts.length > 1 && (
        <nav class="tabs" aria-label={`Pages of ${name}`}>
          {parts.map((one) => (
            <a
              key={one.part}
              class="button"
              href={href(one.path)}
              aria-current={one.part === part ? 'page' : undefined}
            >
              {one.title}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
