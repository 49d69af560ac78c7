import type { Card } from './card.ts';
import { type Dice, listOf } from './dice.ts';
import { misread, mistyped, typedNumber, wrongBirth, wrongNumber } from './dirt.ts';
import type { CrmLists } from './lists.ts';
import { at, type Born, homeAt, plain, type Somebody, surnameAt } from './people.ts';
import { type Home, postcodeOf } from './places.ts';

const ABBREVIATED: Readonly<Record<string, string>> = {
  Road: 'Rd',
  Street: 'St',
  Avenue: 'Ave',
  Close: 'Cl',
  Lane: 'La',
  Drive: 'Dr',
  Terrace: 'Terr',
  Grove: 'Gr',
  Gardens: 'Gdns',
  Court: 'Ct',
  Crescent: 'Cres',
  Place: 'Pl',
};

export interface Hand {
  readonly slip: 'typed' | 'scanned';
  /** The share of texts with a slip. */
  readonly slips: number;
  readonly abbreviates: number;
  readonly upper: number;
  readonly lower: number;
}

/** Writes single facts onto a card, with the slips of one source. */
export class Pen {
  readonly dice: Dice;
  readonly #lists: CrmLists;
  readonly #hand: Hand;

  constructor(lists: CrmLists, dice: Dice, hand: Hand) {
    this.dice = dice;
    this.#lists = lists;
    this.#hand = hand;
  }

