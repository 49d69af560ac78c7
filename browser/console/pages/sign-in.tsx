import { useRef, useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { signInByPasskey } from '../passkeys.ts';

/** The sign-in page. If the session has ended, it is a dialog over the page, and text typed there stays. */
export function SignIn({
  error: before,
  name: known,
  onSignedIn,
}: {
  error: string | undefined;
  name: string | undefined;
  onSignedIn: () => Promise<void>;
}) {
  const [error, setError] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  const { value: offers } = useLoaded('sign-in', (signal) =>
    read<{ hasSingleSignOn: boolean }>('/console/api/sign-in', { signal }),
  );
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(form.current!);
    setIsBusy(true);
    setError(undefined);
    try {
      const body = { name: fields.get('name'), password: fields.get('password') };
      await read('/console/api/sign-in', { method: 'POST', body });
      await onSignedIn();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
      form.current?.querySelector<HTMLInputElement>('input[type=password]')?.select();
    } finally {
      setIsBusy(false);
    }
  };

  const byPasskey = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      await signInByPasskey();
      await onSignedIn();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div class={known === undefined ? 'sign-in' : 'sign-in over'}>
      <main>
        <p class="brand">Fettle</p>
        <h1>{known === undefined ? 'Sign in to the console' : 'Your session has ended'}</h1>
        {known !== undefined && <p>Sign in again. What you typed is still there.</p>}
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error}
          </p>
        )}
        <form ref={form} onSubmit={(event) => void submit(event)}>
          <label>
            Name
            <input
              name="name"
              autocomplete="username"
              required
              maxLength={100}
              defaultValue={known ?? ''}
              autofocus
            />
          </label>
          <label>
            Password
            <input name="password" type="password" autocomplete="current-password" required maxLength={200} />
          </label>
          <button type="submit" class="primary" disabled={isBusy}>
            Sign in
          </button>
        </form>
        <p class="other">
          <button type="button" disabled={isBusy} onClick={() => void byPasskey()}>
            Sign in with a passkey
          </button>{' '}
          {offers?.hasSingleSignOn && (
            <a class="button" href="/console/api/sign-in/oidc">
              Single sign-on
            </a>
          )}
        </p>
        <p class="soft small">
          No password yet, or forgotten? Whoever runs the service can make a sign-in link:{' '}
          <code>fettle operator link NAME</code>
        </p>
      </main>
    </div>
  );
}
