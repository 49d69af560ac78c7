import { ofClient, read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { go, href, usePlace } from '../../location.ts';
import { ChooseClient } from '../../parts/choose-client.tsx';
import { Empty, Failure, PageHead, Waiting } from '../../parts/page.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { useSession } from '../../session.ts';
import { moment } from '../../words.ts';
import { NEEDS, workflowPage } from './paths.ts';
import type { WorkflowSummary } from './types.ts';

/** The workflows of a client, each in its newest version. */
export function WorkflowsPage() {
  const { clients, may } = useSession();
  const chosen = usePlace().query.get('client') ?? clients[0]?.clientId;
  if (chosen === undefined)
    return (
      <>
        <PageHead title="Workflows" />
        <Empty title="There is no client yet">
          <p>
            Workflows belong to clients. Make the first client with <code>fettle client create NAME</code>.
          </p>
        </Empty>
      </>
    );
  return (
    <>
      <PageHead
        title="Workflows"
        below="What a job does: the records that come in, the steps that cleanse them, and what goes out."
        action={
          may(NEEDS.edit) && (
            <a class="button primary" href={href(`/workflows/new?client=${chosen}`)}>
              New workflow
            </a>
          )
        }
      />
      <ChooseClient chosen={chosen} onChoose={(client) => go(`/workflows?client=${client}`)} />
      <WorkflowTable key={chosen} client={chosen} />
    </>
  );
}

function WorkflowTable({ client }: { client: string }) {
  const { may } = useSession();
  const { value, error, reload } = useLoaded(client, (signal) =>
    read<WorkflowSummary[]>(ofClient(client, 'Workflow'), { signal }),
  );
  if (value === undefined) return error ? <Failure error={error} retry={reload} /> : <Waiting />;
  if (value.length === 0)
    return (
      <Empty title="This client has no workflows yet">
        <p>
          {may(NEEDS.edit) ? (
            <>
              Write the first one with <a href={href(`/workflows/new?client=${client}`)}>New workflow</a>. It
              begins with an example that works.
            </>
          ) : (
            'An operator installs workflows.'
          )}
        </p>
      </Empty>
    );
  return (
    <Scroll label="Workflows">
      <table class="wide">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Description</th>
            <th scope="col" class="number">
              Version
            </th>
            <th scope="col" class="number">
              Installed
            </th>
          </tr>
        </thead>
        <tbody>
          {value.map(({ name, description, version, installedAt }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href(workflowPage(client, name))}>{name}</a>
              </th>
              <td>{description}</td>
              <td class="number">{version}</td>
              <td class="number">
                <time dateTime={installedAt}>{moment(installedAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
