import { blankCard } from '../card.ts';
import { Pen } from '../pen.ts';
import { homeAt, LAST, type Somebody, surnameAt } from '../people.ts';
import type { MakeSource, Written } from './source.ts';

const HAND = { slip: 'scanned', slips: 0.035, abbreviates: 0.6, upper: 0.4, lower: 0 } as const;

/** The donors’ ledger: title, initials, surname and address, and at times a couple or a dead donor. */
export const ledger: MakeSource = (lists, dice) => {
  const pen = new Pen(lists, dice, HAND);

  /** A record of two people or of a family, who give together. */
  function household(person: Somebody, spouse: Somebody, year: number): Written {
    const card = blankCard('donors’ ledger', ['household donation']);
    const { row } = card;
    const [man, woman] = person.sex === 'M' ? [person, spouse] : [spouse, person];
    const surname = surnameAt(man, year);
    const other = surnameAt(woman, year);
    if (other !== surname) row.name = `Mr ${man.given[0]} ${surname} & Ms ${woman.given[0]} ${other}`;
    else if (dice.chance(0.15)) row.name = dice.one([`The ${surname} Family`, `${surname} Family`]);
    else if (dice.chance(0.5))
      row.name = dice.one([
        `Mr & Mrs ${man.given[0]} ${surname}`,
        `Mr and Mrs ${surname}`,
        `${man.given} & ${woman.given} ${surname}`,
      ]);
    else Object.assign(row, { title: 'Mr & Mrs', forename: man.given[0], surname });
    pen.address(card, homeAt(man, year));
    if (dice.chance(0.5)) pen.landline(card, homeAt(man, year));
    pen.letterCase(card);
    return { card, person: undefined, about: [man, woman, ...man.close] };
  }

  function executors(person: Somebody, year: number): Written {
    const card = blankCard('donors’ ledger', ['executors']);
    card.row.name = dice.one([
      `Exors of the late ${pen.title(card, person, year)} ${person.given[0]} ${surnameAt(person, year)}`,
      `The Executors of ${person.given} ${surnameAt(person, year)} Decd`,
      `Exors of ${person.given[0]} ${surnameAt(person, year)} (Deceased)`,
    ]);
    pen.address(card, homeAt(person, year));
    return { card, person: undefined, about: [person, ...person.close] };
  }

  return {
    appeal: ({ born }) => (LAST - born.year > 55 ? 46 : LAST - born.year < 22 ? 0 : 16),
    write: (person, year) => {
      const { spouse, died } = person;
      if (died !== undefined && dice.chance(0.3)) return executors(person, year);
      if (spouse !== undefined && spouse.from <= year && year < spouse.until && dice.chance(0.22))
        return household(person, spouse.person, year);
      const card = blankCard('donors’ ledger', person.kinds);
      const { row, stated } = card;
      const { given, surname } = pen.names(card, person, year, 0.1);
      if (dice.chance(0.96)) row.title = pen.title(card, person, year);
      row.surname = pen.text(surname, card, 'surname');
      if (dice.chance(0.08)) {
        card.kinds.add('title and surname only');
        delete stated.given;
      } else if (dice.chance(0.82)) {
        card.kinds.add('initial');
        const initial = given[0]!.toUpperCase();
        const middle = person.middles[0]?.[0] ?? '';
        const both = middle !== '' && dice.chance(0.5);
        row.forename = both
          ? dice.one([`${initial} ${middle}`, `${initial}${middle}`, `${initial}.${middle}.`])
          : dice.one([initial, `${initial}.`]);
        stated.given = { how: 'initial', text: initial };
        if (both) stated.middle = middle;
      } else row.forename = pen.text(given, card, 'forename');
      if (died !== undefined && died <= year && dice.chance(0.5)) {
        card.kinds.add('deceased');
        row.surname = dice.one([`${row.surname} (Deceased)`, `${row.surname} Decd`]);
      }
      const home = pen.homeOf(card, person, year);
      pen.address(card, home, { isOldCode: year < 2012 && dice.chance(0.4) });
      if (dice.chance(0.55)) pen.landline(card, home);
      pen.letterCase(card);
      return { card, person };
    },
  };
};
