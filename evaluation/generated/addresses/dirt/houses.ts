import type { DirtKind } from './kind.ts';
import { hasPostcode } from './missing.ts';

const IN_WORDS =
  'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

export const HOUSES: readonly DirtKind[] = [
  {
    name: 'number in words',
    weight: 2,
    write: (draft) => {
      const number = /^\d{1,2}$/.test(draft.number) ? IN_WORDS[Number(draft.number) - 1] : undefined;
      if (number === undefined || draft.street === '') return false;
      draft.number = number;
      return true;
    },
  },
  {
    name: 'flat in words',
    weight: 3,
    write: (draft) => {
      const [, word = '', mark] = /^(Flat|Apartment|Unit) (\d{1,2})$/.exec(draft.unit) ?? [];
      const number = mark === undefined ? undefined : IN_WORDS[Number(mark) - 1];
      if (number === undefined) return false;
      draft.unit = `${word} ${number}`;
      return true;
    },
  },
  {
    name: 'range in another notation',
    weight: 25,
    write: (draft, random) => {
      const [, from, to] = /^(\d+)-(\d+)$/.exec(draft.number) ?? [];
      if (to === undefined) return false;
      const between = random.pick(['/', ' - ', ' to ', '&', ' & ', ' and ', '–']);
      draft.number = from + between + to;
      return true;
    },
  },
  {
    name: 'house without its number',
    weight: 8,
    write: (draft, _, { address: { point } }) => {
      const { buildingName, buildingNumber, subBuildingName } = point;
      if (buildingName === '' || buildingNumber === '' || subBuildingName !== '') return false;
      if (draft.building !== buildingName || !hasPostcode(draft)) return false;
      draft.number = '';
      draft.losses.add('number');
      return true;
    },
  },
  {
    name: 'house without its name',
    weight: 8,
    write: (draft, _, { address: { point } }) => {
      const { buildingName, buildingNumber } = point;
      if (
        buildingName === '' ||
        buildingNumber === '' ||
        draft.number !== buildingNumber ||
        draft.building !== buildingName
      )
        return false;
      draft.building = '';
      return true;
    },
  },
  {
    name: 'name not in the file',
    weight: 2,
    write: (draft, random, { address: { point } }) => {
      if (!/^\d+$/.test(draft.number) || draft.building !== '' || point.subBuildingName !== '') return false;
      if (draft.organisation !== '') return false;
      draft.building = random.pick([
        'Dunroamin',
        'The Nook',
        'Hillcrest',
        'Mon Repos',
        'Fairview',
        'The Haven',
        'Greenacres',
      ]);
      return true;
    },
  },
  {
    name: 'word before the number',
    weight: 3,
    write: (draft, random) => {
      if (!/^\d+[A-Z]?$/.test(draft.number) || draft.unit !== '') return false;
      draft.number = random.pick(['No ', 'No. ', 'no.', 'Number ', '#', 'House ', 'Nr ']) + draft.number;
      return true;
    },
  },
  {
    name: 'number on a line of its own',
    weight: 4,
    write: (draft) => {
      if (draft.number === '' || draft.street === '' || draft.building !== '' || draft.afterStreet !== '')
        return false;
      draft.building = draft.number;
      draft.number = '';
      return true;
    },
  },
];
