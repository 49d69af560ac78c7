import type { Streets } from '../../address/delivery-point.ts';
import { splitThoroughfare } from '../../address/thoroughfare.ts';
import type { Setting } from './localities.ts';
import { villageName } from './names.ts';
import type { Random } from './random.ts';
import { DESCRIPTORS, ESTATES, STEMS, STREET_WORDS, WELSH_STREETS, WELSH_WORDS } from './words.ts';

export const NO_STREETS: Streets = {
  thoroughfareName: '',
  thoroughfareDescriptor: '',
  dependentThoroughfareName: '',
  dependentThoroughfareDescriptor: '',
};

/**
 * A street, usually a name and a descriptor. A few have a dependent street, and in villages some addresses
 * have no street.
 */
export function street(random: Random, setting: Setting): Streets {
  if (setting === 'village' && random.onceIn(5)) return NO_STREETS;
  return streets(streetText(random), random.onceIn(25) ? streetText(random) : '');
}

export function estate(random: Random): Streets {
  const inside = random.onceIn(3) ? streetText(random) : '';
  return streets(`${villageName(random).split(' ')[0]} ${random.pick(ESTATES)}`, inside);
}

/** Welsh street names for streets. They are whole, without descriptors. */
export function welshStreets(
  random: Random,
  { thoroughfareName, dependentThoroughfareName }: Streets,
): Streets {
  const name = () => `${random.pick(WELSH_STREETS)} ${random.pick(WELSH_WORDS)}`;
  return {
    ...NO_STREETS,
    thoroughfareName: thoroughfareName && name(),
    dependentThoroughfareName: dependentThoroughfareName && name(),
  };
}

/** Splits the written names of a street and its dependent street as an importer does. */
export function streets(thoroughfare: string, dependent = ''): Streets {
  const main = splitThoroughfare(thoroughfare);
  const smaller = splitThoroughfare(dependent);
  return {
    thoroughfareName: main.name,
    thoroughfareDescriptor: main.descriptor,
    dependentThoroughfareName: smaller.name,
    dependentThoroughfareDescriptor: smaller.descriptor,
  };
}

function streetText(random: Random): string {
  const name = random.onceIn(4) ? random.pick(STEMS) : random.pick(STREET_WORDS);
  switch (random.below(40)) {
    case 0:
      return `The ${random.pick(['Green', 'Avenue', 'Close', 'Crescent', 'Hill', 'Mews'])}`;
    case 1:
      return `${name}gate`;
    case 2:
      return `High Street ${random.pick(['North', 'South', 'East', 'West'])}`;
    default:
      return `${name} ${random.pick(DESCRIPTORS)}`;
  }
}
