import { blankCard } from '../card.ts';
import { Pen } from '../pen.ts';
import { LAST } from '../people.ts';
import type { MakeSource } from './source.ts';

const HAND = { slip: 'typed', slips: 0.02, abbreviates: 0, upper: 0.01, lower: 0.25 } as const;

/** The newsletter list: an email address, mostly with a forename or nothing else. */
export const newsletter: MakeSource = (lists, dice) => {
  const pen = new Pen(lists, dice, HAND);
  return {
    appeal: ({ born, mails }) => (mails.length === 0 || LAST - born.year < 15 ? 0 : 20),
    write: (person, year) => {
      const card = blankCard('newsletter', person.kinds);
      pen.mail(card, person, year, 0.12);
      if (card.row.email === '') return undefined;
      const { given, surname } = pen.names(card, person, year, 0.7);
      const form = dice.share({ forename: 50, nothing: 35, both: 15 });
      if (form === 'nothing') {
        card.kinds.add('email only');
        for (const kind of card.kinds) if (/^(?:spelling|name that)/.test(kind)) card.kinds.delete(kind);
        delete card.stated.given;
      } else card.row.forename = pen.text(given, card, 'forename');
      if (form === 'forename') card.kinds.add('email and forename');
      if (form === 'both') card.row.surname = surname;
      else delete card.stated.surname;
      pen.letterCase(card);
      return { card, person };
    },
  };
};
