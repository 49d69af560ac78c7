import { splitAddress } from './address-syntax.ts';
import type { EmailComment } from './comments.ts';
import type { MailDomain, MailDomains } from './mail-domain.ts';
import { isFreeDomain } from './mail-providers.ts';
import { mendAddress } from './mend-address.ts';
import { isRoleName } from './role-names.ts';

/** The longest field that is looked at, in characters: an address with a name around it. */
export const FIELD_LENGTH = 500;

/** Whose mailbox it is, the first that applies: a throw-away service's, a function's, a mail provider's, a business's. */
export type EmailType = 'Disposable' | 'Role' | 'Free' | 'Business';

/** What can be said of a field without asking the DNS. */
export interface EmailAssessment {
  readonly valid: boolean;
  /** Of the address, or of the one suggested; null where there is neither. */
  readonly type: EmailType | null;
  /** The address that was probably meant, where it differs from the field by more than capitals. It is valid itself. */
  readonly suggestion: string | null;
  readonly comments: readonly EmailComment[];
  /** The domain of a valid address, as the DNS has it. */
  readonly domain: string | null;
  /** The domain of the suggestion, as the DNS has it. */
  readonly suggestedDomain: string | null;
}

/** Judges a field that is not empty by the syntax of addresses and by what is known of domains. Never throws. */
export function assessEmail(field: string, domains: MailDomains): EmailAssessment {
  const address = field.trim();
  if (address.length > FIELD_LENGTH) return invalid('TooLong');
  const split = splitAddress(address);
  let fault: EmailComment;
  if (typeof split === 'string') {
    fault = split;
  } else {
    const domain = domains.of(split.domain);
    if (domain.fault === undefined)
      return valid(field, address, split.localPart, split.remark, domain, domains);
    if (domain.meant !== undefined) {
      const mended = suggest(split.localPart, domain.meant.domain, [domain.meant.mistake], domains);
      if (mended !== undefined) return mended;
    }
    fault = domain.fault;
  }
  return mend(address, domains) ?? invalid(fault);
}

function valid(
  field: string,
  address: string,
  localPart: string,
  remark: EmailComment | undefined,
  domain: MailDomain,
  domains: MailDomains,
): EmailAssessment {
  const comments: EmailComment[] = [];
  if (address.length !== field.length) comments.push('SpacesAround');
  if (remark !== undefined) comments.push(remark);
  const meant = domain.meant ?? letterMeant(address.slice(localPart.length + 1));
  const suggested = meant && suggest(localPart, meant.domain, [...comments, meant.mistake], domains);
  if (suggested) return { ...suggested, valid: true, domain: domain.ascii };
  const trimmed = address.length !== field.length;
  return {
    valid: true,
    type: typeOf(localPart, domain),
    suggestion: trimmed ? address : null,
    comments,
    domain: domain.ascii,
    suggestedDomain: trimmed ? domain.ascii : null,
  };
}

/** john@aoI.com: a capital I among small letters, where an l makes it a mail provider. */
function letterMeant(typed: string): MailDomain['meant'] {
  if (!/[a-z]I|I[a-z]/.test(typed)) return undefined;
  const domain = typed.replaceAll('I', 'l').toLowerCase();
  return isFreeDomain(domain) && !isFreeDomain(typed.toLowerCase())
    ? { domain, mistake: 'DomainMistyped' }
    : undefined;
}

/** An assessment of what is no address as it stands, but can be made into one. */
function mend(address: string, domains: MailDomains): EmailAssessment | undefined {
  for (const mended of mendAddress(address)) {
    const split = splitAddress(mended.address);
    if (typeof split === 'string' || mended.comments.length === 0) continue;
    const { meant } = domains.of(split.domain);
    const suggested =
      meant === undefined
        ? suggest(split.localPart, split.domain.toLowerCase(), mended.comments, domains)
        : suggest(split.localPart, meant.domain, [...mended.comments, meant.mistake], domains);
    if (suggested !== undefined) return suggested;
  }
  return undefined;
}

/** Suggests an address, but only one with which nothing is wrong. */
function suggest(
  localPart: string,
  domainText: string,
  comments: readonly EmailComment[],
  domains: MailDomains,
): EmailAssessment | undefined {
  const suggestion = `${localPart}@${domainText}`;
  if (typeof splitAddress(suggestion) === 'string') return undefined;
  const domain = domains.of(domainText);
  if (domain.fault !== undefined || domain.meant !== undefined) return undefined;
  return {
    valid: false,
    type: typeOf(localPart, domain),
    suggestion,
    comments,
    domain: null,
    suggestedDomain: domain.ascii,
  };
}

function typeOf(localPart: string, domain: MailDomain): EmailType {
  if (domain.kind === 'Disposable') return 'Disposable';
  return isRoleName(localPart) ? 'Role' : domain.kind;
}

function invalid(comment: EmailComment): EmailAssessment {
  return {
    valid: false,
    type: null,
    suggestion: null,
    comments: [comment],
    domain: null,
    suggestedDomain: null,
  };
}
