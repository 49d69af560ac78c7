import { joinThoroughfare } from '../../../../src/address/thoroughfare.ts';
import { titled } from './draft.ts';
import type { DirtKind } from './kind.ts';
import { hasPostcode } from './missing.ts';

export const PLACES: readonly DirtKind[] = [
  {
    name: 'county',
    weight: 10,
    write: (draft, _, { postcode: { county } }) => {
      if (draft.county !== '' || county === '') return false;
      draft.county = county;
      return true;
    },
  },
  {
    name: 'county of another',
    weight: 2,
    write: (draft, random, { around }) => {
      const county = around.county(random);
      if (draft.county !== '' || county === undefined) return false;
      draft.county = county;
      return true;
    },
  },
  {
    name: 'country',
    weight: 3,
    write: (draft, random) => {
      if (draft.country !== '') return false;
      draft.country = random.pick(['UK', 'U.K.', 'United Kingdom', 'GB', 'Great Britain', 'uk']);
      return true;
    },
  },
  {
    name: 'town or postcode said twice',
    weight: 3,
    write: (draft, random, { postcode }) => {
      if (draft.remark !== '' || draft.town === '') return false;
      const isPostcode = draft.postcode === postcode.postcode && random.onceIn(2);
      draft.remark = isPostcode ? draft.postcode : draft.town;
      return true;
    },
  },
  {
    name: 'neighbouring town',
    weight: 3,
    write: (draft, random, { address, around }) => {
      if (draft.town === '' || draft.losses.has('town of another') || !hasPostcode(draft)) return false;
      const town = around.townNear(address.point, random);
      if (town === undefined) return false;
      draft.town = titled(town);
      draft.losses.add('town of another');
      return true;
    },
  },
  {
    name: 'locality instead of the town',
    weight: 2,
    write: (draft) => {
      if (draft.locality === '' || draft.town === '' || !hasPostcode(draft)) return false;
      draft.town = draft.locality;
      draft.locality = '';
      draft.losses.add('town');
      return true;
    },
  },
  {
    name: 'Welsh form',
    weight: 25,
    write: (draft, random, { address: { welsh } }) => {
      if (welsh === undefined || draft.street === '' || draft.town === '') return false;
      if (draft.losses.has('descriptor') || draft.losses.has('town of another')) return false;
      draft.street = joinThoroughfare(welsh.thoroughfareName, welsh.thoroughfareDescriptor);
      if (draft.dependentStreet !== '') {
        draft.dependentStreet = joinThoroughfare(
          welsh.dependentThoroughfareName,
          welsh.dependentThoroughfareDescriptor,
        );
      }
      // Half of those who write the street in Welsh give the places their English names.
      if (random.onceIn(2)) return true;
      if (draft.doubleLocality !== '') draft.doubleLocality = welsh.doubleDependentLocality;
      if (draft.locality !== '') draft.locality = welsh.dependentLocality;
      draft.town = titled(welsh.postTown);
      return true;
    },
  },
  {
    name: 'alias of the street',
    weight: 40,
    write: (draft, _, { postcode: { streetAlias }, address: { point } }) => {
      if (streetAlias === '' || draft.street === '' || !hasPostcode(draft)) return false;
      if (draft.losses.has('descriptor') || point.thoroughfareName === '') return false;
      draft.street = streetAlias;
      return true;
    },
  },
  {
    name: 'alias of the house',
    weight: 60,
    write: (draft, _, { address: { alias, point } }) => {
      if (alias === '' || draft.building !== point.buildingName || !hasPostcode(draft)) return false;
      draft.building = alias;
      return true;
    },
  },
];
