import { type SplitAddress, splitAddress } from './address-syntax.ts';
import type { EmailComment } from './comments.ts';
import type { MailDomain, MailDomains } from './mail-domain.ts';
import { isFreeDomain } from './mail-providers.ts';
import { mendAddress } from './mend-address.ts';
import { isRoleName } from './role-names.ts';

/** The longest field to check, in characters: an address with a name around it. */
export const FIELD_LENGTH = 500;

/**
 * The owner of a mailbox: a throw-away service, a function, the customer of a mail provider, or a business.
 * The first that applies counts.
 */
export type EmailType = 'Disposable' | 'Role' | 'Free' | 'Business';

/** The assessment of a field without the DNS. */
export interface EmailAssessment {
  readonly valid: boolean;
  /** The type of the address, or of the suggested one; null if there is neither. */
  readonly type: EmailType | null;
  /** The valid address that was probably meant, if it differs from the field by more than letter case. */
  readonly suggestion: string | null;
  readonly comments: readonly EmailComment[];
  /** The domain of a valid address, in the form of the DNS. */
  readonly domain: string | null;
  /** The domain of the suggestion, in the form of the DNS. */
  readonly suggestedDomain: string | null;
}

/** Assesses a field that is not empty by the syntax of addresses and by known domains. Never throws. */
export function assessEmail(field: string, domains: MailDomains): EmailAssessment {
  const address = field.trim();
  if (address.length > FIELD_LENGTH) return invalid('TooLong');
  const split = splitAddress(address);
  let fault: EmailComment;
  if (typeof split === 'string') {
    fault = split;
  } else {
    const domain = domains.of(split.domain);
    if (domain.fault === undefined) return valid(field, split, domain, domains);
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
  { localPart, remark }: SplitAddress,
  domain: MailDomain,
  domains: MailDomains,
): EmailAssessment {
  const address = field.trim();
  const trimmed = address.length !== field.length;
  const comments: EmailComment[] = [];
  if (trimmed) comments.push('SpacesAround');
  if (remark !== undefined) comments.push(remark);
  const meant = domain.meant ?? letterMeant(address.slice(localPart.length + 1));
  const suggested = meant && suggest(localPart, meant.domain, [...comments, meant.mistake], domains);
  if (suggested) return { ...suggested, valid: true, domain: domain.ascii };
  return {
    valid: true,
    type: typeOf(localPart, domain),
    suggestion: trimmed ? address : null,
    comments,
    domain: domain.ascii,
    suggestedDomain: trimmed ? domain.ascii : null,
  };
}

/** Reads a capital I among small letters as l if that gives the domain of a mail provider: john@aoI.com. */
function letterMeant(typed: string): MailDomain['meant'] {
  if (!/[a-z]I|I[a-z]/.test(typed)) return undefined;
  const domain = typed.replaceAll('I', 'l').toLowerCase();
  return isFreeDomain(domain) && !isFreeDomain(typed.toLowerCase())
    ? { domain, mistake: 'DomainMistyped' }
    : undefined;
}

/** Assesses a field that is not an address but can be mended into one. */
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

/** Suggests the address if nothing is wrong with it. */
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