  /** Chooses the forename, its spelling, and the surname of the year; returns both without slips. */
  names(card: Card, person: Somebody, year: number, familiar: number): { given: string; surname: string } {
    const { dice } = this;
    const usesCalled = person.called !== '' && dice.chance(familiar);
    const name = usesCalled ? person.called : person.given;
    if (usesCalled) card.kinds.add('name that the person goes by');
    let given = this.#spelt(name, this.#lists.spellings[name], card, 'spelling of the forename');
    if (person.custom === 'chinese' && !usesCalled)
      given = dice.one([given, given.replace('-', ' '), joined(given), given.split('-')[0]!]);
    if (person.custom === 'hindu' && !usesCalled && dice.chance(0.12))
      given += person.sex === 'M' ? 'bhai' : 'ben';
    if (person.custom === 'sikh' && dice.chance(0.3)) given += ` ${person.middles[0]}`;
    const own = surnameAt(person, year);
    card.stated.given = { how: usesCalled ? 'called' : 'full', text: name };
    card.stated.surname = own;
    return { given: this.accents(given), surname: this.accents(this.#surname(own, person, card)) };
  }

  #surname(own: string, person: Somebody, card: Card): string {
    const { dice } = this;
    if (person.custom === 'spanish') return dice.one([own, own.split(' ')[0]!, own.replace(' ', '-')]);
    if (person.custom === 'irish' && /^(?:O'|Mc|Mac)/.test(own) && dice.chance(0.3)) {
      card.kinds.add('spelling of the surname');
      const [, start, end] = /^(O'|Mc|Mac)(.*)$/.exec(own) as unknown as [string, string, string];
      return dice.one([
        `${start.replace("'", '')}${end}`,
        `${start.replace("'", '')} ${end}`,
        `${start}${end.toLowerCase()}`,
        `${start.replace("'", '’')}${end}`,
      ]);
    }
    if (own.includes('-') && dice.chance(0.3)) return dice.one([own.replace('-', ' '), own.split('-')[1]!]);
    return this.#spelt(own, this.#lists.surnameSpellings[own], card, 'spelling of the surname');
  }

  #spelt(name: string, others: string | undefined, card: Card, kind: string): string {
    if (others === undefined || !this.dice.chance(0.18)) return name;
    card.kinds.add(kind);
    return this.dice.one(listOf(others));
  }

  /** Most forms and keyboards lose the accents. */
  accents(text: string): string {
    return this.dice.chance(0.6) ? plain(text) : text;
  }

  /** Writes a text with this source’s slips and letter case. */
  text(text: string, card: Card, what: string): string {
    const { dice } = this;
    if (text === '' || !dice.chance(this.#hand.slips)) return text;
    const other = this.#hand.slip === 'typed' ? mistyped(text, dice) : misread(text, dice);
    if (other !== text) card.kinds.add(`slip in the ${what}`);
    return other;
  }

  /** Writes an address into the lines, the town, the county and the postcode. */
  address(
    card: Card,
    home: Home,
    options: { readonly careOf?: string; readonly isOldCode?: boolean } = {},
  ): void {
    const { dice } = this;
    const { row, stated } = card;
    stated.home = home;
    let number = home.number;
    if (number !== '' && home.kind === 'house' && dice.chance(this.#hand.slips * 0.5)) {
      number = String(Number.parseInt(number, 10) + dice.one([-2, 2, 10, 20, 1]));
      stated.isNumberWrong = true;
      card.kinds.add('slip in the house number');
    }
    const end = /(\w+)$/.exec(home.street)![1]!;
    const short = dice.chance(this.#hand.abbreviates) ? (ABBREVIATED[end] ?? end) : end;
    const street = `${number} ${this.text(home.street.slice(0, -end.length) + short, card, 'street')}`.trim();
    const saysPart = home.kind === 'flat' || dice.chance(0.5);
    const part = saysPart ? home.part : '';
    const flat = /^Flat (\w+)$/.exec(part);
    let lines = [part, home.building, street];
    if (flat !== null && dice.chance(0.4))
      lines = dice
        .one([
          [`Apt ${flat[1]}`, home.building, street],
          ['', home.building, `${flat[1]}/${street}`],
          [`${flat[1]} ${home.building}`, street],
          [part, street],
        ])
        .map((line) => line.trim());
    lines = [options.careOf ?? '', ...lines].filter(Boolean);
    if (lines.length > 1 && dice.chance(0.2)) lines = [lines.join(', ')];
    row.address_line_1 = lines[0] ?? '';
    row.address_line_2 = lines[1] ?? '';
    row.address_line_3 = lines.slice(2).join(', ');
    row.town = dice.chance(0.97) ? home.town.name : '';
    row.county = dice.chance(0.3) ? home.town.county : '';
    row.postcode = this.postcode(card, home, options.isOldCode ?? false);
  }

  postcode(card: Card, home: Home, isOld: boolean): string {
    const { dice } = this;
    const code = postcodeOf(home, isOld);
    if (isOld && code !== postcodeOf(home)) card.kinds.add('old postcode');
    if (dice.chance(this.#hand.slips * 0.6)) {
      card.kinds.add('slip in the postcode');
      return dice.one([code.slice(0, -1), mistyped(code, dice), code.replace('0', 'O').replace('1', 'I')]);
    }
    return dice.one([code, code, code, code.replace(' ', ''), code.toLowerCase()]);
  }

  mobile(card: Card, person: Somebody, year: number): void {
    const number = at(person.mobiles, year);
    if (number === undefined) return;
    if (number !== at(person.mobiles, 9999)) card.kinds.add('earlier mobile');
    const isWrong = this.dice.chance(this.#hand.slips * 0.5);
    if (isWrong) card.kinds.add('wrong digit');
    else card.stated.mobile = number;
    card.row.mobile = typedNumber(isWrong ? wrongNumber(number, this.dice) : number, this.dice);
  }

  landline(card: Card, home: Home): void {
    const { dice } = this;
    card.stated.landline = home.landline;
    const local = home.landline.slice(home.town.code.length);
    card.row.telephone = dice.chance(0.15) ? local : typedNumber(home.landline, dice);
  }

  /** Writes the person’s mailbox of the year, or the one at work. */
  mail(card: Card, person: Somebody, year: number, atWork: number): void {
    const { dice } = this;
    const isWork = person.firm !== undefined && dice.chance(atWork);
    const mail = isWork ? person.firm!.mail : at(person.mails, year);
    if (mail === undefined) return;
    if (isWork) card.kinds.add('mailbox at work');
    else if (mail !== at(person.mails, 9999)) card.kinds.add('earlier mailbox');
    card.stated.mail = mail.text;
    const isWrong = dice.chance(this.#hand.slips * 0.5);
    if (isWrong) {
      card.kinds.add('slip in the email');
      card.stated.isMailWrong = true;
    }
    const text = isWrong
      ? dice.one([
          mistyped(mail.text, dice),
          mail.text.replace('.co', ',co'),
          mail.text.replace('gmail', 'gmial'),
          mail.text.replace('hotmail', 'hotmial'),
        ])
      : mail.text;
    card.row.email = dice.chance(0.08)
      ? dice.one([text.toUpperCase(), text[0]!.toUpperCase() + text.slice(1)])
      : text;
  }

  birth(card: Card, person: Somebody, type: (born: Born) => string): void {
    const isWrong = this.dice.chance(this.#hand.slips * 0.8);
    if (isWrong) card.kinds.add('slip in the birthday');
    card.stated.birth = isWrong ? 'wrong' : 'right';
    card.row.date_of_birth = type(isWrong ? wrongBirth(person.born, this.dice) : person.born);
  }

  title(card: Card, person: Somebody, year: number): string {
    const isMarried = person.spouse !== undefined && person.spouse.from <= year;
    const usual = person.sex === 'M' ? 'Mr' : isMarried ? 'Mrs' : this.dice.one(['Miss', 'Ms', 'Ms', 'Mrs']);
    if (person.honour !== '') return person.honour;
    card.stated.sex = person.sex;
    return usual;
  }

  /** Gives the names and the address the letter case of the record. */
  letterCase({ row }: Card): void {
    const style = this.dice.roll();
    const { upper, lower } = this.#hand;
    if (style >= upper + lower) return;
    for (const column of LETTERED) {
      row[column] = style < upper ? row[column].toUpperCase() : row[column].toLowerCase();
    }
  }

  homeOf(card: Card, person: Somebody, year: number): Home {
    const home = homeAt(person, year);
    if (home !== homeAt(person, 9999)) card.kinds.add('earlier address');
    return home;
  }
}

const LETTERED = [
  'title',
  'forename',
  'middle',
  'surname',
  'name',
  'address_line_1',
  'address_line_2',
  'address_line_3',
  'town',
  'county',
] as const;

function joined(given: string): string {
  const [first, second] = given.split('-') as [string, string];
  return first + second.toLowerCase();
}
