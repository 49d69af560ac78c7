import { randomNumbers } from '../src/random-numbers.ts';

/** The ten columns of the benchmark's records, all text, as a CRM exports them. */
export const COLUMNS = [
  'id',
  'name',
  'email',
  'telephone',
  'company',
  'address_1',
  'address_2',
  'town',
  'postcode',
  'source',
] as const;

const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms', 'Dr', ''];
const FORENAMES =
  'John Mary Ahmed Siân Peter Priya Olu Agnieszka Robert Elizabeth Kim Sean Fatima Tom Chloe'.split(' ');
const SURNAMES =
  "Smith Jones O'Brien McDonald Patel Taylor-Reed van der Berg Kowalski Ndiaye Williams Hughes Khan".split(
    ' ',
  );
const STREETS = ['High Street', 'Station Road', 'Mill Lane', 'Church Walk', 'Queensway'];
const TOWNS = ['Chester', 'LEEDS', 'Stoke on Trent', 'bristol', 'Newport'];
const DOMAINS = ['example.com', 'example.co.uk', 'gmial.com', 'hotmail.con', 'example.org'];

/** Makes `blocks` different blocks of 1,000 records each, every block as the text of a JSON array. */
export function contactBlocks(blocks: number, seed = 1): string[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const digits = (length: number) => String(Math.floor(random() * 10 ** length)).padStart(length, '0');
  return Array.from({ length: blocks }, () =>
    JSON.stringify(
      Array.from({ length: 1000 }, () => {
        const [forename, surname] = [pick(FORENAMES), pick(SURNAMES)];
        const name = `${pick(TITLES)} ${forename} ${surname}`.trim();
        return {
          id: digits(8),
          name: random() < 0.2 ? name.toUpperCase() : name,
          email: `${forename}.${surname}${digits(3)}@${pick(DOMAINS)}`.toLowerCase().replaceAll(/[' ]/g, ''),
          telephone: random() < 0.5 ? `07700 900${digits(3)}` : `+44 (0)1632 960${digits(3)}`,
          company: random() < 0.2 ? `${surname} & Sons Ltd` : '',
          address_1: `${digits(2)} ${pick(STREETS)}`,
          address_2: random() < 0.3 ? `Flat ${digits(1)}` : null,
          town: pick(TOWNS),
          postcode: `CH${digits(1)} ${digits(1)}NE`,
          source: 'crm',
        };
      }),
    ),
  );
}
