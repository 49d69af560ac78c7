/*
 * Invented values, as people type them. None of the people exist, and the telephone numbers are reserved for
 * drama.
 */

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
const words = (text: string) => text.split(' ');
/** A different order for each column, so that columns do not run in step. */
const stir = (at: number, by: number) => ((at * 7919 + by * 104_729) >>> 0) % 99_991;

const FORENAMES = words(
  'Oliver Amelia George Isla Harry Ava Jack Mia Noah Grace Priya Mohammed Siobhan Ewan Zoë Margaret Kevin Brian Susan Tracey',
);
const SURNAMES = words(
  "Smith Jones Taylor Brown Williams Patel Wilson Davies Evans Thomas O'Neill Walker Khan Wright Hughes Green Hall Wood Begum Clarke",
);
const GERMAN_FORENAMES = words(
  'Jürgen Heike Stefan Sabine Klaus Petra Wolfgang Birgit Uwe Monika Jonas Lena',
);
const GERMAN_SURNAMES = words(
  'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Hoffmann Schäfer Koch Bauer',
);
const FRENCH_FORENAMES = words(
  'Jean Marie Pierre Camille Luc Hélène François Chloé Antoine Élodie Mathieu Sophie',
);
const FRENCH_SURNAMES = words(
  'Martin Bernard Dubois Petit Durand Leroy Moreau Lefebvre Girard Fournier Lambert Rousseau',
);
const STREETS = [
  'High Street',
  'Station Road',
  'Church Lane',
  'Victoria Avenue',
  'Mill Close',
  'The Green',
  'Park Drive',
  'Kings Terrace',
];
const TOWNS = words('Chester Leeds York Bristol Norwich Swansea Perth Belfast Exeter Carlisle');
const COUNTIES = [
  'Cheshire',
  'West Yorkshire',
  'North Yorkshire',
  'Avon',
  'Norfolk',
  'West Glamorgan',
  'Perthshire',
  'Co Antrim',
  'Devon',
  'Cumbria',
];
const AREAS = words('CH1 LS6 YO10 BS8 NR2 SA1 PH1 BT9 EX4 CA1');
const FIRMS = [
  'Acorn Joinery Ltd',
  'Brightwater Systems PLC',
  'Castle & Sons',
  'Delta Plumbing Limited',
  'Northgate School',
  'Orchard Dental Practice',
  'Pennine Logistics Ltd',
];
const GERMAN_FIRMS = [
  'Bäckerei Lindner GmbH',
  'Autohaus Krüger KG',
  'Stadtwerke Neuheim AG',
  'Optik Baumann e.K.',
];
const FRENCH_FIRMS = [
  'Boulangerie Petit SARL',
  'Garage du Centre SAS',
  'Atelier Moreau',
  'Transports Girard SA',
];
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
const two = (number: number) => String(number).padStart(2, '0');

/** The value of a column in a row; empty if unknown. */
export type Value = (row: number) => string;

/** Leaves a share of the rows, in percent, empty. */
export const sparse =
  (value: Value, percent: number): Value =>
  (row) =>
    stir(row, 3) % 100 < percent ? '' : value(row);

