import { alter, restyle } from '../../../common/draft.ts';
import { outwardOf } from '../../../common/entry.ts';
import { described, hasOwnCode, rewriteFlat, swap } from '../../../common/habit.ts';
import { joinDoor, put } from '../../../common/pieces.ts';

/** The numbers that people spell. The first one is nought, which no flat has. */
export const SPELT = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
];

/** How tenants, parents and customers write the flats and blocks of an inner city. */
export const SQUARES_SHOWN = described(
  `
  light unit 24 floor flat in letters: Writes 'GFF', 'FFF' or 'TFF'.
  light unit 18 floor behind the number: Writes '14 (first floor)'.
  light unit 7 flat number spelt: Writes 'Flat Two'.
  light unit 30 room as a bedroom: Writes 'Bedroom 3', 'Rm3' or 'Room No. 3'.
  light unit 27 studio flat: Writes 'Studio Flat 3' or 'Stu 3'.
  light unit 30 maisonette in short: Writes 'Upr Mais' or 'Top Maisonette'.
  light unit 6 buzzer of the flat: Adds the buzzer, which has the number of the flat.
  light building 18 numbers of the block in words: Writes '1 to 40 Byron House'.
  full building 24 numbers of the block left out: Writes 'Byron House' for a block listed as 1-40 Byron House.
  light building 14 mansions in one letter less: Writes 'Leith Mansion', 'Leith Mans' or 'Bldgs'.
  light remark 5 word for the driver: Adds how to come in.
  light place 8 London and its district: Writes 'London W41'.
  light place 4 London in short: Writes 'Ldn' or 'LDN'.`,
  {
    'floor flat in letters': swap(
      'unit',
      ...([
        [/^Basement Flat$/, 'BF'],
        [/^Garden Flat$/, 'GDN FLT'],
        [/^Lower Ground Floor Flat$/, 'LGFF'],
      ] as const),
      [/^(G|F|S|T)\w+ Floor Flat$/, '$1FF'],
    ),
    'floor behind the number': joinDoor((unit, number, { text }) => {
      const floor = /^(\w+ Floor) Flat$/.exec(unit)?.[1];
      return floor === undefined || text.building !== '' ? undefined : `${number} (${floor.toLowerCase()})`;
    }),
    'flat number spelt': rewriteFlat((mark) =>
      SPELT[Number(mark)] ? `Flat ${SPELT[Number(mark)]}` : undefined,
    ),
    'room as a bedroom': swap('unit', [/^Room (?=\d)/, 'Bedroom ', 'Rm', 'Room No. ']),
    'studio flat': swap('unit', [/^Studio (?=\d)/, 'Studio Flat ', 'Stu ', 'Studio no ']),
    'maisonette in short': swap(
      'unit',
      [/^Upper Maisonette$/, 'Upper Mais', 'Upr Mais.', 'Top Maisonette'],
      [/^(Lower|Garden) Maisonette$/, '$1 Mais', '$1 Mais.', '$1 Duplex'],
    ),
    'buzzer of the flat': put('after', (_, { said }) => {
      const mark = /^flat (\w+)$/.exec(said.unit)?.[1];
      return mark === undefined ? '' : `buzzer ${mark.toUpperCase()}`;
    }),
    'word for the driver': put('after', ({ dice, words }) => dice.pick(words.remarks)),
    'numbers of the block in words': swap('building', [/^(\d+)-(\d+) /, '$1 to $2 ']),
    'numbers of the block left out': (draft) =>
      alter(draft, 'building', draft.said.building.replace(/^\d+-\d+ /, '')),
    'mansions in one letter less': swap(
      'building',
      [/ Mansions$/, ' Mansion', ' Mans'],
      [/ Buildings$/, ' Bldgs'],
    ),
    'London and its district': (draft) =>
      hasOwnCode(draft) &&
      draft.text.town === 'London' &&
      restyle(draft, 'town', `London ${outwardOf(draft.entry.postcode)}`),
    'London in short': swap('town', [/^London$/, 'Ldn', 'LDN', 'Lndn']),
  },
);
