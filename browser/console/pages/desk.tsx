import type { ComponentChildren } from 'preact';
import type { SignedIn } from '../session.ts';
import { AddressesPage } from './addresses.tsx';
import { CheckFilePage } from './check-file.tsx';
import { ClientPage } from './client.tsx';
import { ClientsPage } from './clients.tsx';
import { ReferenceDataPage } from './reference-data.tsx';
import { RequestsPage } from './requests.tsx';

/** Draws the page about addresses, clients or reference data that a path names, or nothing for other paths. */
export function deskPageAt(
  [first, second]: readonly string[],
  { may }: SignedIn,
): ComponentChildren | undefined {
  switch (first) {
    case 'addresses':
      return may('POST /console/api/addresses/search') ? <AddressesPage /> : undefined;
    case 'clients':
      if (!may('GET /console/api/client-overview')) return undefined;
      return second === undefined ? <ClientsPage /> : <ClientPage key={second} client={second} />;
    case 'requests':
      return may('GET /console/api/requests') ? <RequestsPage /> : undefined;
    case 'reference-data':
      if (second === 'check')
        return may('POST /console/api/address-file/check') ? <CheckFilePage /> : undefined;
      return may('GET /console/api/reference-data') ? <ReferenceDataPage /> : undefined;
    default:
      return undefined;
  }
}
