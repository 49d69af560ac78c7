import { draftOf, premiseOf } from './draft.ts';
import type { Layout } from './roll.ts';
import type { Half } from './words.ts';

type Header = readonly string[];

/** The columns of each list. The postcode is the last, because lists for other matchers are written that way. */
export const HEADERS: Readonly<Record<'tenements' | 'rates' | 'polling', Readonly<Record<Half, Header>>>> = {
  tenements: {
    shown: ['UPRN', 'Address1', 'Address2', 'Address3', 'Address4', 'Town', 'Postcode'],
    'held-back': ['uprn', 'address', 'postcode'],
  },
  rates: {
    shown: ['uprn', 'name', 'address', 'postcode'],
    'held-back': ['UPRN', 'NAME', 'ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'TOWN', 'POSTCODE'],
  },
  polling: {
    shown: ['uprn', 'line1', 'line2', 'line3', 'line4', 'town', 'county', 'postcode'],
    'held-back': [
      'UPRN',
      'Address 1',
      'Address 2',
      'Address 3',
      'Address 4',
      'Address 5',
      'Address 6',
      'Postcode',
    ],
  },
};

/** How a list writes an entry. Addresses move up if a line is missing. */
export function layoutOf(name: keyof typeof HEADERS, half: Half): Layout {
  return (entry) => {
    const draft = draftOf({ ...entry, columns: [] });
    draft.arrangement = entry.place.layout === 'last' ? 'last' : 'first';
    const { hamlet, locality } = draft;
    const lines = [...premiseOf(draft), hamlet, locality].filter((line) => line !== '');
    const { town, county, postcode, organisation } = entry;
    switch (`${name} ${half}`) {
      case 'tenements shown':
        return [...filled(lines, 4), town, postcode];
      case 'tenements held-back':
        return [[...lines, town].join(', '), postcode].map((text) => text.toUpperCase());
      case 'rates shown':
        return [organisation, [...lines, town].join(', '), postcode].map((text) => text.toUpperCase());
      case 'rates held-back':
        return [organisation, ...filled(lines, 3), town, postcode].map((text) => text.toUpperCase());
      case 'polling shown':
        return [...filled(lines, 4), town, county, postcode];
      default:
        return [
          ...filled(
            [...lines, town, county].filter((line) => line !== ''),
            6,
          ),
          postcode,
        ];
    }
  };
}

/** Lines in a number of columns. The first two share a column if there are too many. */
function filled(lines: readonly string[], count: number): string[] {
  const left = [...lines];
  while (left.length > count) left.splice(0, 2, `${left[0]}, ${left[1]}`);
  return [...left, ...Array.from({ length: count - left.length }, () => '')];
}
