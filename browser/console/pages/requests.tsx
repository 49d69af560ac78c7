import { Requests } from '../clients/requests.tsx';
import { href } from '../location.ts';
import { PageHead } from '../parts/page.tsx';

/** The requests of all clients that the operator sees. */
export function RequestsPage() {
  return (
    <Requests
      head={
        <PageHead
          title="Requests"
          above={<a href={href('/clients')}>Clients</a>}
          below="What programs asked, newest first. It has no path as sent, no query and no body."
        />
      }
    />
  );
}
