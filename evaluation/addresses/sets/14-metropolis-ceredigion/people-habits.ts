import type { Habit } from './habit.ts';

/** What people write before, after and between the parts of an address. */
export const PEOPLE: readonly Habit[] = [
  {
    name: 'order changed',
    weight: { metropolis: 8, ceredigion: 7 },
    touches: 'order',
    apply: (draft, { chance }) => {
      const order = chance.by({ 'postcode first': 4, 'town first': 3, 'number last': 3, 'unit last': 3 });
      const { said, unit, isBare, door } = draft;
      if (order === 'number last' && (said.number === '' || said.street === '' || door !== '')) return false;
      if (order === 'unit last' && (unit === '' || isBare || door !== '')) return false;
      if (order === 'postcode first' && said.postcode === '') return false;
      draft.order = order;
      return true;
    },
  },
  {
    name: 'person in front',
    weight: { metropolis: 6, ceredigion: 6 },
    touches: 'front',
    apply: ({ before }, { chance, words }) => before.push(chance.of(words.people)) > 0,
  },
  {
    name: 'care of',
    weight: { metropolis: 3, ceredigion: 2 },
    touches: 'front',
    apply: ({ before }, { chance, words }) => before.push(chance.of(words.careOf)) > 0,
  },
  {
    name: 'firm in front',
    weight: { metropolis: 4, ceredigion: 4 },
    touches: 'front',
    apply: (draft, { chance, words }) => {
      const firm = chance.of(words.firms);
      if (chance.is(0.5)) draft.firm = firm;
      else draft.before.push(firm);
      return true;
    },
  },
  {
    name: 'remark',
    weight: { metropolis: 6, ceredigion: 6 },
    touches: 'behind',
    apply: ({ before, after, entry }, { chance, words }) => {
      const isWelsh = entry.place.list === 'ceredigion' && chance.is(0.3);
      const remark = chance.of(isWelsh ? words.remarksWelsh : words.remarks);
      const text = chance.is(0.4) ? `(${remark})` : remark;
      return (chance.is(0.85) ? after : before).push(text) > 0;
    },
  },
  {
    name: 'estate added',
    weight: { metropolis: 9, ceredigion: 0 },
    touches: 'behind',
    apply: ({ beside, entry }) =>
      entry.estate !== '' && entry.estate !== entry.building && beside.push(entry.estate) > 0,
  },
  {
    name: 'country added',
    weight: { metropolis: 1, ceredigion: 2 },
    touches: 'behind',
    apply: ({ after, entry }, { chance }) => {
      const isWales = entry.place.list === 'ceredigion';
      return (
        after.push(chance.of(isWales ? ['Wales', 'Cymru', 'UK'] : ['UK', 'England', 'United Kingdom'])) > 0
      );
    },
  },
];
