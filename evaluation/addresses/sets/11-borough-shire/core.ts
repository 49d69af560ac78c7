import type { Elements } from '../../row.ts';

export const CORE = [
  'label',
  'digits',
  'building',
  'street',
  'hamlet',
  'locality',
  'town',
  'outward',
  'postcode',
] as const;

export type CoreName = (typeof CORE)[number];

/**
 * What a clerk compares: the elements of an address without case, punctuation and articles. `12A` and `Flat A, 12`
 * have the same digits and label.
 */
export type Core = Readonly<Record<CoreName, string>>;

/** What a text says. It says nothing about the elements that it leaves out or has wrong. */
export type Claim = Partial<Record<CoreName, string>>;

/** A name without case, punctuation, spaces and article. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]/g, '');
}

export function coreOf(home: Elements & { readonly hamlet: string }): Core {
  const { flat, building, number, street, hamlet, locality, town, postcode } = home;
  const [, digits = number, letter = ''] = flat === '' ? (/^(\d+)([A-Z])$/.exec(number) ?? []) : [];
  return {
    label: flat === '' ? letter.toLowerCase() : labelOf(flat),
    digits: digits.toLowerCase(),
    building: plain(building),
    street: plain(street),
    hamlet: plain(hamlet),
    locality: plain(locality),
    town: plain(town),
    outward: postcode.split(' ')[0] ?? '',
    postcode,
  };
}

/** The name of a flat without the words that people add or drop. */
function labelOf(flat: string): string {
  const bare = flat.toLowerCase().replace(/^(?:flat|apartment|the|caravan|no) /, '');
  return bare.replace(/[^a-z0-9]/g, '');
}

/** Whether a row has everything that is claimed. */
export function fits(core: Core, claim: Claim): boolean {
  for (const name of CORE) {
    const said = claim[name];
    if (said !== undefined && said !== core[name]) return false;
  }
  return true;
}
