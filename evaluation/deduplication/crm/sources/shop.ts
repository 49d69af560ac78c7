import { blankCard, type Card } from '../card.ts';
import { typedNumber } from '../dirt.ts';
import { Pen } from '../pen.ts';
import { at, homeAt, LAST, type Somebody } from '../people.ts';
import type { MakeSource } from './source.ts';

const HAND = { slip: 'typed', slips: 0.025, abbreviates: 0.2, upper: 0.04, lower: 0.16 } as const;

/** The online shop: delivery addresses, an email address almost always, no birthday. */
export const shop: MakeSource = (lists, dice) => {
  const pen = new Pen(lists, dice, HAND);

  function deliver(card: Card, person: Somebody, year: number): void {
    const parent = person.close.find(({ born }) => born.year < person.born.year - 17);
    if (person.firm !== undefined && dice.chance(0.1)) {
      card.kinds.add('delivery to work');
      pen.address(card, person.firm.site);
      if (dice.chance(0.3)) pen.landline(card, person.firm.site);
    } else if (parent !== undefined && homeAt(parent, year) !== homeAt(person, year) && dice.chance(0.15)) {
      card.kinds.add('delivery to the parents');
      pen.address(
        card,
        homeAt(parent, year),
        dice.chance(0.4) ? { careOf: `c/o ${parent.given} ${at(parent.surnames, year)}` } : {},
      );
    } else pen.address(card, pen.homeOf(card, person, year));
  }

  return {
    appeal: ({ born }) => (LAST - born.year > 80 ? 5 : LAST - born.year < 14 ? 1 : 34),
    write: (person, year) => {
      const card = blankCard('online shop', person.kinds);
      const { given, surname } = pen.names(card, person, year, 0.75);
      const { row } = card;
      row.forename = pen.text(given, card, 'forename');
      row.surname = pen.text(surname, card, 'surname');
      if (dice.chance(0.02)) {
        card.kinds.add('placeholder');
        row.surname = dice.one(['.', '-', 'x', row.forename[0]!]);
        delete card.stated.surname;
      } else if (dice.chance(0.03)) {
        card.kinds.add('initial');
        row.forename = given[0]!;
        card.stated.given = { how: 'initial', text: given[0]!.toUpperCase() };
      }
      const buyer = dice.chance(0.07) && person.close.length > 0 ? dice.one(person.close) : undefined;
      if (buyer !== undefined && at(buyer.mails, year) !== undefined && LAST - buyer.born.year > 17) {
        // Somebody else ordered a gift: the name and the address are the recipient’s, the contacts the buyer’s.
        card.kinds.add('gift from another person');
        pen.address(card, pen.homeOf(card, person, year));
        row.email = at(buyer.mails, year)!.text;
        const mobile = at(buyer.mobiles, year);
        if (mobile !== undefined && dice.chance(0.5)) row.mobile = typedNumber(mobile, dice);
        pen.letterCase(card);
        return { card, person };
      }
      deliver(card, person, year);
      if (dice.chance(0.97)) pen.mail(card, person, year, 0.15);
      if (row.email === '' && dice.chance(0.3))
        row.email = dice.one(['a@a.com', 'none@none.com', 'noemail@gmail.com', 'n/a']);
      if (dice.chance(0.7)) pen.mobile(card, person, year);
      else if (dice.chance(0.2))
        row.mobile = dice.one(['07000000000', '00000000000', '07123456789', '01234567890']);
      pen.letterCase(card);
      return { card, person };
    },
  };
};
