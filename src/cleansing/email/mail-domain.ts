import { domainToASCII } from 'node:url';
import type { EmailComment } from './comments.ts';
import { isDisposableDomain } from './disposable-domains.ts';
import { isFreeDomain } from './mail-providers.ts';
import { type MeantDomain, meantDomain } from './mistyped-domain.ts';
import { isTopLevelDomain } from './top-level-domains.ts';

/** The facts about a domain that are known without asking the DNS. */
export interface MailDomain {
  /** In lower case and in the form of the DNS (IDNA A-labels). */
  readonly ascii: string;
  /** The reason why this cannot be the domain of an address; undefined if it can. */
  readonly fault: EmailComment | undefined;
  /** The domain that was probably meant. */
  readonly meant: MeantDomain | undefined;
  readonly kind: 'Disposable' | 'Free' | 'Business';
}

/** The most octets of a domain name in text (RFC 1035, 2.3.4: 255 on the wire). */
const DOMAIN_OCTETS = 253;

/** Labels of letters, digits and inner hyphens, 1 to 63 octets each (RFC 5321, 4.1.2; RFC 1035, 2.3.1). */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const PRINTABLE = /^[!-~]*$/;

/** Examines the text after the @ of an address. */
export function mailDomain(text: string): MailDomain {
  const ascii = PRINTABLE.test(text) ? text.toLowerCase() : internationalDomain(text);
  const fault = faultOf(text, ascii);
  const possible = fault === undefined || fault === 'DomainWithoutDot' || fault === 'UnknownTopLevelDomain';
  return { ascii, fault, meant: possible ? meantDomain(ascii) : undefined, kind: kindOf(ascii) };
}

/** Letters, marks and digits of every script, with dots and hyphens. */
const ANY_SCRIPT = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The A-labels of a domain in another script (UTS 46). Empty if it has none, and for characters that only a
 * lenient reader treats as letters, such as full-width forms or letters with invisible characters between
 * them.
 */
function internationalDomain(text: string): string {
  const composed = text.normalize('NFC');
  return ANY_SCRIPT.test(composed) && composed.normalize('NFKC') === composed ? domainToASCII(composed) : '';
}

function faultOf(text: string, ascii: string): EmailComment | undefined {
  if (text.startsWith('[')) return 'AddressLiteral';
  if (ascii.length > DOMAIN_OCTETS) return 'DomainTooLong';
  if (!DOMAIN.test(ascii)) return 'DomainInvalid';
  const dot = ascii.lastIndexOf('.');
  if (dot === -1) return 'DomainWithoutDot';
  return isTopLevelDomain(ascii.slice(dot + 1)) ? undefined : 'UnknownTopLevelDomain';
}

function kindOf(ascii: string): MailDomain['kind'] {
  if (isDisposableDomain(ascii)) return 'Disposable';
  return isFreeDomain(ascii) ? 'Free' : 'Business';
}

/** The most domains that {@link MailDomains} remembers: some 10 MB. */
const REMEMBERED_DOMAINS = 50_000;

/** The longest domain that {@link MailDomains} remembers. */
const REMEMBERED_LENGTH = 100;

/**
 * Caches domains. A file of a million addresses has few: a third of the addresses belong to four providers.
 */
export class MailDomains {
  readonly #known = new Map<string, MailDomain>();

  of(text: string): MailDomain {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const domain = mailDomain(text);
    if (text.length <= REMEMBERED_LENGTH) {
      if (this.#known.size >= REMEMBERED_DOMAINS) this.#known.clear();
      this.#known.set(text, domain);
    }
    return domain;
  }
}
