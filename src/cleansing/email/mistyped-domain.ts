import { itemAt } from '../../present.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { isNotMistyped, MAIL_PROVIDERS, type MailProvider } from './mail-providers.ts';
import { isSlip } from './slip.ts';
import { isTopLevelDomain } from './top-level-domains.ts';

/** The domain that was probably meant, and what was wrong with the given one. */
export interface MeantDomain {
  readonly domain: string;
  readonly mistake: 'DomainMistyped' | 'TopLevelDomainMistyped';
}

/**
 * The domain that was probably meant by one that looks mistyped. Undefined if it looks right or nobody can
 * tell. Two things count as mistakes: an ending that no domain has (`.con`, `.co.ik`), and a slip in the name
 * of a well-known mail provider. A domain that may be somebody's own is left alone.
 *
 * @param domain in lower case, as ASCII
 */
export function meantDomain(domain: string): MeantDomain | undefined {
  const provider = meantProvider(domain);
  if (provider !== undefined) return { domain: provider, mistake: 'DomainMistyped' };
  const mended = mendEnding(domain);
  if (mended === undefined) return undefined;
  return { domain: meantProvider(mended) ?? mended, mistake: 'TopLevelDomainMistyped' };
}

/**
 * Provider domains without their dots, such as `gmailcom` and `hotmailcouk`, and names that only one domain
 * has.
 */
const undotted = new Map<string, string>();

/** Providers by the first letter of their name. */
const byFirstLetter = new Map<string, MailProvider[]>();

for (const provider of MAIL_PROVIDERS) {
  const { name, endings } = provider;
  for (const ending of endings) undotted.set(`${name}${ending.replaceAll('.', '')}`, `${name}.${ending}`);
  if (endings.length === 1) undotted.set(name, `${name}.${endings[0]}`);
  const letter = name.charAt(0);
  byFirstLetter.set(letter, [...(byFirstLetter.get(letter) ?? []), provider]);
}

/** A provider's domain with a second ending after it: `gmail.com.com`, `gmail.com.uk`. */
const SUPERFLUOUS = /^(.+)\.(?:com|con|cm|co|uk|net)$/;

function meantProvider(typed: string): string | undefined {
  const domain = typed.startsWith('www.') ? typed.slice(4) : typed;
  if (isNotMistyped(domain)) return domain === typed ? undefined : domain;
  const joined = undotted.get(domain.replaceAll('.', '')) ?? withoutHyphen(domain);
  if (joined !== undefined) return joined;
  const dot = domain.indexOf('.');
  if (dot < 2) return undefined;
  const nearest = nearestProvider(domain.slice(0, dot), domain.slice(dot + 1));
  if (nearest !== undefined) return nearest;
  const twice = SUPERFLUOUS.exec(domain)?.[1];
  return twice !== undefined && isProviderDomain(twice) ? twice : undefined;
}

/** The provider's domain for one with a hyphen: g-mail.com, hot-mail.co.uk. But e-mail is a word. */
function withoutHyphen(domain: string): string | undefined {
  if (!domain.includes('-') || domain.startsWith('e-')) return undefined;
  const joined = domain.replace('-', '');
  return isProviderDomain(joined) && joined.indexOf('.') >= SHORTEST_JOINED ? joined : undefined;
}

/** The shortest provider's name that may have got a hyphen. A shorter one with a hyphen may be somebody's own. */
const SHORTEST_JOINED = 5;

function isProviderDomain(domain: string): boolean {
  return undotted.get(domain.replaceAll('.', '')) === domain;
}

/** The provider domain that needs the fewest changes. Undefined if two need equally few. */
function nearestProvider(name: string, ending: string): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const letter of new Set([name.charAt(0), name.charAt(1)])) {
    for (const provider of byFirstLetter.get(letter) ?? []) {
      const changes = changesToName(name, provider.name);
      const meant = changes <= least ? meantEnding(ending, provider) : undefined;
      if (meant === undefined) continue;
      nearest = changes === least ? undefined : `${provider.name}.${meant}`;
      least = changes;
    }
  }
  return nearest;
}

