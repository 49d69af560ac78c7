import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { AccountCard } from '../clients/account.tsx';
import { RunsOutList } from '../clients/runs-out-list.tsx';
import type { SeenAccount, SeenClient } from '../clients/types.ts';
import { useLoaded } from '../loading.ts';
import { go, href } from '../location.ts';
import { FormDialog, textOf } from '../parts/form-dialog.tsx';
import { Empty, Failure, PageHead, Waiting } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { useSession } from '../session.ts';
import { count, moment } from '../words.ts';

interface Loaded {
  readonly clients: readonly SeenClient[];
  readonly accounts: readonly SeenAccount[];
}

/** The clients: what each has and uses, and what runs out soon. */
export function ClientsPage() {
  const { may } = useSession();
  const { value, error, reload } = useLoaded<Loaded>('clients', async (signal) => {
    const [clients, accounts] = await Promise.all([
      read<SeenClient[]>('/console/api/client-overview', { signal }),
      read<SeenAccount[]>('/console/api/accounts', { signal }),
    ]);
    return { clients, accounts };
  });
  const [isMaking, setIsMaking] = useState(false);
  const lonely = value?.accounts.filter(({ clientId }) => clientId === null) ?? [];
  return (
    <>
      <PageHead
        title="Clients"
        action={
          <>
            <a class="button" href={href('/requests')}>
              Requests
            </a>{' '}
            {may('POST /console/api/clients') && (
              <button type="button" class="primary" onClick={() => setIsMaking(true)}>
                Make a client
              </button>
            )}
          </>
        }
      />
      {error && <Failure error={error} isStale={value !== undefined} retry={reload} />}
      {value === undefined && !error && <Waiting />}
      {value?.clients.length === 0 && (
        <Empty title="There is no client yet">
          <p>
            A client owns files, workflows and jobs, and may look up addresses. A sandbox is for trying
            things.
          </p>
        </Empty>
      )}
      {value !== undefined && value.clients.length > 0 && (
        <>
          <Soon clients={value.clients} />
          <ClientTable clients={value.clients} />
        </>
      )}
      {lonely.length > 0 && (
        <section>
          <h2>Accounts that no client manages</h2>
          <div class="columns">
            {lonely.map((account) => (
              <AccountCard key={account.name} account={account} onChanged={reload} />
            ))}
          </div>
        </section>
      )}
      {isMaking && <MakeClient onClose={() => setIsMaking(false)} onMade={reload} />}
    </>
  );
}

function Soon({ clients }: { clients: readonly SeenClient[] }) {
  const running = clients.filter(({ runsOut }) => runsOut.length > 0);
  if (running.length === 0) return null;
  return (
    <section class="card soon">
      <h2>Runs out soon</h2>
      {running.map(({ clientId, name, runsOut }) => (
        <div key={clientId}>
          <a href={href(`/clients/${clientId}`)}>{name}</a>
          <RunsOutList runsOut={runsOut} />
        </div>
      ))}
    </section>
  );
}

function ClientTable({ clients }: { clients: readonly SeenClient[] }) {
  return (
    <Scroll label="Clients">
      <table class="wide">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Client id</th>
            <th scope="col" class="number">
              Jobs
            </th>
            <th scope="col" class="number">
              Last job
            </th>
            <th scope="col" class="number">
              Calls, 14 days
            </th>
            <th scope="col" class="number">
              Credits left
            </th>
          </tr>
        </thead>
        <tbody>
          {clients.map(({ clientId, name, isSandbox, jobs, lastJobAt, account, runsOut }) => (
            <tr key={clientId}>
              <th scope="row">
                <a href={href(`/clients/${clientId}`)}>{name}</a>
                {isSandbox && <span class="tag">sandbox</span>}
                {runsOut.length > 0 && (
                  <span class={runsOut.some(({ isOver }) => isOver) ? 'tag bad' : 'tag warning'}>
                    {runsOut.some(({ isOver }) => isOver) ? 'ran out' : 'runs out soon'}
                  </span>
                )}
              </th>
              <td class="data">{clientId}</td>
              <td class="number">{count(jobs)}</td>
              <td class="number">{lastJobAt === null ? '–' : moment(lastJobAt)}</td>
              <td class="number">{account === null ? '–' : count(account.calls)}</td>
              <td class="number">
                {account === null ? 'no account' : account.isSandbox ? 'free' : count(account.remaining)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function MakeClient({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { refresh } = useSession();
  const [made, setMade] = useState<{ clientId: string; clientSecret: string; apiKey?: string }>();
  const make = async (fields: FormData) => {
    const body = { name: textOf(fields, 'name'), isSandbox: fields.get('sandbox') === 'on' };
    setMade(await read('/console/api/clients', { method: 'POST', body }));
    onMade();
    await refresh();
  };
  if (made !== undefined)
    return (
      <ShownOnce
        title="The new client"
        secrets={{
          'client id': made.clientId,
          'client secret': made.clientSecret,
          ...(made.apiKey !== undefined && { 'API key': made.apiKey }),
        }}
        onClose={() => {
          onClose();
          go(`/clients/${made.clientId}`);
        }}
      />
    );
  return (
    <FormDialog title="Make a client" action="Make the client" onSubmit={make} onClose={onClose}>
      <label>
        Name
        <input name="name" required maxLength={200} />
      </label>
      <label class="check-box">
        <input name="sandbox" type="checkbox" /> Sandbox: invented data, no charges, and it stays one
      </label>
    </FormDialog>
  );
}
