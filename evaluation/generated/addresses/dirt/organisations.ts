import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { DirtKind } from './kind.ts';
import { hasPostcode } from './missing.ts';

const SUFFIX = / (?:ltd|plc|llp|limited|co|co ltd)\.?$/i;
const OTHER_FIRST = [
  'Brightwater',
  'Ashgrove',
  'Premier',
  'Kingfisher',
  'Northgate',
  'Summit',
  'Bluebird',
  'A1',
  'Acme',
];
const OTHER_TRADES = [
  'Catering',
  'Logistics',
  'Flooring',
  'Dry Cleaners',
  'Motors',
  'Lettings',
  'Tiles',
  'Café',
  'Barbers',
];

function otherName(random: Random): string {
  return `${random.pick(OTHER_FIRST)} ${random.pick(OTHER_TRADES)}`;
}

export const ORGANISATIONS: readonly DirtKind[] = [
  {
    name: 'legal suffix added or left out',
    weight: 25,
    write: (draft, random) => {
      if (draft.organisation === '') return false;
      draft.organisation = SUFFIX.test(draft.organisation)
        ? draft.organisation.replace(SUFFIX, '')
        : draft.organisation +
          random.pick([' Ltd', ' Limited', ' PLC', ' LLP', ' & Co', ' (UK) Ltd', ' Group']);
      return true;
    },
  },
  {
    name: 'organisation shortened',
    weight: 10,
    write: (draft, random) => {
      const words = draft.organisation.split(' ');
      const left = words.slice(0, random.onceIn(2) ? -1 : 2);
      if (words.length < 3 || left.at(-1) === '&') return false;
      draft.organisation = left.join(' ');
      return true;
    },
  },
  {
    name: 'trading name',
    weight: 8,
    write: (draft, random) => {
      if (draft.organisation === '') return false;
      const word = random.pick(['t/a', 'T/A', 'trading as', 'ta', '-']);
      draft.organisation = random.onceIn(2)
        ? `${otherName(random)} ${word} ${draft.organisation}`
        : `${draft.organisation} ${word} ${otherName(random)}`;
      return true;
    },
  },
  {
    name: 'no organisation',
    weight: 12,
    write: (draft) => {
      if (draft.organisation === '' || draft.losses.has('organisation of another')) return false;
      draft.organisation = '';
      draft.department = '';
      draft.losses.add('organisation');
      return true;
    },
  },
  {
    name: 'organisation of another',
    weight: 7,
    write: (draft, random) => {
      if (draft.organisation === '' || draft.losses.has('organisation')) return false;
      if (draft.losses.has('organisation of another')) return false;
      draft.organisation = otherName(random);
      draft.department = '';
      draft.losses.add('organisation of another');
      return true;
    },
  },
  {
    name: 'organisation not in the file',
    weight: 2,
    write: (draft, random) => {
      if (draft.organisation !== '' || draft.poBox !== '' || draft.losses.size > 0) return false;
      draft.organisation = otherName(random);
      draft.losses.add('organisation of another');
      return true;
    },
  },
  {
    name: 'department added or left out',
    weight: 8,
    write: (draft, random) => {
      if (draft.organisation === '') return false;
      draft.department =
        draft.department === ''
          ? random.pick(['Accounts Payable', 'Sales Dept', 'Reception', 'HR', 'Goods In'])
          : '';
      return true;
    },
  },
  {
    name: 'organisation and postcode alone',
    weight: 3,
    write: (draft, _, { address: { point } }) => {
      if (draft.organisation === '' || draft.losses.size > 0 || !hasPostcode(draft)) return false;
      if (point.poBox !== '') return false;
      draft.unit = '';
      draft.building = '';
      draft.number = '';
      draft.street = '';
      draft.dependentStreet = '';
      draft.losses.add('street');
      draft.losses.add('number');
      return true;
    },
  },
  {
    name: 'organisation and street without number',
    weight: 4,
    write: (draft) => {
      if (draft.organisation === '' || draft.number === '' || draft.street === '' || draft.losses.size > 0)
        return false;
      if (!hasPostcode(draft)) return false;
      draft.unit = '';
      draft.number = '';
      draft.losses.add('number');
      return true;
    },
  },
  {
    name: 'PO Box in another notation',
    weight: 60,
    write: (draft, random) => {
      const [, number] = /^PO Box (\d+)$/.exec(draft.poBox) ?? [];
      if (number === undefined) return false;
      draft.poBox =
        random.pick(['P.O. Box ', 'POBox ', 'PO BOX', 'P O Box ', 'Box ', 'po box no ', 'PO Box No. ']) +
        number;
      return true;
    },
  },
];
