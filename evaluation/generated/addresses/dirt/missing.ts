import type { Draft, Loss } from './draft.ts';
import type { DirtKind } from './kind.ts';

/** Whether the postcode is undamaged, so that something else may be missing. */
export function hasPostcode({ losses }: Draft): boolean {
  return !losses.has('postcode') && !losses.has('postcode like it') && !losses.has('postcode of another');
}

function leaveOut(
  name: string,
  weight: number,
  loss: Loss,
  write: (draft: Draft, subject: Parameters<DirtKind['write']>[2]) => boolean,
): DirtKind {
  return {
    name,
    weight,
    write: (draft, _, subject) => {
      if (draft.losses.has(loss) || !write(draft, subject)) return false;
      draft.losses.add(loss);
      return true;
    },
  };
}

export const MISSING: readonly DirtKind[] = [
  leaveOut('no town', 5, 'town', (draft) => {
    if (draft.town === '' || !hasPostcode(draft)) return false;
    draft.town = '';
    return true;
  }),
  leaveOut('no street', 1.5, 'street', (draft) => {
    const hasPremise = draft.number !== '' || draft.building !== '' || draft.unit !== '';
    if (draft.street === '' || !hasPremise || !hasPostcode(draft)) return false;
    draft.street = '';
    draft.dependentStreet = '';
    return true;
  }),
  leaveOut('no street descriptor', 4, 'descriptor', (draft, { address: { point } }) => {
    const { thoroughfareName, thoroughfareDescriptor } = point;
    // Without its descriptor, The Close would have no name left.
    if (thoroughfareDescriptor === '' || thoroughfareName === 'The') return false;
    if (draft.street !== `${thoroughfareName} ${thoroughfareDescriptor}`) return false;
    draft.street = thoroughfareName;
    return true;
  }),
  leaveOut('no locality', 6, 'locality', (draft, { address: { point } }) => {
    if (draft.doubleLocality + draft.locality === '') return false;
    // In a village without streets, the locality takes the place of the street.
    if (point.thoroughfareName === '') return false;
    if (draft.doubleLocality !== '' && draft.locality !== '') draft.doubleLocality = '';
    else {
      draft.doubleLocality = '';
      draft.locality = '';
    }
    return true;
  }),
  leaveOut('no dependent street', 2, 'street', (draft) => {
    if (draft.dependentStreet === '' || draft.street === '' || !hasPostcode(draft)) return false;
    draft.dependentStreet = '';
    return true;
  }),
];
