import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '../world/chance.ts';
import { LISTS, type Lists, type NameMap } from '../world/lists.ts';
import { type Birthday, isoDate, type Sex } from '../world/person.ts';
import { birthdaySlip, digitSlip, slip } from '../world/slips.ts';
import { Weighted, words } from '../world/weighted.ts';
import type { EvaluationSet, Truth } from './evaluation-set.ts';

interface HistoricalLists {
  readonly male: string;
  readonly female: string;
  readonly surnames: string;
  readonly tail: { readonly share: number; readonly starts: string; readonly ends: string };
  readonly abbreviations: NameMap;
  readonly titles: string;
  readonly birthPlaces: string;
  readonly occupations: string;
  readonly areas: string;
  readonly records: readonly number[];
  readonly rates: Readonly<Record<Rate, number>>;
}

type Rate =
  | 'secondForename'
  | 'title'
  | 'birthUnknown'
  | 'yearOnly'
  | 'birthSlip'
  | 'placeUnknown'
  | 'anotherPlace'
  | 'placeSlip'
  | 'occupationUnknown'
  | 'anotherOccupation'
  | 'postcodeUnknown'
  | 'anotherPostcode'
  | 'postcodeSlip'
  | 'surnameUnknown'
  | 'surnameSlip'
  | 'spelling'
  | 'forenameUnknown'
  | 'forenameSlip'
  | 'abbreviation'
  | 'initial'
  | 'secondAsFirst'
  | 'swapped'
  | 'forenamesShown';

interface Figure {
  readonly sex: Sex;
  readonly title: string;
  readonly forenames: readonly string[];
  readonly surname: string;
  readonly born: Birthday;
  readonly birthPlace: string;
  readonly postcode: string;
  readonly occupation: string;
}

const COLUMNS = [
  'record_id',
  'title',
  'forename',
  'surname',
  'date_of_birth',
  'birth_place',
  'postcode',
  'occupation',
];

/**
 * Makes a set of people of the past, as encyclopaedias and registers name them. Each has up to ten records,
 * nearly all with several errors. A record has no address except a postcode, and sometimes only the year of
 * birth is known. The set follows the manner of Splink's historical set.
 */
export function historicalSet(lists: Lists, count: number, seed: string, folder = LISTS): EvaluationSet {
  const chance = new Chance(`historical ${seed}`);
  const own = JSON.parse(readFileSync(join(folder, 'historical.json'), 'utf8')) as HistoricalLists;
  const figures = new Figures(own, chance);
  const writer = new FigureWriter(own, lists.names.spellings, figures, chance);
  const sizes = new Weighted(own.records.map((share, at) => [at + 1, share] as const));
  const made: { row: Record<string, string>; truth: Truth }[] = [];
  for (let person = 0; made.length < count; person++) {
    const figure = figures.next();
    const size = Math.min(sizes.pick(chance), count - made.length);
    for (let record = 0; record < size; record++) {
      const { row, kinds } = writer.write(figure);
      made.push({ row, truth: { person: String(person), kinds, case: '' } });
    }
  }
  const shuffled = chance.shuffled(made);
  return {
    name: 'Historical',
    columns: COLUMNS,
    rows: shuffled.map(({ row }, at) => ({ ...row, record_id: String(at + 1) })),
    truth: shuffled.map(({ truth }) => truth),
    mapping: { date_of_birth: null, birth_text: 'date_of_birth', town: 'birth_place' },
    forms: own.abbreviations,
    model: 'historical',
  };
}

class Figures {
  readonly #chance: Chance;
  readonly #lists: HistoricalLists;
  readonly #forenames: Readonly<Record<Sex, Weighted<string>>>;
  readonly #surnames: Weighted<string>;
  readonly #titles: Weighted<string>;
  readonly #places: Weighted<string>;
  readonly #occupations: Weighted<string>;
  readonly #areas: readonly string[];

  constructor(lists: HistoricalLists, chance: Chance) {
    this.#chance = chance;
    this.#lists = lists;
    this.#forenames = { M: Weighted.ranked(lists.male, 0.9), F: Weighted.ranked(lists.female, 0.8) };
    this.#surnames = Weighted.ranked(lists.surnames, 0.2);
    this.#titles = Weighted.read(lists.titles);
    this.#places = Weighted.read(lists.birthPlaces);
    this.#occupations = Weighted.read(lists.occupations);
    this.#areas = words(lists.areas);
  }

