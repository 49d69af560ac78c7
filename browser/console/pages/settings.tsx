import { useRef, useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { PageHead } from '../parts/page.tsx';
import { PasskeyList } from '../parts/passkey-list.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';

const LEAST = 12;

/** An operator's own password and sessions. */
export function SettingsPage() {
  const { session } = useSession();
  return (
    <>
      <PageHead title="Settings" below={`Signed in as ${session.name}, ${session.role}.`} />
      <div class="form">
        <PasswordForm />
        <PasskeyList />
        <Sessions />
      </div>
    </>
  );
}

function PasswordForm() {
  const { session, refresh } = useSession();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(form.current!);
    const body = {
      password: fields.get('password'),
      ...(session.hasPassword && { current: fields.get('current') }),
    };
    try {
      await read('/console/api/password', { method: 'PUT', body });
      setError(undefined);
      form.current?.reset();
      toast(
        session.hasPassword
          ? 'Your password is changed.'
          : 'Your password is set. Sign in with it from now on.',
      );
      await refresh();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
  };
  return (
    <section>
      <h2>{session.hasPassword ? 'Change your password' : 'Choose a password'}</h2>
      <form ref={form} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="username" autocomplete="username" value={session.name} />
        {session.hasPassword && (
          <label>
            Present password
            <input name="current" type="password" autocomplete="current-password" required maxLength={200} />
          </label>
        )}
        <label>
          New password
          <input
            name="password"
            type="password"
            autocomplete="new-password"
            required
            minLength={LEAST}
            maxLength={200}
            aria-describedby="password-rule"
          />
        </label>
        <p id="password-rule" class="soft small">
          At least {LEAST} characters. Four or five words are easier to keep in mind than signs.
        </p>
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="primary">
          {session.hasPassword ? 'Change the password' : 'Set the password'}
        </button>
      </form>
    </section>
  );
}

function Sessions() {
  const { signedOut } = useSession();
  const end = async (path: string) => {
    try {
      await read(path, { method: 'DELETE' });
      signedOut();
    } catch (error) {
      toast(error instanceof ApiError ? error.message : String(error), { isBad: true });
    }
  };
  return (
    <section>
      <h2>Sessions</h2>
      <p>A session ends by itself after some time without use. Sign out on computers that others use, too.</p>
      <div class="buttons start">
        <button type="button" onClick={() => void end('/console/api/session')}>
          Sign out
        </button>
        <button type="button" onClick={() => void end('/console/api/sessions')}>
          Sign out everywhere
        </button>
      </div>
    </section>
  );
}
