import type { Chance } from './chance.ts';
import type { Lists } from './lists.ts';
import { type Birthday, isoDate, type Person } from './person.ts';
import type { Row } from './row.ts';
import { birthdaySlip, digitSlip, slip } from './slips.ts';
import { words } from './weighted.ts';
import { abbreviated, flatAnotherWay, linesOf } from './write-address.ts';

/** The facts about a person that a record has besides name and address. */
export interface Known {
  readonly birth: boolean;
  readonly mail: boolean;
  readonly landline: boolean;
  readonly mobile: boolean;
}

/** A record that is being written. */
interface Draft {
  title: string;
  forename: string;
  middle: string;
  surname: string;
  lines: string[];
  town: string;
  county: string;
  postcode: string;
  email: string;
  telephone: string;
  mobile: string;
  birthday: Birthday | undefined;
}

/**
 * Writes records of people as clerks and web forms do: with the facts that they happen to know, in varying
 * styles, and with slips.
 */
export class RecordWriter {
  readonly #lists: Lists;
  readonly #chance: Chance;

  constructor(lists: Lists, chance: Chance) {
    this.#lists = lists;
    this.#chance = chance;
  }

  /** Draws the facts that a record has. */
  knows(): Known {
    const { known } = this.#lists.rates;
    const chance = this.#chance;
    return {
      birth: chance.happens(known.birth),
      mail: chance.happens(known.mail),
      landline: chance.happens(known.landline),
      mobile: chance.happens(known.mobile),
    };
  }

  /** Returns a record without its id, and the kinds of dirt in it. */
  write(person: Person, known: Known): { row: Omit<Row, 'record_id'>; kinds: string[] } {
    const draft = this.#clean(person, known);
    const kinds: string[] = [];
    for (const [kind, share] of Object.entries(this.#lists.rates.dirt)) {
      if (this.#chance.happens(share) && this.#soil(kind, draft, person)) kinds.push(kind);
    }
    const row = {
      title: draft.title,
      forename: draft.forename,
      middle: draft.middle,
      surname: draft.surname,
      address_line_1: draft.lines[0] ?? '',
      address_line_2: draft.lines[1] ?? '',
      address_line_3: draft.lines[2] ?? '',
      town: draft.town,
      county: draft.county,
      postcode: draft.postcode,
      email: draft.email,
      telephone: draft.telephone,
      mobile: draft.mobile,
      date_of_birth: draft.birthday === undefined ? '' : isoDate(draft.birthday),
    };
    if (kinds.includes('capitals')) for (const column of TEXTS) row[column] = row[column].toUpperCase();
    else if (kinds.includes('small letters'))
      for (const column of TEXTS) row[column] = row[column].toLowerCase();
    return { row, kinds };
  }

  #clean(person: Person, known: Known): Draft {
    const chance = this.#chance;
    const rates = this.#lists.rates.known;
    const { home } = person;
    const middles = person.form === 'arabic' || chance.happens(rates.middle) ? person.middles : [];
    const surnames =
      person.surnames.length > 1 && chance.happens(0.4) ? [chance.pick(person.surnames)] : person.surnames;
    return {
      title: chance.happens(rates.title) ? titleOf(person, chance) : '',
      forename: written(person.forename, person.form === 'chinese', chance),
      middle: middles
        .map((name) =>
          person.form !== 'arabic' && chance.happens(rates.middleInitial)
            ? name[0]!
            : written(name, person.form === 'chinese', chance),
        )
        .join(' '),
      surname: [...surnames, chance.happens(0.8) ? person.suffix : ''].filter(Boolean).join(' '),
      lines: linesOf(
        chance.happens(0.2) ? flatAnotherWay(home, chance) : home,
        chance.happens(rates.locality),
      ),
      town: chance.happens(rates.town) ? home.town : '',
      county: chance.happens(rates.county) ? home.county : '',
      postcode: chance.happens(rates.postcode) ? home.postcode : '',
      email:
        known.mail && person.emails.length > 0
          ? chance.happens(0.8)
            ? person.emails[0]!
            : person.emails.at(-1)!
          : '',
      telephone: known.landline ? telephone(home.landline, chance) : '',
      mobile: known.mobile ? telephone(person.mobile, chance) : '',
      birthday: known.birth ? person.born : undefined,
    };
  }

  /** Adds one kind of dirt to a record. Returns false if that is impossible. */
  #soil(kind: string, draft: Draft, person: Person): boolean {
    const chance = this.#chance;
    const { names } = this.#lists;
    const another = (map: Readonly<Record<string, string>>, name: string) => {
      const others = map[name];
      return others === undefined ? name : chance.pick(words(others));
    };
    const change = (column: 'forename' | 'surname' | 'email' | 'postcode', text: string): boolean => {
      if (text === draft[column] || text === '') return false;
      draft[column] = text;
      return true;
    };
    switch (kind) {
      case 'slip in the surname':
        return change('surname', slip(draft.surname, chance));
      case 'slip in the forename':
        return change('forename', slip(draft.forename, chance));
      case 'another spelling':
        return chance.happens(0.5)
          ? change('surname', another(names.spellings, draft.surname))
          : change('forename', another(names.forenameSpellings, draft.forename));
      case 'nickname':
        return change('forename', another(names.nicknames, draft.forename));
      case 'initial only':
        draft.middle = draft.middle === '' ? '' : draft.middle[0]!;
        return change('forename', draft.forename[0]!);
      case 'title and surname only':
        Object.assign(draft, { title: titleOf(person, chance), forename: '', middle: '' });
        return true;
      case 'names swapped':
        if (draft.forename === '') return false;
        Object.assign(draft, { forename: draft.surname, surname: draft.forename, middle: '' });
        return true;
      case 'known by a middle name':
        if (person.middles.length === 0) return false;
        draft.middle = '';
        return change('forename', person.middles[0]!);
      case 'half of a double surname':
        return draft.surname.includes('-') && change('surname', chance.pick(draft.surname.split('-')));
      case 'slip in the birthday':
        if (draft.birthday === undefined) return false;
        draft.birthday = birthdaySlip(draft.birthday, chance);
        return true;
      case 'default birthday':
        if (draft.birthday === undefined) return false;
        draft.birthday = { year: 1900, month: 1, day: 1 };
        return true;
      case 'slip in the email':
        return draft.email !== '' && change('email', slipInBox(draft.email, chance));
      case 'slip in the postcode':
        return change('postcode', digitSlip(draft.postcode, chance));
      case "spouse's mobile":
        if (person.otherMobile === '' || draft.mobile === '') return false;
        draft.mobile = person.otherMobile;
        return true;
      case 'middle name in the forename column':
        if (draft.middle === '') return false;
        Object.assign(draft, { forename: `${draft.forename} ${draft.middle}`, middle: '' });
        return true;
      case 'capitals':
      case 'small letters':
        return true;
      default:
        return this.#soilAddress(kind, draft);
    }
  }

