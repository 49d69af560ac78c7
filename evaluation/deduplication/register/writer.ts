import type { Chance } from '../world/chance.ts';
import { isoDate } from '../world/person.ts';
import type { Row } from '../world/row.ts';
import { words } from '../world/weighted.ts';
import type { RegisterLists } from './lists.ts';
import type { Somebody } from './people.ts';
import { slipOf, wrongBirthday, wrongDigit } from './slips.ts';
import type { Source } from './sources.ts';

/** The facts that identify a person who has moved. */
export type Fact = 'birth' | 'mobile' | 'mail';

export type Written = { row: Omit<Row, 'record_id'>; kinds: string[] };

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/ Road$/, ' Rd'],
  [/ Street$/, ' St'],
  [/ Avenue$/, ' Av'],
  [/ Close$/, ' Cl'],
  [/ Drive$/, ' Dv'],
  [/ Lane$/, ' Ln'],
  [/ Terrace$/, ' Tce'],
  [/ Crescent$/, ' Cresc'],
];

/** Writes a person's record as a source would. */
export class SourceWriter {
  readonly #lists: RegisterLists;
  readonly #chance: Chance;

  constructor(lists: RegisterLists, chance: Chance) {
    this.#lists = lists;
    this.#chance = chance;
  }

  write(person: Somebody, source: Source): Written {
    const chance = this.#chance;
    const kinds: string[] = [source.name, ...person.circumstances];
    const has = (what: keyof Source['asks']) => chance.happens(source.asks[what]);
    const names = this.#names(person, source, kinds);
    const place = has('address')
      ? this.#address(person, source, kinds)
      : { lines: [], town: '', postcode: '' };
    const slipped = (text: string, kind: string, change: (text: string) => string): string => {
      if (text === '' || !chance.happens(source.slips)) return text;
      const other = change(text);
      if (other !== text) kinds.push(kind);
      return other;
    };
    const row = {
      title: has('title') ? titleOf(person, chance) : '',
      ...names,
      address_line_1: place.lines[0] ?? '',
      address_line_2: place.lines[1] ?? '',
      address_line_3: place.lines[2] ?? '',
      town: place.town,
      county: '',
      postcode: place.postcode,
      email: has('mail')
        ? slipped(person.mail, 'slip in the email', (text) => {
            const [box, provider] = text.split('@') as [string, string];
            return `${slipOf(box, source.slip, chance)}@${provider}`;
          })
        : '',
      telephone: has('landline')
        ? slipped(spaced(person.home.landline, chance), 'wrong digit', (text) => wrongDigit(text, chance))
        : '',
      mobile: has('mobile')
        ? slipped(spaced(person.mobile, chance), 'wrong digit', (text) => wrongDigit(text, chance))
        : '',
      date_of_birth: has('birth') ? this.#birthday(person, source, kinds) : '',
    };
    if (row.date_of_birth === '' && chance.happens(source.defaultBirth)) {
      row.date_of_birth = chance.pick(['1900-01-01', '1900-01-01', '1970-01-01']);
      kinds.push('default birthday');
    }
    this.#setCase(row, source);
    return { row, kinds };
  }

  #names(person: Somebody, source: Source, kinds: string[]): Pick<Row, 'forename' | 'middle' | 'surname'> {
    const chance = this.#chance;
    let { forename, surname } = person;
    let middle = chance.happens(source.asks.middle) ? person.middles.join(' ') : '';
    const isFamiliar = chance.happens(source.familiar);
    if (isFamiliar && person.called !== '') {
      // Grace Ka Yan, or only Grace; and Gwyn for a man baptised John Gwyn.
      if (person.form === 'chinese' && chance.happens(0.4)) middle = forename;
      else if (person.form === 'western') middle = '';
      forename = person.called;
      kinds.push(person.form === 'western' ? 'called by the middle name' : 'called by another forename');
    } else if (isFamiliar && chance.happens(this.#lists.rates.nickname)) {
      const others = this.#lists.nicknames[forename];
      if (others !== undefined) {
        forename = chance.pick(words(others));
        kinds.push('nickname');
      }
    }
    if (person.form === 'chinese') forename = chineseWay(forename, chance);
    if (person.form === 'prefix' && middle === '' && person.middles.length > 0 && chance.happens(0.6)) {
      forename = `${chance.pick(['Mohammed', 'Mohammad', 'Muhammad', 'Mohd', 'Md'])} ${forename}`;
      kinds.push('Mohammed before the forename');
    }
    if (person.form === 'sikh') {
      middle = chance.happens(0.6) ? person.middles[0]! : '';
      if (middle !== '' && chance.happens(0.25)) {
        [middle, surname] = ['', middle];
        kinds.push('Singh or Kaur as the surname');
      }
    }
    if (person.form === 'portuguese' && surname.includes(' ') && chance.happens(0.5)) {
      surname = surname.split(' ')[1]!;
      kinds.push('one of two surnames');
    }
    if (surname.includes('-') && chance.happens(0.2)) {
      surname = chance.pick([surname.split('-')[0]!, surname.split('-')[1]!, surname.replace('-', ' ')]);
      kinds.push('hyphened surname in part');
    }
    if (chance.happens(source.slips) && forename.length > 2) {
      const slip = slipOf(forename, source.slip, chance);
      if (slip !== forename) kinds.push('slip in the forename');
      forename = slip;
    }
    if (chance.happens(source.slips)) {
      const slip = slipOf(surname, source.slip, chance);
      if (slip !== surname)
        kinds.push(surname.length < 5 ? 'slip in a short surname' : 'slip in the surname');
      surname = slip;
    }
    if (chance.happens(source.initial)) {
      forename = forename[0]!;
      if (middle !== '') middle = middle[0]!;
      kinds.push('initial');
    } else if (middle !== '' && chance.happens(0.3)) middle = middle[0]!;
    else if (middle !== '' && chance.happens(0.15)) [forename, middle] = [`${forename} ${middle}`, ''];
    const isStrange = ['tamil', 'chinese', 'somali', 'yoruba'].includes(person.form);
    if (forename.length > 1 && chance.happens(isStrange ? 0.06 : 0.01)) {
      [forename, surname] = [surname, forename];
      kinds.push('names swapped');
    }
    return { forename, middle, surname };
  }

