import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { AccountCard } from '../clients/account.tsx';
import { Keys } from '../clients/keys.tsx';
import { Requests } from '../clients/requests.tsx';
import { RunsOutList } from '../clients/runs-out-list.tsx';
import { Secrets } from '../clients/secrets.tsx';
import type { ClientDetail } from '../clients/types.ts';
import { UsageCharts } from '../clients/usage.tsx';
import { useLoaded } from '../loading.ts';
import { go, href } from '../location.ts';
import { FormDialog, textOf } from '../parts/form-dialog.tsx';
import { Failure, PageHead, Waiting } from '../parts/page.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';
import { count, moment } from '../words.ts';

/** A client: its secrets, account, keys, usage and requests. */
export function ClientPage({ client }: { client: string }) {
  const { may } = useSession();
  const [isRemoving, setIsRemoving] = useState(false);
  const { value, error, reload } = useLoaded(`client ${client}`, (signal) =>
    read<ClientDetail>(`/console/api/clients/${encodeURIComponent(client)}`, { signal }),
  );
  const above = <a href={href('/clients')}>Clients</a>;
  if (value === undefined)
    return (
      <>
        <PageHead title={client} above={above} />
        {error ? <Failure error={error} retry={reload} /> : <Waiting />}
      </>
    );
  const { account, belongings, jobs, lastJobAt } = value;
  return (
    <>
      <PageHead
        title={value.name}
        above={above}
        below={
          <>
            Client id <code>{value.clientId}</code>
            {value.isSandbox && <span class="tag">sandbox</span>}
          </>
        }
      />
      <RunsOutList runsOut={value.runsOut} />
      <div class="columns first">
        <AccountCard account={account} client={value} onChanged={reload} />
        <section class="card">
          <h2>Batch</h2>
          <p class="figure">
            <strong>{count(jobs)}</strong> {jobs === 1 ? 'job' : 'jobs'}
            <span class="soft">{lastJobAt !== null && ` · the last one ${moment(lastJobAt)}`}</span>
          </p>
          <p class="soft">
            {belongings.length === 0 ? 'It owns nothing yet.' : `It owns ${belongings.join(', ')}.`}
          </p>
          <p>
            <a href={href(`/jobs?client=${client}`)}>See its jobs</a>
          </p>
        </section>
      </div>
      <Secrets client={client} />
      {account !== null && (
        <>
          <Keys client={client} />
          <UsageCharts account={account.name} />
        </>
      )}
      <Requests client={client} head={<h2>Requests</h2>} />
      {may('DELETE /console/api/clients/:client') && (
        <button type="button" onClick={() => setIsRemoving(true)}>
          Remove the client
        </button>
      )}
      {isRemoving && <RemoveDialog client={value} onClose={() => setIsRemoving(false)} />}
    </>
  );
}

function RemoveDialog({ client, onClose }: { client: ClientDetail; onClose: () => void }) {
  const { refresh } = useSession();
  const [typed, setTyped] = useState('');
  const { clientId, name, belongings, account } = client;
  const isRich = belongings.length > 0;
  const remove = async (fields: FormData) => {
    if (isRich && textOf(fields, 'name') !== name) return;
    await read(`/console/api/clients/${clientId}?belongings=${isRich}`, { method: 'DELETE' });
    toast(`Removed ${name}.`);
    await refresh();
    go('/clients');
  };
  return (
    <FormDialog
      title={`Remove ${name}?`}
      action={isRich ? `Remove ${name} with ${belongings.join(', ')}` : `Remove ${name}`}
      isDanger
      keep="Keep it"
      onSubmit={remove}
      onClose={onClose}
    >
      <p>
        {isRich ? `Lost for good: ${belongings.join(', ')}, and the request log.` : 'It owns nothing.'} Its
        programs are refused within seconds.
        {account !== null &&
          ` The account ${account.name} stays, with its credits and keys, and no client manages it.`}
      </p>
      {isRich && (
        <label>
          Type the name of the client to confirm
          <input
            name="name"
            required
            autocomplete="off"
            value={typed}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              currentTarget.setCustomValidity(currentTarget.value.trim() === name ? '' : `Type ${name}`);
            }}
          />
        </label>
      )}
    </FormDialog>
  );
}
