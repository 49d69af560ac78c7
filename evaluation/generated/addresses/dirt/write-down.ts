import type { TypedAddress } from '../../../../src/matching/match.ts';
import type { Draft } from './draft.ts';

/** A draft as it is handed over. */
export function writeDown(draft: Draft): TypedAddress {
  const style = draft.restyle ?? ((text: string) => text);
  const lines = linesOf(draft);
  const places = [draft.town, draft.county].filter(Boolean);
  const ordered = (all: string[]) => (draft.reorder?.(all) ?? all).map(style);
  switch (draft.form) {
    case 'fields':
      return {
        lines: ordered(draft.country === '' ? lines : [...lines, draft.country]),
        ...(draft.organisation !== '' && { organisation: style(draft.organisation) }),
        ...(draft.town !== '' && { town: style(draft.town) }),
        ...(draft.county !== '' && { county: style(draft.county) }),
        ...(draft.postcode !== '' && { postcode: style(draft.postcode) }),
      };
    case 'lines':
      return {
        lines: ordered([...withOrganisation(draft, lines), ...places, ...country(draft)]),
        ...(draft.postcode !== '' && { postcode: style(draft.postcode) }),
      };
    case 'lines only':
      return {
        lines: [
          ...ordered([...withOrganisation(draft, lines), ...places]),
          ...[draft.postcode].filter(Boolean).map(style),
          ...country(draft).map(style),
        ],
      };
    default: {
      const all = [
        ...ordered([...withOrganisation(draft, lines), ...places]),
        ...[draft.postcode].filter(Boolean).map(style),
        ...country(draft).map(style),
      ];
      return { lines: [all.join(draft.form === 'one line' ? ', ' : ' ')] };
    }
  }
}

/** The lines between organisation and town. */
function linesOf(draft: Draft): string[] {
  const { number, dependentStreet, street, afterStreet } = draft;
  const first = [dependentStreet, street].filter(Boolean);
  const place = [draft.doubleLocality, draft.locality].filter(Boolean);
  if (number !== '') {
    if (first.length > 0) first[0] = `${number} ${first[0]}`;
    else if (place.length > 0) place[0] = `${number} ${place[0]}`;
    else first.push(number);
  }
  if (afterStreet !== '') {
    if (first.length > 0) first[first.length - 1] += ` ${afterStreet}`;
    else first.push(afterStreet);
  }
  return [
    draft.addressee,
    draft.department,
    draft.poBox,
    draft.unit,
    draft.building,
    ...first,
    ...place,
    draft.remark,
  ].filter(Boolean);
}

function withOrganisation({ organisation, addressee }: Draft, lines: readonly string[]): string[] {
  if (organisation === '') return [...lines];
  return addressee === '' ? [organisation, ...lines] : [lines[0]!, organisation, ...lines.slice(1)];
}

function country(draft: Draft): string[] {
  return [draft.country].filter(Boolean);
}
