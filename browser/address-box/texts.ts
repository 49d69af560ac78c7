import type { Reason } from './address-service.ts';

const NUMBERS = new Intl.NumberFormat('en-GB');

/** The texts that the box shows. */
export const TEXTS = {
  label: 'Find your address',
  placeholder: 'Postcode, street or building',
  suggestions: 'Suggested addresses',
  back: 'Back',
  byHand: 'Enter the address by hand',
  searching: 'Searching…',
  none: 'No address found. Check the spelling, or enter the address by hand.',
  missing: 'Choose an address, or enter it by hand.',
  addresses: (count: number) => (count === 1 ? '1 address' : `${NUMBERS.format(count)} addresses`),
  found: (count: number) =>
    `${count === 1 ? '1 suggestion' : `${NUMBERS.format(count)} suggestions`}. Choose with the arrow keys.`,
  inside: (count: number, label: string) =>
    `${NUMBERS.format(count)} in ${label}. Choose with the arrow keys.`,
  filled: (address: string) => `Filled in: ${address}`,
} as const;

/**
 * The message for the user when a call has no result. The service's reason follows in small print, for the
 * developers of the page.
 */
export const FAILURES: Readonly<Record<Reason, string>> = {
  'no-key': 'Address search is not set up on this page.',
  refused: 'Address search is not available on this page.',
  limit: 'There were too many searches from here. Try again later, or enter the address by hand.',
  unavailable: 'Address search is out of order. Try again in a moment, or enter the address by hand.',
  network: 'Address search cannot be reached. Check your connection, or enter the address by hand.',
};
