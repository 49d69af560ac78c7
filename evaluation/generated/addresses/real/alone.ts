import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { MadePostcode } from '../file/made-postcodes.ts';
import { printed } from '../run/match-all.ts';
import { inCommon, spelling } from './same-place.ts';

/**
 * Whether a postcode has no second row for the same place. Lists overlap: a practice may be in three of them
 * in different spellings, and nobody could say which row is right.
 */
export function aloneIn(postcodes: readonly MadePostcode[]): (point: DeliveryPoint) => boolean {
  const words = ({ organisation, ...point }: DeliveryPoint) =>
    spelling(organisation, printed({ ...point, organisation: '' }));
  const rows = new Map(postcodes.map(({ postcode, addresses }) => [postcode, addresses]));
  return (point) =>
    (rows.get(point.postcode) ?? []).every(
      ({ point: other }) =>
        other.udprn === point.udprn || inCommon(words(point), words(other)) !== 'building',
    );
}