  #soilAddress(kind: string, draft: Draft): boolean {
    const chance = this.#chance;
    const before = draft.lines.join('|');
    switch (kind) {
      case 'address on one line':
        draft.lines = [draft.lines.join(', ')];
        break;
      case 'address abbreviated':
        draft.lines = abbreviated(draft.lines);
        break;
      case 'slip in the street':
        draft.lines = draft.lines.map((line) => line.replace(/[A-Za-z]{4,}/, (word) => slip(word, chance)));
        break;
      case 'slip in the number':
        draft.lines = draft.lines.map((line) => line.replace(/\d+/, (number) => digitSlip(number, chance)));
        break;
      default:
        throw new Error(`rates.json names a kind of dirt that is not known: ${kind}.`);
    }
    return draft.lines.join('|') !== before;
  }
}

const TEXTS = [
  'title',
  'forename',
  'middle',
  'surname',
  'address_line_1',
  'address_line_2',
  'address_line_3',
  'town',
  'county',
  'postcode',
] as const;

function titleOf({ sex, isMarried }: Person, chance: Chance): string {
  if (chance.happens(0.02)) return 'Dr';
  if (sex === 'M') return 'Mr';
  if (chance.happens(0.2)) return 'Ms';
  return isMarried ? 'Mrs' : 'Miss';
}

/**
 * Writes a Chinese name in one of its usual ways: `Wai-Ming` is also written `Wai Ming`, `Waiming` and `Wai`.
 */
function written(name: string, isChinese: boolean, chance: Chance): string {
  if (!isChinese || !name.includes('-')) return name;
  const [first, second] = name.split('-') as [string, string];
  return chance.pick([name, `${first} ${second}`, `${first} ${second}`, first + second.toLowerCase(), first]);
}

function telephone(number: string, chance: Chance): string {
  if (number === '') return '';
  const short = number.slice(1);
  return chance.pick([
    number,
    number,
    `${number.slice(0, 5)} ${number.slice(5)}`,
    `+44${short}`,
    `+44 (0)${short}`,
    `0044 ${short}`,
  ]);
}

function slipInBox(email: string, chance: Chance): string {
  const at = email.indexOf('@');
  return slip(email.slice(0, at), chance) + email.slice(at);
}
