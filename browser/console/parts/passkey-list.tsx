import { useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { addPasskey } from '../passkeys.ts';
import { moment } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { Failure, Waiting } from './page.tsx';
import { toast } from './toasts.tsx';

interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

/** The operator's passkeys: add one, remove one. */
export function PasskeyList() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [leaving, setLeaving] = useState<Passkey>();
  const loaded = useLoaded('passkeys', (signal) =>
    read<{ isPossible: boolean; passkeys: readonly Passkey[] }>('/console/api/passkeys', { signal }),
  );
  const says = (failure: unknown) => (failure instanceof ApiError ? failure.message : String(failure));
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await addPasskey(name.trim());
      setName('');
      setError(undefined);
      toast('Your passkey is added. Sign in with it from now on.');
      loaded.reload();
    } catch (failure) {
      setError(says(failure));
    }
  };
  const remove = async ({ id, name: removed }: Passkey) => {
    try {
      await read(`/console/api/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' });
      toast(`Removed the passkey ${removed}.`);
      loaded.reload();
    } catch (failure) {
      toast(says(failure), { isBad: true });
    }
    setLeaving(undefined);
  };
  return (
    <section>
      <h2>Passkeys</h2>
      <p>
        Sign in with your fingerprint, face or the PIN of your device. No password is typed or can be stolen.
      </p>
      {loaded.error && <Failure error={loaded.error} retry={loaded.reload} />}
      {loaded.value === undefined && !loaded.error && <Waiting />}
      <ul class="passkeys">
        {loaded.value?.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              {passkey.name}{' '}
              <span class="soft small">
                {passkey.usedAt === null ? 'never used' : `last used ${moment(passkey.usedAt)}`}
              </span>
            </span>
            <button type="button" onClick={() => setLeaving(passkey)}>
              Remove<span class="unseen"> {passkey.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {loaded.value?.isPossible === false && (
        <p class="soft">
          Passkeys need a host name and https. Open the console at its public address, or at http://localhost
          on its own machine.
        </p>
      )}
      {loaded.value?.isPossible === true && (
        <form onSubmit={(event) => void add(event)}>
          <label>
            Name of the device
            <input
              value={name}
              required
              maxLength={100}
              autocomplete="off"
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          {error !== undefined && (
            <p class="note bad" role="alert">
              {error}
            </p>
          )}
          <button type="submit">Add a passkey</button>
        </form>
      )}
      {leaving !== undefined && (
        <Dialog title={`Remove the passkey ${leaving.name}?`} onClose={() => setLeaving(undefined)}>
          <p>Nobody can sign in with it any more. Sessions that are open stay open.</p>
          <div class="buttons">
            <button type="button" onClick={() => setLeaving(undefined)}>
              Keep it
            </button>
            <button type="button" class="danger" onClick={() => void remove(leaving)}>
              Remove the passkey
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
