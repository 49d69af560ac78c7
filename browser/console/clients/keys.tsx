import { useState } from 'preact/hooks';
import { ofClient, read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { endOfDay, FormDialog, linesOf, textOf } from '../parts/form-dialog.tsx';
import { Empty, Failure, Waiting } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';
import { count, day } from '../words.ts';
import type { ApiKey } from './types.ts';

/** The API keys of the account that a client manages. */
export function Keys({ client }: { client: string }) {
  const { may } = useSession();
  const { value, error, reload } = useLoaded(`keys of ${client}`, (signal) =>
    read<ApiKey[]>(ofClient(client, 'ApiKey'), { signal }),
  );
  const [changing, setChanging] = useState<ApiKey | 'new'>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const [made, setMade] = useState<Readonly<Record<string, string>>>();

  const save = async (fields: FormData) => {
    const limit = textOf(fields, 'limit');
    const body = {
      name: textOf(fields, 'name'),
      allowedDomains: linesOf(fields, 'domains'),
      allowedIPs: linesOf(fields, 'networks'),
      allowedServices: linesOf(fields, 'services'),
      dailyLimit: limit === '' ? null : Number(limit),
      expiresAt: endOfDay(fields, 'expires'),
    };
    if (changing === 'new') {
      const { key } = await read<{ key: string }>(ofClient(client, 'ApiKey'), { method: 'POST', body });
      setMade({ 'API key': key });
    } else {
      await read(ofClient(client, 'ApiKey', changing!.id), { method: 'PUT', body });
      toast(`Changed the key ${body.name || changing!.id}. All processes follow within two seconds.`);
    }
    setChanging(undefined);
    reload();
  };
  const revoke = async () => {
    await read(ofClient(client, 'ApiKey', revoking!.id), { method: 'DELETE' });
    toast(`Revoked the key ${revoking!.name || revoking!.id}.`);
    setRevoking(undefined);
    reload();
  };
  return (
    <section>
      <div class="head-of">
        <h2>API keys</h2>
        {may('POST /ApiKey') && (
          <button type="button" onClick={() => setChanging('new')}>
            Make a key
          </button>
        )}
      </div>
      {error && <Failure error={error} retry={reload} />}
      {value === undefined && !error && <Waiting />}
      {value?.length === 0 && (
        <Empty title="There is no key yet">
          <p>A key lets a program or a page look up addresses on the credits of the account.</p>
        </Empty>
      )}
      {value !== undefined && value.length > 0 && (
        <Scroll label="API keys">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Id</th>
                <th scope="col">Only from</th>
                <th scope="col">Only for</th>
                <th scope="col" class="number">
                  Daily limit of an address
                </th>
                <th scope="col">Expires</th>
                <th scope="col">
                  <span class="unseen">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {value.map((key) => (
                <tr key={key.id}>
                  <th scope="row">{key.name || 'no name'}</th>
                  <td class="data">{key.id}</td>
                  <td>{[...key.allowedDomains, ...key.allowedIPs].join(', ') || 'anywhere'}</td>
                  <td>{key.allowedServices.join(', ') || 'everything'}</td>
                  <td class="number">{key.dailyLimit === null ? 'none' : count(key.dailyLimit)}</td>
                  <td>{key.expiresAt === null ? 'never' : day(key.expiresAt)}</td>
                  <td class="number">
                    {may('PUT /ApiKey/:key') && (
                      <button
                        type="button"
                        class="link"
                        aria-label={`Change the key ${key.name || key.id}`}
                        onClick={() => setChanging(key)}
                      >
                        Change
                      </button>
                    )}{' '}
                    {may('DELETE /ApiKey/:key') && (
                      <button
                        type="button"
                        class="link"
                        aria-label={`Revoke the key ${key.name || key.id}`}
                        onClick={() => setRevoking(key)}
                      >
                        Revoke
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {changing !== undefined && (
        <KeyDialog
          of={changing === 'new' ? undefined : changing}
          onSubmit={save}
          onClose={() => setChanging(undefined)}
        />
      )}
      {revoking !== undefined && (
        <FormDialog
          title={`Revoke the key ${revoking.name || revoking.id}?`}
          action="Revoke the key"
          isDanger
          keep="Keep it"
          onSubmit={revoke}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            Within two seconds every look-up with it is refused. A revoked key cannot be restored. Its usage
            stays in the charts.
          </p>
        </FormDialog>
      )}
      {made !== undefined && (
        <ShownOnce title="The new key" secrets={made} onClose={() => setMade(undefined)} />
      )}
    </section>
  );
}

function KeyDialog({
  of,
  onSubmit,
  onClose,
}: {
  of: ApiKey | undefined;
  onSubmit: (fields: FormData) => Promise<void>;
  onClose: () => void;
}) {
  return (
    <FormDialog
      title={of === undefined ? 'Make a key' : `Change the key ${of.name || of.id}`}
      action={of === undefined ? 'Make the key' : 'Change the key'}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <label>
        Name
        <input name="name" maxLength={200} defaultValue={of?.name ?? ''} />
      </label>
      <label>
        Domains whose pages may use it, one a line; with a domain, servers may not
        <textarea name="domains" rows={2} defaultValue={of?.allowedDomains.join('\n') ?? ''} />
      </label>
      <label>
        Address ranges that may use it, one a line
        <textarea name="networks" rows={2} defaultValue={of?.allowedIPs.join('\n') ?? ''} />
      </label>
      <label>
        Services that it may call, one a line; none for all
        <textarea name="services" rows={2} defaultValue={of?.allowedServices.join('\n') ?? ''} />
      </label>
      <label>
        Requests that one address may make a day; empty for no limit
        <input name="limit" type="number" min={1} defaultValue={of?.dailyLimit?.toString() ?? ''} />
      </label>
      <label>
        Last day (leave empty if it never expires)
        <input name="expires" type="date" defaultValue={of?.expiresAt?.slice(0, 10) ?? ''} />
      </label>
    </FormDialog>
  );
}