  #address({ home }: Somebody, source: Source, kinds: string[]) {
    const chance = this.#chance;
    let { street, postcode } = home;
    if (source.abbreviates && chance.happens(0.6))
      street = SHORT.reduce((text, [pattern, short]) => text.replace(pattern, short), street);
    if (chance.happens(source.slips)) {
      street = street.replace(/[A-Za-z]{4,}/, (word) => slipOf(word, source.slip, chance));
      kinds.push('slip in the street');
    }
    if (chance.happens(source.slips / 2)) {
      postcode = wrongDigit(postcode, chance);
      kinds.push('slip in the postcode');
    }
    let { number, part } = home;
    if (chance.happens(source.slips / 2) && number !== '') {
      number = wrongDigit(number, chance);
      kinds.push('slip in the house number');
    }
    if (part.startsWith('Flat') && chance.happens(0.15)) [number, part] = [`${part.slice(5)}/${number}`, ''];
    // A form without room for it loses the annexe or the room.
    else if (/^(?:The Annexe|Annexe|Granny|Room)/.test(part) && chance.happens(0.5)) part = '';
    const line = [number, street].filter(Boolean).join(' ');
    const head = [part, home.house].filter(Boolean);
    const lines = chance.happens(0.25)
      ? [[...head, line].join(', ')]
      : [head.join(', '), line].filter(Boolean);
    return {
      lines,
      town: chance.happens(source.asks.town) ? home.town : '',
      postcode: chance.happens(source.asks.postcode)
        ? chance.happens(0.1)
          ? postcode.replace(' ', '')
          : postcode
        : '',
    };
  }

  #birthday(person: Somebody, source: Source, kinds: string[]): string {
    if (!this.#chance.happens(source.slips)) return isoDate(person.born);
    const wrong = isoDate(wrongBirthday(person.born, this.#chance));
    if (wrong !== isoDate(person.born)) kinds.push('slip in the birthday');
    return wrong;
  }

  #setCase(row: Omit<Row, 'record_id'>, source: Source): void {
    const chance = this.#chance;
    const way = chance.happens(source.case.upper)
      ? 'upper'
      : chance.happens(source.case.lower)
        ? 'lower'
        : '';
    if (way === '') return;
    for (const column of [
      'title',
      'forename',
      'middle',
      'surname',
      'address_line_1',
      'address_line_2',
      'town',
    ] as const)
      row[column] = way === 'upper' ? row[column].toUpperCase() : row[column].toLowerCase();
  }
}

function titleOf({ sex, isMarried, born }: Somebody, chance: Chance): string {
  if (chance.happens(0.03)) return chance.pick(['Dr', 'Rev', 'Cllr']);
  if (sex === 'M') return born.year > 2006 ? 'Master' : 'Mr';
  return chance.happens(0.25) ? 'Ms' : isMarried ? 'Mrs' : 'Miss';
}

function chineseWay(name: string, chance: Chance): string {
  if (!name.includes('-')) return name;
  const [first, second] = name.split('-') as [string, string];
  const upper = second[0]!.toUpperCase() + second.slice(1);
  return chance.pick([name, `${first} ${upper}`, `${first} ${upper}`, `${first}-${upper}`, first + second]);
}

function spaced(number: string, chance: Chance): string {
  if (number === '') return '';
  const way = chance.below(5);
  if (way === 0) return `${number.slice(0, 5)} ${number.slice(5)}`;
  if (way === 1) return `+44 ${number.slice(1, 5)} ${number.slice(5)}`;
  return number;
}
