import { useEffect, useMemo, useState } from 'preact/hooks';
import { ApiError, onSignedOut, read } from './api.ts';
import { Frame } from './frame.tsx';
import { go } from './location.ts';
import { SignIn } from './pages/sign-in.tsx';
import { SessionContext, type SignedIn } from './session.ts';
import type { Client, Session } from './types.ts';

interface Who {
  readonly session: Session;
  readonly clients: readonly Client[];
}

const load = async (): Promise<Who> => ({
  session: await read<Session>('/console/api/session'),
  clients: await read<Client[]>('/console/api/clients'),
});

/** Takes the token of a link out of the address. It follows `#`, so the browser has sent it to no server. */
function takeLink(): string | undefined {
  const link = /^#link=([\w-]+)$/.exec(location.hash)?.[1];
  if (link !== undefined) history.replaceState(null, '', location.pathname);
  return link;
}

const REFUSED =
  'Single sign-on did not succeed. Whoever runs the service must have made an operator with the name that your account gives.';

/** The console: the sign-in page, or the frame with a page in it. */
export function App() {
  const [who, setWho] = useState<Who>();
  const [state, setState] = useState<'starting' | 'out' | 'in'>('starting');
  const [error, setError] = useState<string>();

  const enter = async () => {
    setWho(await load());
    setState('in');
    setError(undefined);
  };

  useEffect(() => {
    onSignedOut(() => setState('out'));
    const begin = async () => {
      const link = takeLink();
      const isRefused = location.hash === '#refused=single-sign-on';
      if (isRefused) {
        history.replaceState(null, '', location.pathname);
        // The form appears when the service answers that nobody is signed in. It must already have the error.
        setError(REFUSED);
      }
      try {
        if (link !== undefined) await read('/console/api/sign-in/link', { method: 'POST', body: { link } });
        await enter();
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (link !== undefined || failure.status !== 401) setError(failure.message);
        setState('out');
      }
    };
    void begin();
  }, []);

  const signedIn = useMemo<SignedIn | undefined>(
    () =>
      who && {
        ...who,
        may: (action) => who.session.actions.includes(action),
        refresh: enter,
        signedOut: () => {
          setWho(undefined);
          setState('out');
          go('/', { replace: true });
        },
      },
    [who],
  );

  if (state === 'starting') return <p class="starting">Loading</p>;
  return (
    <>
      {signedIn && (
        <SessionContext.Provider value={signedIn}>
          <Frame isCovered={state === 'out'} />
        </SessionContext.Provider>
      )}
      {state === 'out' && <SignIn error={error} name={who?.session.name} onSignedIn={enter} />}
    </>
  );
}
