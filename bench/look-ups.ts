import type { AddressFile } from '../src/address-file/address-file.ts';

/* Look-ups as requests that can be sent as they are (bench/load.ts). */

/** How many different postcodes are looked up, spread evenly over the file. */
const POSTCODES = 100_000;

/** Postcodes that have delivery points, in scrambled order. */
export function somePostcodes(file: AddressFile): string[] {
  const step = Math.max(1, Math.floor(file.manifest.counts.postcodes / POSTCODES));
  const codes: string[] = [];
  let at = 0;
  for (const { postcode, addresses } of file.entries()) {
    if (at++ % step === 0 && addresses.some(({ kind }) => kind === 'delivery-point')) codes.push(postcode);
  }
  // 7,919 is prime, so every postcode comes up once.
  return codes.map((_, index) => codes[(index * 7919) % codes.length]!);
}

/** A look-up of a postcode by a method of AddressCapture. */
export function post(path: string, postcode: string): string {
  const body = JSON.stringify({ postcode, licence: 'WebServerFull' });
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** A look-up by a GET. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n`;
}
