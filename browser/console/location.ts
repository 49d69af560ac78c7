import { useEffect, useState } from 'preact/hooks';

const BASE = '/console';

/** The place of the page in the console: the path, such as `/jobs`, and the query after `?`. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

function here(): Place {
  return {
    path: location.pathname.slice(BASE.length).replace(/\/+$/, '') || '/',
    query: new URLSearchParams(location.search),
  };
}

/** The address of a page of the console. */
export const href = (path: string): string => BASE + path;

/** Goes to a page without loading the script again. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Returns the present place. The component is drawn again when the place changes. */
export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const change = () => setPlace(here());
    addEventListener('popstate', change);
    return () => removeEventListener('popstate', change);
  }, []);
  return place;
}

/**
 * Follows links to pages of the console without loading the script again. The browser handles other links and
 * new tabs as usual.
 */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.hasAttribute('download'))
    return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !(url.pathname === BASE || url.pathname.startsWith(`${BASE}/`)))
    return;
  // These addresses are answered by the service, not by a page.
  if (url.pathname.startsWith(`${BASE}/api/`)) return;
  if (url.hash !== '' && url.pathname === location.pathname) return;
  event.preventDefault();
  go(url.pathname.slice(BASE.length) + url.search);
}
