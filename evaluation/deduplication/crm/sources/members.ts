import { blankCard, type Card } from '../card.ts';
import { plainBirth, serialBirth, twoDigitBirth, typedBirth } from '../dirt.ts';
import { Pen } from '../pen.ts';
import { type Born, FIRST, LAST, type Somebody } from '../people.ts';
import type { MakeSource } from './source.ts';

const HAND = { slip: 'typed', slips: 0.03, abbreviates: 0.35, upper: 0.12, lower: 0.03 } as const;

/** The membership list, a spreadsheet of many hands: names in one cell, stale facts, broken dates. */
export const members: MakeSource = (lists, dice) => {
  const pen = new Pen(lists, dice, HAND);

  function inOneCell(card: Card, person: Somebody, given: string, surname: string, year: number): void {
    card.kinds.add('name in one cell');
    const { row, stated } = card;
    const title = pen.title(card, person, year);
    const form = dice.one([
      '',
      '',
      'title',
      'comma',
      'commaTitle',
      'surnameFirst',
      'initial',
      'middle',
    ] as const);
    if (!form.includes('itle')) delete stated.sex;
    if (form === 'initial') {
      card.kinds.add('initial');
      stated.given = { how: 'initial', text: given[0]!.toUpperCase() };
    }
    const middle = person.middles[0];
    row.name = {
      '': `${given} ${surname}`,
      title: `${title} ${given} ${surname}`,
      comma: `${surname}, ${given}`,
      commaTitle: `${surname}, ${title} ${given}`,
      surnameFirst: `${surname.toUpperCase()} ${given}`,
      initial: dice.one([`${given[0]} ${surname}`, `${surname} ${given[0]}`]),
      middle: middle === undefined ? `${given} ${surname}` : `${given} ${middle[0]} ${surname}`,
    }[form];
  }

  function spreadsheetBirth(card: Card, person: Somebody): void {
    const swapped = (born: Born) => plainBirth({ ...born, month: born.day, day: born.month });
    const typed = (born: Born) => typedBirth(born, dice);
    const form = dice.share({ plain: 50, serial: 14, two: 14, swapped: 14, typed: 10, default: 5 });
    if (form === 'default') {
      card.kinds.add('default birthday');
      card.row.date_of_birth = dice.one(['01/01/1900', '01/01/1900', '1', '.']);
      return;
    }
    const canSwap = form === 'swapped' && person.born.day <= 12;
    if (form === 'serial') card.kinds.add('birthday as a serial number');
    if (form === 'two') card.kinds.add('birthday with two digits of the year');
    if (canSwap) card.kinds.add('day and month exchanged');
    const types = { plain: plainBirth, serial: serialBirth, two: twoDigitBirth, typed };
    pen.birth(card, person, form === 'swapped' ? (canSwap ? swapped : plainBirth) : types[form]);
  }

  return {
    appeal: ({ born }) => (LAST - born.year > 45 ? 26 : LAST - born.year < 12 ? 2 : 14),
    write: (person, latest) => {
      // Nobody told the membership secretary of the last move or marriage.
      const year = dice.chance(0.4) ? Math.max(FIRST, latest - dice.between(2, 9)) : latest;
      const card = blankCard('membership list', person.kinds);
      const { row } = card;
      const names = pen.names(card, person, year, 0.4);
      const given = pen.text(names.given, card, 'forename');
      const surname = pen.text(names.surname, card, 'surname');
      if (dice.chance(0.45)) inOneCell(card, person, given, surname, year);
      else {
        const isSwapped = dice.chance(0.12);
        if (isSwapped) card.kinds.add('names swapped');
        [row.forename, row.surname] = isSwapped ? [surname, given] : [given, surname];
        if (dice.chance(0.4)) row.title = pen.title(card, person, year);
      }
      if (dice.chance(0.65)) spreadsheetBirth(card, person);
      const home = pen.homeOf(card, person, year);
      if (dice.chance(0.94)) pen.address(card, home, { isOldCode: dice.chance(0.25) });
      if (dice.chance(0.4)) pen.landline(card, home);
      if (dice.chance(0.35)) pen.mobile(card, person, year);
      if (dice.chance(0.4)) pen.mail(card, person, year, 0.12);
      pen.letterCase(card);
      return { card, person };
    },
  };
};
