import { restyle } from '../../../common/draft.ts';
import { described, order, rewrite, rewriteFlat, swap } from '../../../common/habit.ts';
import { rename } from '../../../common/pieces.ts';

/** How a reception, a charity and databases write the flats and blocks of an inner city. */
export const SQUARES_HELD_BACK = described(
  `
  light unit 24 floor with its number: Writes 'Flat (1st Fl)', '1/F Flat' or 'Flr 1 Flat'.
  light unit 24 basement in short: Writes 'Bsmt Flat' or 'Grdn Flat'.
  light unit 9 flat with a colon or a stroke: Writes 'Flat: 2' or 'Flat/B'.
  light unit 30 maisonette misspelt: Writes 'Masionette' or 'Maisonnette'.
  light unit 27 room of the shared house: Writes 'HMO Room 3' or 'R.3'.
  light unit 27 studio in letters: Writes 'Stud. 3' or 'STU3'.
  light unit 18 flat over the shop in letters: Writes 'F/O 14'.
  light unit 24 unit in two letters: Writes 'U 4', 'Un.4' or 'W/shop 4'.
  light order 12 flat behind its street: Writes '14 Albany Road, Flat 2'.
  light building 24 numbers behind the block: Writes 'Heron House (1-40)'.
  light building 18 estate in brackets: Writes '(Ledwell Estate)'.
  full building 9 mansions called a court: Writes 'Ruskin Court' for Ruskin Mansions.
  light firm 15 firm in brackets: Writes the company in brackets.
  light place 5 council as a line: Adds 'LB' and the name of the council.
  light place 6 side of London: Writes 'SE London' or 'E. London'.`,
  {
    'floor with its number': swap(
      'unit',
      [/^First Floor Flat$/, 'Flat (1st Fl)', '1/F Flat', 'Flr 1 Flat'],
      [/^Second Floor Flat$/, 'Flat (2nd Fl)', '2/F Flat', 'Flr 2 Flat'],
      [/^Ground Floor Flat$/, 'Flat (Gnd Fl)', 'G/F Flat', 'Gd Flr Flat'],
    ),
    'basement in short': swap(
      'unit',
      [/^Basement/, 'Bsmt', 'Bmt'],
      [/^Garden Flat$/, 'Grdn Flat'],
      [/^Lower Ground/, 'Lwr Grd'],
    ),
    'flat with a colon or a stroke': rewriteFlat(
      (mark, { dice }) => `Flat${dice.pick([': ', '/', '. '])}${mark}`,
    ),
    'maisonette misspelt': swap('unit', [/Maisonette/, 'Masionette', 'Maisonnette', 'Maisionette']),
    'room of the shared house': swap('unit', [/^Room (?=\d)/, 'HMO Room ', 'HMO Rm ', 'R.']),
    'studio in letters': swap('unit', [/^Studio (?=\d)/, 'Stud. ', 'STU', 'Std ']),
    'flat over the shop in letters': swap('unit', [/^Flat (?:Over|Above)$/, 'F/O', 'Flat ovr', 'Flat abv']),
    'unit in two letters': swap('unit', [/^Unit (?=\d)/, 'U ', 'Un.'], [/^Workshop /, 'W/shop ']),
    'flat behind its street': order(
      'unit after street',
      ({ text, said }) => /^(?:flat|suite) /.test(said.unit) && text.number !== '' && text.building === '',
    ),
    'numbers behind the block': swap('building', [/^(\d+-\d+) (.*)$/, '$2 ($1)']),
    'estate in brackets': rewrite('estate', (text) => `(${text})`),
    'mansions called a court': rename('building', (name) =>
      / Mansions$/.test(name) ? name.replace(/Mansions$/, 'Court') : '',
    ),
    'firm in brackets': rewrite('firm', (text) => `(${text})`),
    'council as a line': (draft) => restyle(draft, 'county', `LB ${draft.entry.area.borough}`),
    'side of London': (draft, { dice }) => {
      const side = /^[A-Z]+/.exec(draft.entry.postcode)?.[0] ?? '';
      return draft.text.town === 'London' && restyle(draft, 'town', `${side}${dice.pick([' ', '. '])}London`);
    },
  },
);
