import type { Draft, Order } from '../draft.ts';
import { habits } from './habit.ts';

function order(to: Order, test: (draft: Draft) => boolean): (draft: Draft) => boolean {
  return (draft) => {
    if (!test(draft)) return false;
    draft.order = to;
    return true;
  };
}

const hasUnit = ({ text, said }: Draft) => text.unit !== '' && said.street !== '';
const hasBuiltUnit = ({ text, isJoined }: Draft) => text.unit !== '' && text.building !== '' && !isJoined;
const hasNumber = ({ text }: Draft) => text.number !== '' && text.street !== '';
const hasPostcode = ({ text }: Draft) => text.postcode !== '';

/** Orders in which the parts stand. */
export const ORDERS = [
  ...habits('order', 'both', [
    [
      'unit after street',
      'Writes the flat after the street.',
      25,
      order('unit after street', (draft) => hasUnit(draft) && !draft.isBare),
    ],
    [
      'street before building',
      'Writes the street before the block.',
      5,
      order('street before building', ({ text }) => text.building !== '' && text.street !== ''),
    ],
    [
      'number after street',
      'Writes the number after the street, as abroad.',
      5,
      order('number after street', hasNumber),
    ],
    ['postcode first', 'Writes the postcode first.', 4, order('postcode first', hasPostcode)],
  ]),
  ...habits('order', 'shown', [
    [
      'town before village',
      'Writes the town before the village.',
      5,
      order('town before locality', ({ text }) => text.locality !== '' && text.town !== ''),
    ],
    [
      'postcode before town',
      'Writes the postcode before the town, as abroad.',
      4,
      order('postcode after street', ({ text }) => text.postcode !== '' && text.town !== ''),
    ],
    [
      'from large to small',
      'Writes the town first and the flat last.',
      3,
      order('town first', ({ text }) => text.town !== ''),
    ],
  ]),
  ...habits('order', 'held-back', [
    [
      'unit last',
      'Writes the flat at the end, where it was forgotten.',
      18,
      order('unit last', (draft) => hasUnit(draft) && !draft.isBare),
    ],
    [
      'block before flat',
      'Writes the block before the flat.',
      50,
      order('unit after building', hasBuiltUnit),
    ],
    [
      'small street then number',
      'Writes street and number, as abroad, in small letters.',
      3,
      (draft) => {
        if (!hasNumber(draft)) return false;
        draft.order = 'number after street';
        draft.letters = 'small';
        return true;
      },
    ],
  ]),
];