export const forename: Value = (row) => pick(FORENAMES, stir(row, 1));
export const surname: Value = (row) => pick(SURNAMES, stir(row, 2));
export const title: Value = (row) => pick(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Mr'], stir(row, 4));
export const middle: Value = sparse((row) => pick(['J', 'Anne', 'M.', 'Louise', 'Peter'], stir(row, 5)), 60);
export const fullName: Value = (row) => {
  const name = `${forename(row)} ${surname(row)}`;
  return [name, `${title(row)} ${name}`, name.toUpperCase(), `${surname(row)}, ${forename(row)}`][
    stir(row, 6) % 4
  ]!;
};
export const email: Value = sparse(
  (row) =>
    `${plain(forename(row))}.${plain(surname(row))}${row % 7}@${pick(['example.com', 'example.org', 'example.net'], row)}`,
  10,
);
export const mobile: Value = sparse(
  (row) =>
    pick(['07700 900', '07700900', '+44 7700 900'], stir(row, 7)) +
    String(stir(row, 8) % 1000).padStart(3, '0'),
  25,
);
export const landline: Value = sparse(
  (row) =>
    pick(['01632 960', '(01632) 960', '01632960', '020 7946 0'], stir(row, 9)) +
    String(stir(row, 10) % 1000).padStart(3, '0'),
  30,
);
export const line1: Value = (row) => `${1 + (stir(row, 11) % 180)} ${pick(STREETS, stir(row, 12))}`;
export const houseNumber: Value = (row) => String(1 + (stir(row, 11) % 180));
export const street: Value = (row) => pick(STREETS, stir(row, 12));
export const line2: Value = sparse(
  (row) => pick(['Flat 2', 'Upton', 'The Old Mill', 'Unit 4'], stir(row, 13)),
  65,
);
export const town: Value = (row) => pick(TOWNS, stir(row, 14));
export const county: Value = sparse((row) => pick(COUNTIES, stir(row, 14)), 20);
export const postcode: Value = (row) => {
  const code = `${pick(AREAS, stir(row, 14))} ${1 + (stir(row, 15) % 9)}${pick([...LETTERS], stir(row, 16))}${pick([...LETTERS], stir(row, 17))}`;
  return stir(row, 18) % 6 === 0 ? code.replace(' ', '').toLowerCase() : code;
};
export const country: Value = (row) => pick(['United Kingdom', 'UK', 'United Kingdom', 'GB'], stir(row, 19));
export const wholeAddress: Value = (row) => `${line1(row)}, ${town(row)}, ${postcode(row)}`;
export const addressLines: Value = (row) => `${line1(row)}\n${town(row)}\n${postcode(row)}`;
export const firm: Value = (row) => pick(FIRMS, stir(row, 20));
export const isoBirth: Value = sparse(
  (row) => `${1935 + (stir(row, 21) % 70)}-${two(1 + (stir(row, 22) % 12))}-${two(1 + (stir(row, 23) % 28))}`,
  15,
);
export const birth: Value = (row) => isoBirth(row).split('-').reverse().join('/');
export const germanBirth: Value = (row) => isoBirth(row).split('-').reverse().join('.');
export const created: Value = (row) =>
  `${2019 + (stir(row, 24) % 6)}-${two(1 + (stir(row, 25) % 12))}-${two(1 + (stir(row, 26) % 28))} ${two(stir(row, 27) % 24)}:${two(stir(row, 28) % 60)}`;
export const number: Value = (row) => String(100_001 + row);
export const code: Value = (row) => `C-${String(row + 1).padStart(6, '0')}`;
export const longId: Value = (row) =>
  `003${(stir(row, 29) + 1_000_000).toString(36).toUpperCase().padStart(12, 'A')}AAQ`;
export const guid: Value = (row) =>
  `${(stir(row, 30) + 2 ** 28).toString(16)}-9b1d-4c5e-8f00-${String(row).padStart(12, '0')}`;
export const note: Value = sparse(
  (row) =>
    pick(
      ['Rang on Tuesday, call back', 'prefers email', 'VIP', 'see john@example.com about invoice', 'moved?'],
      stir(row, 31),
    ),
  60,
);
export const amount: Value = (row) => `${stir(row, 32) % 900}.${two(stir(row, 33) % 100)}`;
export const yesNo: Value = (row) => pick(['Yes', 'No'], stir(row, 34));
export const status: Value = (row) => pick(['Active', 'Lapsed', 'Prospect'], stir(row, 35));
export const job: Value = (row) =>
  pick(['Director', 'Office Manager', 'Buyer', 'Head Teacher'], stir(row, 36));
export const website: Value = (row) => `www.${plain(firm(row))}.example`;
export const owner: Value = (row) => pick(['Sales Team', 'A. Hunter', 'B. Gatherer'], stir(row, 37));
export const tags: Value = (row) => pick(['newsletter', 'newsletter, vip', 'trade'], stir(row, 38));
export const empty: Value = () => '';

export const germanForename: Value = (row) => pick(GERMAN_FORENAMES, stir(row, 1));
export const germanSurname: Value = (row) => pick(GERMAN_SURNAMES, stir(row, 2));
export const germanTitle: Value = (row) => pick(['Herr', 'Frau'], stir(row, 4));
export const germanStreet: Value = (row) =>
  `${pick(['Hauptstraße', 'Bahnhofstr.', 'Gartenweg', 'Lindenallee'], stir(row, 12))} ${1 + (stir(row, 11) % 90)}`;
export const germanTown: Value = (row) =>
  pick(['Neuheim', 'Altstadt', 'Bad Lindental', 'Kreuzberg'], stir(row, 14));
export const plz: Value = (row) => String(10_115 + (stir(row, 15) % 80_000));
export const germanPhone: Value = (row) =>
  pick(['030 23125 ', '+49 30 23125 ', '0171 39200 '], stir(row, 9)) +
  String(stir(row, 10) % 1000).padStart(3, '0');
export const germanFirm: Value = (row) => pick(GERMAN_FIRMS, stir(row, 20));
export const germanCountry: Value = (row) =>
  pick(['Deutschland', 'Deutschland', 'Österreich'], stir(row, 19));
export const frenchForename: Value = (row) => pick(FRENCH_FORENAMES, stir(row, 1));
export const frenchSurname: Value = (row) => pick(FRENCH_SURNAMES, stir(row, 2)).toUpperCase();
export const frenchTitle: Value = (row) => pick(['M.', 'Mme'], stir(row, 4));
export const frenchStreet: Value = (row) =>
  `${1 + (stir(row, 11) % 90)} ${pick(['rue de la Gare', 'avenue Foch', 'place du Marché', 'chemin Vert'], stir(row, 12))}`;
export const frenchTown: Value = (row) =>
  pick(['Neuville', 'Saint-Aubin', 'Valmont', 'Beauregard'], stir(row, 14));
export const frenchCode: Value = (row) => String(1000 + (stir(row, 15) % 94_000)).padStart(5, '0');
export const frenchPhone: Value = (row) =>
  pick(['01 99 00 ', '06 39 98 ', '+33 1 99 00 '], stir(row, 9)) +
  `${two(stir(row, 10) % 100)} ${two(stir(row, 8) % 100)}`;
export const frenchFirm: Value = (row) => pick(FRENCH_FIRMS, stir(row, 20));
export const frenchCountry: Value = () => 'France';
