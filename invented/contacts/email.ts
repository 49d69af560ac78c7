import type { Dice } from '../dice.ts';
import type { Person } from './person.ts';

/** Domains that RFC 2606 reserves for examples: nobody can have an email address there. */
const SAFE_DOMAINS = ['example.com', 'example.org', 'example.net'];

/**
 * Mistyped domains. The number in each local part makes sure that the address belongs to nobody, even after
 * the domain is corrected.
 */
const SLIPPED_DOMAINS = [
  ...[
    'gmial.com',
    'gmail.con',
    'gmai.com',
    'hotmial.com',
    'hotmail.co.ku',
    'yaho.com',
    'outlok.com',
    'iclou.com',
  ],
  ...['btinternet.cmo', 'gmail,com'],
];

const ROLES = ['info', 'sales', 'accounts', 'admin', 'office', 'enquiries'];

/** Writes the email field of a contact. A few contacts get an empty field. */
export function writeEmail(person: Person, dice: Dice): string {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase();
  const [forename, surname] = [plain(person.forename), plain(person.surname)];
  const name = dice.pick([
    `${forename}.${surname}`,
    `${forename[0]}${surname}`,
    `${forename}_${surname}${dice.digits(2)}`,
    `${surname}.${forename[0]}`,
  ]);
  const domain = dice.pick(SAFE_DOMAINS);
  const good = `${name}@${domain}`;
  return dice.weighted<() => string>([
    [58, () => good],
    [6, () => good.toUpperCase()],
    [5, () => `${dice.pick(ROLES)}@${surname}-${dice.pick(['joinery', 'lettings', 'motors'])}.example.com`],
    [11, () => `${name}${dice.digits(5)}@${dice.pick(SLIPPED_DOMAINS)}`],
    [2, () => ` ${good} `],
    [1, () => `${good}.`],
    [1, () => good.replace('@', ' @ ')],
    [1, () => good.replace('@', '@@')],
    [1, () => good.replace('@', '(at)')],
    [1, () => good.replace('@', '')],
    [1, () => good.replace('.', '..')],
    [1, () => `mailto:${good}`],
    [1, () => `${person.forename} <${good}>`],
    [1, () => `${good}; ${forename}@${dice.pick(SAFE_DOMAINS)}`],
    [1, () => name],
    [1, () => `${name}@localhost`],
    [6, () => ''],
    [1, () => dice.pick(['N/A', 'none', 'NULL', '-'])],
  ])();
}
