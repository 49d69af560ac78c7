import { blankCard } from '../card.ts';
import { typedBirth, typedNumber } from '../dirt.ts';
import { Pen } from '../pen.ts';
import { at, LAST } from '../people.ts';
import type { MakeSource } from './source.ts';

const HAND = { slip: 'typed', slips: 0.025, abbreviates: 0.15, upper: 0.03, lower: 0.12 } as const;

/** Event registrations: full name, typed birthday, mobile, and the telephone of an emergency contact. */
export const events: MakeSource = (lists, dice) => {
  const pen = new Pen(lists, dice, HAND);
  return {
    appeal: ({ born }) => (LAST - born.year > 72 ? 3 : LAST - born.year < 10 ? 3 : 26),
    write: (person, year) => {
      const card = blankCard('event registrations', person.kinds);
      const { row } = card;
      const { given, surname } = pen.names(card, person, year, 0.35);
      row.forename = pen.text(given, card, 'forename');
      row.surname = pen.text(surname, card, 'surname');
      if (person.middles.length > 0 && !row.forename.includes(' ') && dice.chance(0.3)) {
        row[dice.chance(0.5) ? 'middle' : 'forename'] = '';
        const middles = person.middles.map((middle) => pen.accents(middle)).join(' ');
        if (row.forename === '') row.forename = `${given} ${middles}`;
        else row.middle = middles;
        card.stated.middle = person.middles[0]!;
      } else if (dice.chance(0.02)) {
        card.kinds.add('names swapped');
        [row.forename, row.surname] = [row.surname, row.forename];
      }
      if (dice.chance(0.9)) pen.birth(card, person, (born) => typedBirth(born, dice));
      else if (dice.chance(0.4)) {
        card.kinds.add('default birthday');
        row.date_of_birth = dice.one(['01/01/1900', '01/01/1970']);
      }
      if (dice.chance(0.92)) pen.mobile(card, person, year);
      if (dice.chance(0.6)) pen.mail(card, person, year, 0.1);
      const home = pen.homeOf(card, person, year);
      if (dice.chance(0.6)) pen.address(card, home);
      else if (dice.chance(0.7)) {
        card.stated.home = home;
        row.postcode = pen.postcode(card, home, false);
      }
      const emergency = person.close.map((one) => at(one.mobiles, year)).filter((text) => text !== undefined);
      if (emergency.length > 0 && dice.chance(0.8)) {
        card.kinds.add('emergency contact');
        row.telephone_other = typedNumber(dice.one(emergency), dice);
      }
      pen.letterCase(card);
      return { card, person };
    },
  };
};
