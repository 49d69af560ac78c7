import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ofClient, read } from '../api.ts';
import { go } from '../location.ts';
import { type SignedIn, useSession } from '../session.ts';
import type { Job } from '../types.ts';
import { Dialog } from './dialog.tsx';

/** Something that the palette can go to. */
interface Target {
  readonly name: string;
  readonly kind: string;
  readonly path: string;
}

/** A page of the console, as the rail lists it. */
export interface NamedPage {
  readonly path: string;
  readonly name: string;
}

/** How many targets are shown. */
const SHOWN = 12;

/** When the palette opens, it requests the jobs of at most this many clients. */
const CLIENTS_ASKED = 10;

/** A complete British postcode. */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i;

/** `Ctrl K`: goes to a page, a client, a job or a postcode by its name. Only what the role may open is listed. */
export function Palette({ pages }: { pages: readonly NamedPage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  // Not useEffect: the keys work from the moment at which the page is drawn.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Another dialog, such as the sign-in form, stays on top.
      if (document.querySelector('dialog[open], .sign-in') !== null) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button type="button" class="find" onClick={() => setIsOpen(true)}>
        Go to <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <Opened pages={pages} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Opened({ pages, onClose }: { pages: readonly NamedPage[]; onClose: () => void }) {
  const session = useSession();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [jobs, setJobs] = useState<readonly Target[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    const stop = new AbortController();
    void loadJobs(session, stop.signal, (found) => setJobs((known) => [...known, ...found]));
    return () => stop.abort();
  }, []);
  const targets = matching(typed, [...fixedTargets(pages, session), ...jobs], pages);
  const chosen = Math.min(at, targets.length - 1);
  const open = (target: Target | undefined) => {
    if (target === undefined) return;
    onClose();
    go(target.path);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, targets.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0));
    else if (event.key === 'Enter') open(targets[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="A page, a client, a job or a postcode"
        aria-expanded="true"
        aria-controls="palette-targets"
        aria-activedescendant={targets.length === 0 ? undefined : `palette-${chosen}`}
        placeholder="A page, a client, a job, a postcode"
        autocomplete="off"
        maxLength={200}
        value={typed}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div id="palette-targets" role="listbox" aria-label="Found" class="palette">
        {targets.map((target, place) => (
          <div
            key={target.path + target.name}
            id={`palette-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            onClick={() => open(target)}
            onKeyDown={press}
          >
            {target.name} <span class="soft">{target.kind}</span>
          </div>
        ))}
      </div>
      <p class="soft small" role="status">
        {targets.length === 0 ? 'Nothing found.' : ''}
      </p>
    </Dialog>
  );
}

function fixedTargets(pages: readonly NamedPage[], { clients, may }: SignedIn): Target[] {
  const own = pages.map(({ name, path }): Target => ({ name, path, kind: 'page' }));
  const jobs = may('GET /Job')
    ? clients.map(
        ({ name, clientId }): Target => ({
          name,
          path: `/jobs?client=${clientId}`,
          kind: 'client: jobs',
        }),
      )
    : [];
  const ofClients = pages.some(({ path }) => path === '/clients')
    ? clients.map(({ name, clientId }): Target => ({ name, path: `/clients/${clientId}`, kind: 'client' }))
    : [];
  return [...own, ...ofClients, ...jobs];
}

/** Asks for the newest jobs of each client. */
async function loadJobs(
  { clients, may }: SignedIn,
  signal: AbortSignal,
  found: (targets: readonly Target[]) => void,
): Promise<void> {
  if (!may('GET /Job')) return;
  for (const { clientId, name: client } of clients.slice(0, CLIENTS_ASKED)) {
    try {
      const jobs = await read<Job[]>(ofClient(clientId, 'Job'), { signal, byItself: true });
      if (signal.aborted) return;
      found(
        jobs.map(({ name }) => ({
          name,
          path: `/jobs/${clientId}/${encodeURIComponent(name)}`,
          kind: `job of ${client}`,
        })),
      );
    } catch {
      // The palette still has the pages and clients. Pages show why the service does not answer.
      return;
    }
  }
}

/**
 * The targets that the typed text may mean. A postcode comes first. Names that begin with the text follow,
 * then names that contain all its words, then targets whose name and kind together contain them.
 */
function matching(typed: string, targets: readonly Target[], pages: readonly NamedPage[]): Target[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return targets.slice(0, SHOWN);
  const words = text.split(/\s+/);
  const rank = ({ name, kind }: Target) => {
    const own = name.toLowerCase();
    if (own.startsWith(text)) return 0;
    if (words.every((word) => own.includes(word))) return 1;
    return words.every((word) => `${own} ${kind.toLowerCase()}`.includes(word)) ? 2 : 3;
  };
  const found = targets
    .map((target) => ({ target, rank: rank(target) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ target }) => target);
  const addresses = pages.find(({ path }) => path === '/addresses');
  if (addresses !== undefined && POSTCODE.test(text)) {
    const postcode = text.toUpperCase();
    found.unshift({
      name: postcode,
      kind: 'postcode',
      path: `/addresses?find=${encodeURIComponent(postcode)}`,
    });
  }
  return found.slice(0, SHOWN);
}
