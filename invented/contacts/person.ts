import type { Dice } from '../dice.ts';

/** An invented person, with the name that a careful clerk would have entered. */
export interface Person {
  readonly title: string;
  readonly forename: string;
  readonly middle: string;
  readonly surname: string;
  readonly suffix: string;
}

const FEMALE =
  'Mary Sarah Priya Agnieszka Fatima Chloe Siân Olive Greta Ngozi Mei Zoë Hannah Bronwen Niamh Amara Ruth Elspeth Ines Beatrix'.split(
    ' ',
  );
const MALE =
  'John Peter Ahmed Robert Sean Tobias Kwame Tomasz Rajesh Huw Callum Idris Marcus Yusuf Edwin Leon Rhodri Samuel José Anton'.split(
    ' ',
  );
const SURNAMES = [
  ...'Smith Cadwallader Patel Hughson Williams Khan Kowalski Okafor Achterberg Thistlewood Pemberton Okonkwo Sandhu Tregenza Ainsworth'.split(
    ' ',
  ),
  ...'Larkspur Greenhalgh Ndiaye Rasmussen Bellweather Quigley Fairbrother Mistry Hargreaves Chowdhury Lindqvist Wren Yates'.split(
    ' ',
  ),
  ...["O'Brien", "O'Shaughnessy", "D'Angelo", 'McDonald', 'MacKenzie', 'McAllister', 'van der Berg'],
  ...[
    'de Souza',
    'von Thal',
    'Taylor-Reed',
    'Ashcombe-Hill',
    'Núñez',
    'Müller',
    'al-Hassan',
    'St John',
    'Le Fevre',
  ],
];

export function inventPerson(dice: Dice): Person {
  const female = dice.chance(0.5);
  const professional = dice.weighted([
    [6, 'Dr'],
    [1, 'Prof'],
    [1, 'Revd'],
  ] as const);
  const everyday = female ? dice.pick(['Mrs', 'Miss', 'Ms']) : 'Mr';
  return {
    title: dice.chance(0.1) ? professional : everyday,
    forename: dice.pick(female ? FEMALE : MALE),
    middle: dice.chance(0.25) ? dice.pick(female ? FEMALE : MALE) : '',
    surname: dice.pick(SURNAMES),
    suffix: dice.chance(0.05) ? dice.pick(['Jr', 'OBE', 'BSc', 'PhD', 'MBE', 'III']) : '',
  };
}

type Way = (person: Person, dice: Dice) => string;

/** Joins the parts that are not empty with spaces. */
const words = (...parts: string[]): string => parts.filter(Boolean).join(' ');
const initial = (name: string): string => name.slice(0, 1);

/** The ways in which people and their systems write a name into one field, each with its weight. */
const WAYS: readonly (readonly [number, Way])[] = [
  [24, ({ title, forename, surname, suffix }) => words(title, forename, surname, suffix)],
  [12, ({ title, forename, middle, surname }) => words(title, forename, middle, surname)],
  [14, ({ forename, surname }) => words(forename, surname)],
  [8, ({ title, forename, surname }) => words(`${title}.`, `${initial(forename)}.`, surname)],
  [5, ({ forename, middle, surname }) => words(initial(forename) + initial(middle), surname)],
  [7, ({ forename, surname }) => `${surname}, ${forename}`],
  [4, ({ title, forename, middle, surname }) => `${surname}, ${words(title, forename, initial(middle))}`],
  [4, ({ title, forename, surname }) => words(surname.toUpperCase(), initial(forename), title.toUpperCase())],
  [4, ({ forename, surname }) => `Mr & Mrs ${initial(forename)} ${surname}`],
  [2, ({ forename, surname }, dice) => `${forename} and ${dice.pick([...FEMALE, ...MALE])} ${surname}`],
  [2, ({ forename, surname }, dice) => `${forename} & ${dice.pick(FEMALE)} ${surname}`],
  [2, ({ title, forename, surname }) => `(${title}) ${forename} ${surname}`],
  [1, ({ title, surname }) => words(title, surname)],
  [1, ({ forename }) => forename],
];

/** The changes that typing, old systems and spreadsheets make to a name, each with its weight. */
const BLEMISHES: readonly (readonly [number, (name: string, dice: Dice) => string])[] = [
  [45, (name) => name],
  [17, (name) => name.toUpperCase()],
  [16, (name) => name.toLowerCase()],
  [4, (name) => name.replaceAll(' ', '  ')],
  [3, (name) => ` ${name} `],
  [2, (name) => name.replace(' ', '\u00a0')],
  [2, (name) => name.replaceAll("'", '’')],
  [2, (name) => name.replaceAll("'", ' ')],
  [2, (name) => name.replace('-', ' - ')],
  [2, (name) => name.normalize('NFD')],
  [1, (name) => `${name}.`],
  [1, (name) => name.replaceAll(' ', '\t')],
  [1, (name, dice) => `${name} ${dice.pick(['(Accounts)', '- DO NOT CALL', '*', '(home)'])}`],
];

/** Writes the name field of a contact for this person. */
export function writeName(person: Person, dice: Dice): string {
  const name = dice.weighted(WAYS)(person, dice);
  return dice.weighted(BLEMISHES)(name, dice);
}
