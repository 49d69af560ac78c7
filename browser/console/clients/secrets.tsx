import { useState } from 'preact/hooks';
import { ofClient, read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { endOfDay, FormDialog, textOf } from '../parts/form-dialog.tsx';
import { Failure, Waiting } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';
import { day } from '../words.ts';
import type { Credential, Secret } from './types.ts';

/** The client ids of a client and their secrets. */
export function Secrets({ client }: { client: string }) {
  const { may } = useSession();
  const { value, error, reload } = useLoaded(`secrets of ${client}`, (signal) =>
    read<Credential[]>(ofClient(client, 'ClientCredential'), { signal }),
  );
  const [adding, setAdding] = useState<Credential>();
  const [revoking, setRevoking] = useState<{ credential: Credential; secret: Secret }>();
  const [made, setMade] = useState<Readonly<Record<string, string>>>();
  const mayAdd = may('POST /ClientCredential/:id/secret');

  const add = async (fields: FormData) => {
    const { id } = adding!;
    const body = { description: textOf(fields, 'description'), expiresAt: endOfDay(fields, 'expires') };
    const path = ofClient(client, 'ClientCredential', id, 'secret');
    const { clientSecret } = await read<{ clientSecret: string }>(path, { method: 'POST', body });
    setAdding(undefined);
    setMade({ 'client id': id, 'client secret': clientSecret });
    reload();
  };
  const revoke = async () => {
    const { credential, secret } = revoking!;
    await read(ofClient(client, 'ClientCredential', credential.id, 'secret', secret.id), {
      method: 'DELETE',
    });
    toast(`Revoked the secret ${secret.id}.`);
    setRevoking(undefined);
    reload();
  };
  return (
    <section>
      <div class="head-of">
        <h2>Client ids and secrets</h2>
        {value !== undefined && mayAdd && (
          <button type="button" onClick={() => setAdding(value[0])}>
            Add a secret
          </button>
        )}
      </div>
      {error && <Failure error={error} retry={reload} />}
      {value === undefined ? (
        !error && <Waiting />
      ) : (
        <Scroll label="Secrets">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">Client id</th>
                <th scope="col">Secret</th>
                <th scope="col">What it is for</th>
                <th scope="col">Made</th>
                <th scope="col">Expires</th>
                <th scope="col">
                  <span class="unseen">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {value.flatMap((credential) =>
                credential.secrets.map((secret) => (
                  <tr key={secret.id}>
                    <th scope="row" class="data">
                      {credential.id}
                    </th>
                    <td class="data">{secret.id}.…</td>
                    <td>{secret.description || credential.description}</td>
                    <td>{day(secret.createdAt)}</td>
                    <td>{secret.expiresAt === null ? 'never' : day(secret.expiresAt)}</td>
                    <td class="number">
                      {may('DELETE /ClientCredential/:id/secret/:secret') && (
                        <button
                          type="button"
                          class="link"
                          aria-label={`Revoke the secret ${secret.id}`}
                          onClick={() => setRevoking({ credential, secret })}
                        >
                          Revoke
                        </button>
                      )}
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </Scroll>
      )}
      {adding !== undefined && (
        <FormDialog
          title="Add a secret"
          action="Add the secret"
          onSubmit={add}
          onClose={() => setAdding(undefined)}
        >
          <p>Existing secrets keep working, so a program can change over without a gap.</p>
          <label>
            What it is for
            <input name="description" maxLength={200} />
          </label>
          <label>
            Last day, if it should expire
            <input name="expires" type="date" />
          </label>
        </FormDialog>
      )}
      {revoking !== undefined && (
        <FormDialog
          title={`Revoke the secret ${revoking.secret.id}?`}
          action="Revoke the secret"
          isDanger
          keep="Keep it"
          onSubmit={revoke}
          onClose={() => setRevoking(undefined)}
        >
          <p>
            Programs that sign in with it are refused from now on. Tokens that they have work until they
            expire. A revoked secret cannot be restored.
          </p>
        </FormDialog>
      )}
      {made !== undefined && (
        <ShownOnce title="The new secret" secrets={made} onClose={() => setMade(undefined)} />
      )}
    </section>
  );
}
