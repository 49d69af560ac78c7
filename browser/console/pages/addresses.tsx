import { LookUp } from '../addresses/look-up.tsx';
import { MatchForm } from '../addresses/match.tsx';
import { href, usePlace } from '../location.ts';
import { PageHead } from '../parts/page.tsx';

/** Addresses: look one up in the address file, or see what the matcher makes of a typed one. */
export function AddressesPage() {
  const { path, query } = usePlace();
  const isMatch = path === '/addresses/match';
  const Tab = ({ to, name }: { to: string; name: string }) => (
    <a class="button" href={href(to)} aria-current={path === to ? 'page' : undefined}>
      {name}
    </a>
  );
  return (
    <>
      <PageHead title="Addresses" />
      <nav class="tabs" aria-label="Addresses">
        <Tab to="/addresses" name="Look up" />
        <Tab to="/addresses/match" name="Match with evidence" />
      </nav>
      {isMatch ? <MatchForm /> : <LookUp key={query.get('find')} begin={query.get('find') ?? ''} />}
    </>
  );
}