/** Slips of two letters in short names that occur too often to be coincidence. */
const KNOWN_SLIPS: Readonly<Record<string, string>> = {
  gmaii: 'gmail',
  gamial: 'gmail',
  hotmale: 'hotmail',
  hotmeil: 'hotmail',
  hotmailk: 'hotmail',
  icould: 'icloud',
  iclould: 'icloud',
  outlock: 'outlook',
  yahho: 'yahoo',
  yahou: 'yahoo',
};

/**
 * Any one change in a provider's name counts as a slip from the first of these lengths on, and any two
 * changes from the second. Names of these lengths are distinctive enough.
 */
const ANY_CHANGE = 8;
const ANY_TWO_CHANGES = 10;

/** The number of changes that turn `typed` into `name`. Infinity if they are not likely to be slips. */
function changesToName(typed: string, name: string): number {
  if (typed === name || KNOWN_SLIPS[typed] === name) return 0;
  if (typed[0] !== name[0] && !(typed[0] === name[1] && typed[1] === name[0]))
    return Number.POSITIVE_INFINITY;
  if (isSlip(typed, name)) return 1;
  if (name.length < ANY_CHANGE || Math.abs(typed.length - name.length) > 1) return Number.POSITIVE_INFINITY;
  const most = name.length < ANY_TWO_CHANGES ? 1 : 2;
  const changes = editDistance(typed, name, most);
  return changes <= most ? changes : Number.POSITIVE_INFINITY;
}

/** The provider's ending that another ending stands for. Two-letter endings are never guessed. */
function meantEnding(ending: string, { endings }: MailProvider): string | undefined {
  if (endings.includes(ending)) return ending;
  if (ending === 'com.uk' && endings.includes('co.uk')) return 'co.uk';
  if ((ending === 'co.uk' || ending === 'com.uk') && endings.includes('com')) return 'com';
  const near = endings.filter((meant) => meant.length > 2 && isEndingSlip(ending, meant));
  return near.length === 1 ? near[0] : undefined;
}

/**
 * Whether one ending is a slip for another: one of the usual slips, or one letter too many if no domain has
 * that ending. `co.za` for `co.uk` is another country, not a slip.
 */
function isEndingSlip(ending: string, meant: string): boolean {
  if (!isTopLevelDomain(ending.slice(ending.lastIndexOf('.') + 1))) {
    return isSlip(ending, meant) || (ending.length > meant.length && editDistance(ending, meant, 1) === 1);
  }
  return isSlip(ending, meant) && !/^com?\.[a-z]{2}$/.test(ending);
}

/** The endings that an impossible ending may be corrected to. */
const ENDINGS = ['com', 'co.uk', 'org.uk', 'ac.uk', 'gov.uk', 'nhs.uk', 'sch.uk', 'net', 'org', 'info'];

/** The shortest name before an ending without its dot: `fredcom` for fred.com. */
const SHORTEST_NAME = 3;

/** Corrects an ending that no domain has, if one slip turns exactly one of {@link ENDINGS} into it. */
function mendEnding(domain: string): string | undefined {
  const labels = domain.split('.');
  if (isTopLevelDomain(itemAt(labels, labels.length - 1))) return undefined;
  if (labels.length === 1) return dotEnding(domain);
  const near = new Set<string>();
  for (const ending of ENDINGS) {
    for (const count of [1, 2]) {
      if (labels.length > count && isEndingSlip(labels.slice(-count).join('.'), ending)) {
        near.add([...labels.slice(0, -count), ending].join('.'));
      }
    }
  }
  return near.size === 1 ? [...near][0] : undefined;
}

function dotEnding(domain: string): string | undefined {
  const name = /^(.+?)(?:com|couk)$/.exec(domain)?.[1];
  if (name === undefined || name.length < SHORTEST_NAME) return undefined;
  return domain.endsWith('couk') ? `${name}.co.uk` : `${name}.com`;
}
