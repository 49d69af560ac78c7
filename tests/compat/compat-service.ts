import type { LookupService } from '../webservices/lookup-service.ts';

/** An answer of the compatibility layer. */
export interface Found {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly Message?: string;
    readonly postcode?: string;
    readonly latitude?: number;
    readonly longitude?: number;
    readonly addresses?: readonly unknown[];
  };
}

/** Sends a request to the layer, as any HTTP client would. `path` is the part after the prefix. */
export async function find(
  { url }: LookupService,
  path: string,
  headers: Record<string, string> = {},
): Promise<Found> {
  const response = await fetch(`${url}/getaddress.io/${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Found['body'],
  };
}
