import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { followLinks, href, usePlace } from './location.ts';
import { AuditPage } from './pages/audit.tsx';
import { CleanPage } from './pages/clean/page.tsx';
import { deskPageAt } from './pages/desk.tsx';
import { HomePage } from './pages/home.tsx';
import { JobPage } from './pages/job/job.tsx';
import { JobsPage } from './pages/jobs.tsx';
import { ReviewPage } from './pages/review/review.tsx';
import { ReviewCasePage } from './pages/review/review-case.tsx';
import { SettingsPage } from './pages/settings.tsx';
import { StoryPage } from './pages/story.tsx';
import { EditWorkflowPage } from './pages/workflows/edit.tsx';
import { HandOverPage } from './pages/workflows/hand-over.tsx';
import { WorkflowsPage } from './pages/workflows/list.tsx';
import { NEEDS } from './pages/workflows/paths.ts';
import { VersionsPage } from './pages/workflows/versions.tsx';
import { Palette } from './parts/palette.tsx';
import { Toasts } from './parts/toasts.tsx';
import { type SignedIn, useSession } from './session.ts';

interface Entry {
  readonly path: string;
  readonly name: string;
  /** The route that the role must be allowed to call. */
  readonly needs: string;
}

const RAIL: readonly Entry[] = [
  { path: '/', name: 'Home', needs: 'GET /console/api/home' },
  { path: '/clean', name: 'Clean a file', needs: 'POST /console/api/clients/:client/cleanings' },
  { path: '/jobs', name: 'Jobs', needs: 'GET /Job' },
  { path: '/review', name: 'Review', needs: 'GET /console/api/clients/:client/reviews' },
  { path: '/workflows', name: 'Workflows', needs: 'GET /Workflow' },
  { path: '/addresses', name: 'Addresses', needs: 'POST /console/api/addresses/search' },
  { path: '/clients', name: 'Clients', needs: 'GET /console/api/client-overview' },
  { path: '/reference-data', name: 'Reference data', needs: 'GET /console/api/reference-data' },
  { path: '/audit', name: 'Audit trail', needs: 'GET /console/api/audit' },
  { path: '/settings', name: 'Settings', needs: 'GET /console/api/session' },
];

/**
 * The rail and the page. `isCovered` is true while the sign-in dialog covers them because the session has
 * ended. Text that was typed stays there.
 */
export function Frame({ isCovered }: { isCovered: boolean }) {
  const signedIn = useSession();
  const open = RAIL.filter(({ needs }) => signedIn.may(needs));
  const { path, query } = usePlace();
  const main = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.addEventListener('click', followLinks);
    return () => document.removeEventListener('click', followLinks);
  }, []);
  // With the page itself, not after it is painted: somebody fast may be typing in a field by then.
  useLayoutEffect(() => {
    document.title = `${main.current?.querySelector('h1')?.textContent ?? 'Console'} · Fettle`;
    // A screen reader starts at the top of the new page, as it does after loading one.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
    // On a narrow screen the names of the pages form a row that scrolls. Scroll it to the current page.
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  return (
    <div class="frame" inert={isCovered}>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="rail">
        <a class="brand" href={href('/')}>
          Fettle
        </a>
        <Palette pages={open} />
        <nav aria-label="Console" ref={nav}>
          <ul>
            {open.map((entry) => (
              <li key={entry.path}>
                <a href={href(entry.path)} aria-current={isAt(path, entry.path) ? 'page' : undefined}>
                  {entry.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p class="who">
          {signedIn.session.name}
          <span>{signedIn.session.role}</span>
        </p>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {pageAt(path, query, signedIn)}
      </main>
      <Toasts />
    </div>
  );
}

/** Pages that belong to an entry of the rail, although their address begins differently. */
const UNDER: Readonly<Record<string, string>> = { '/requests': '/clients', '/stories': '/jobs' };

function isAt(path: string, entry: string): boolean {
  const [, first = ''] = path.split('/');
  return (UNDER[`/${first}`] ?? `/${first}`) === entry;
}

function pageAt(path: string, query: URLSearchParams, signedIn: SignedIn): ComponentChildren {
  const { may } = signedIn;
  const [, first = '', client, name, part, number] = path.split('/').map(decode);
  if (first === '') return <HomePage />;
  if (first === 'jobs' && client !== undefined && name !== undefined)
    return <JobPage key={path} client={client} name={name} />;
  if (first === 'jobs') return <JobsPage />;
  if (first === 'clean' && may('POST /console/api/clients/:client/cleanings')) return <CleanPage />;
  if (first === 'stories' && client !== undefined && name !== undefined && part !== undefined)
    return <StoryPage key={path} client={client} job={name} output={part} number={Number(number) || 1} />;
  if (first === 'review' && client !== undefined && name !== undefined && part !== undefined)
    return <ReviewCasePage key={path} client={client} job={name} output={part} />;
  if (first === 'review') return <ReviewPage />;
  if (first === 'workflows') {
    const page = workflowPageAt({ path, client, name, part }, query, signedIn);
    if (page !== undefined) return page;
  }
  const page = deskPageAt(path.split('/').slice(1).map(decode), signedIn);
  if (page !== undefined) return page;
  if (first === 'audit' && may('GET /console/api/audit')) return <AuditPage />;
  if (first === 'settings') return <SettingsPage />;
  return (
    <div class="empty">
      <h1>There is no such page</h1>
      <p>
        The address may be old. <a href={href('/')}>Go to Home</a>.
      </p>
    </div>
  );
}

interface WorkflowPlace {
  readonly path: string;
  readonly client: string | undefined;
  readonly name: string | undefined;
  readonly part: string | undefined;
}

function workflowPageAt(
  { path, client, name, part }: WorkflowPlace,
  query: URLSearchParams,
  { may, clients }: SignedIn,
): ComponentChildren {
  if (client === undefined) return <WorkflowsPage />;
  if (client === 'new' && name === undefined && may(NEEDS.edit))
    return <EditWorkflowPage key={path} client={query.get('client') ?? clients[0]?.clientId ?? ''} name="" />;
  if (name === undefined) return undefined;
  if (part === undefined) return <HandOverPage key={path} client={client} name={name} />;
  if (part === 'versions' && may(NEEDS.versions))
    return <VersionsPage key={path} client={client} name={name} />;
  if (part === 'edit' && may(NEEDS.versions))
    return <EditWorkflowPage key={path} client={client} name={name} />;
  return undefined;
}

/**
 * Decodes a part of the path. Returns it unchanged if it is not percent-encoded UTF-8: nothing has that name.
 */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