  next(): Figure {
    const chance = this.#chance;
    const { rates, tail } = this.#lists;
    const sex: Sex = chance.happens(0.2) ? 'F' : 'M';
    const forenames = [this.#forenames[sex].pick(chance)];
    if (chance.happens(rates.secondForename)) forenames.push(this.#forenames[sex].pick(chance));
    const surname = chance.happens(tail.share)
      ? chance.pick(words(tail.starts)) + chance.pick(words(tail.ends))
      : this.#surnames.pick(chance);
    return {
      sex,
      title: sex === 'M' && chance.happens(rates.title) ? this.#titles.pick(chance) : '',
      forenames,
      surname,
      born: {
        year: 1740 + Math.floor(190 * chance.fraction() ** 0.6),
        month: chance.from(1, 12),
        day: chance.from(1, 28),
      },
      birthPlace: this.#places.pick(chance),
      postcode: this.postcode(),
      occupation: this.#occupations.pick(chance),
    };
  }

  postcode(): string {
    const chance = this.#chance;
    const letter = () => 'ABDEFGHJLNPQRSTUWXYZ'[chance.below(20)]!;
    return `${chance.pick(this.#areas)}${chance.from(1, 20)} ${chance.below(10)}${letter()}${letter()}`;
  }

  place(): string {
    return this.#places.pick(this.#chance);
  }

  occupation(): string {
    return this.#occupations.pick(this.#chance);
  }
}

class FigureWriter {
  readonly #lists: HistoricalLists;
  readonly #spellings: NameMap;
  readonly #figures: Figures;
  readonly #chance: Chance;

  constructor(lists: HistoricalLists, spellings: NameMap, figures: Figures, chance: Chance) {
    this.#lists = lists;
    this.#spellings = spellings;
    this.#figures = figures;
    this.#chance = chance;
  }

  write(figure: Figure): { row: Record<string, string>; kinds: string[] } {
    const chance = this.#chance;
    const kinds: string[] = [];
    const does = (rate: Rate, kind: string): boolean => {
      const happens = chance.happens(this.#lists.rates[rate]);
      if (happens && kind !== '') kinds.push(kind);
      return happens;
    };
    const another = (map: NameMap, name: string) =>
      map[name] === undefined ? name : chance.pick(words(map[name]));

    let [forename, surname] = [figure.forenames[0]!, figure.surname];
    const second = figure.forenames[1];
    if (second !== undefined && does('secondAsFirst', 'known by a second forename')) forename = second;
    else if (does('abbreviation', 'abbreviated or familiar forename'))
      forename = another(this.#lists.abbreviations, forename);
    if (does('forenameSlip', 'slip in the forename')) forename = slip(forename, chance);
    if (does('initial', 'initial')) forename = forename[0]!;
    else if (second !== undefined && forename !== second && does('forenamesShown', ''))
      forename = `${forename} ${second}`;
    if (does('spelling', 'spelling of the surname')) surname = another(this.#spellings, surname);
    if (does('surnameSlip', 'slip in the surname')) surname = slip(surname, chance);
    if (does('forenameUnknown', 'forename missing')) forename = '';
    else if (does('surnameUnknown', 'surname missing')) surname = '';
    if (does('swapped', 'names swapped')) [forename, surname] = [surname, forename];

    let place = figure.birthPlace;
    if (does('anotherPlace', 'another birth place')) place = this.#figures.place();
    if (does('placeSlip', 'slip in the birth place')) place = slip(place, chance);
    let postcode = figure.postcode;
    if (does('anotherPostcode', 'another postcode')) postcode = this.#figures.postcode();
    else if (does('postcodeSlip', 'slip in the postcode')) postcode = digitSlip(postcode, chance);
    const row = {
      record_id: '',
      title: chance.happens(0.6) ? figure.title : '',
      forename,
      surname,
      date_of_birth: this.#birth(figure.born, does),
      birth_place: does('placeUnknown', 'birth place missing') ? '' : place,
      postcode: does('postcodeUnknown', 'postcode missing') ? '' : postcode,
      occupation: does('occupationUnknown', '')
        ? ''
        : does('anotherOccupation', '')
          ? this.#figures.occupation()
          : figure.occupation,
    };
    return { row, kinds };
  }

  #birth(born: Birthday, does: (rate: Rate, kind: string) => boolean): string {
    if (does('birthUnknown', 'birthday missing')) return '';
    const written = does('birthSlip', 'slip in the birthday') ? birthdaySlip(born, this.#chance) : born;
    return does('yearOnly', 'year of birth only') ? String(written.year) : isoDate(written);
  }
}
