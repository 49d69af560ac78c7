import type { EmailAssessment, EmailType } from './assess-email.ts';
import type { EmailComment } from './comments.ts';
import type { MailAnswer } from './mail-exchange.ts';

/** The step's verdict on an address. */
export interface EmailVerdict {
  readonly flag: 'Valid' | 'Invalid' | 'Inconclusive';
  readonly type: EmailType | null;
  readonly suggestion: string | null;
  readonly comments: readonly EmailComment[];
}

/** The verdict by syntax alone. */
export function verdictBySyntax(assessment: EmailAssessment): EmailVerdict {
  const { valid, type, suggestion, comments } = assessment;
  return { flag: valid ? 'Valid' : 'Invalid', type, suggestion, comments };
}

/**
 * The verdict with the answers of the DNS. If the domain of a suggestion accepts no mail, the suggestion is
 * dropped.
 */
export function verdictByDns(
  assessment: EmailAssessment,
  answers: ReadonlyMap<string, MailAnswer>,
): EmailVerdict {
  const { domain, suggestedDomain } = assessment;
  const bySyntax = verdictBySyntax(assessment);
  const answer = domain === null ? undefined : answers.get(domain);
  const refused = suggestedDomain !== null && answers.get(suggestedDomain)?.flag === 'Invalid';
  return {
    flag: answer?.flag ?? bySyntax.flag,
    type: refused && domain === null ? null : bySyntax.type,
    suggestion: refused ? null : bySyntax.suggestion,
    comments: answer?.comment === undefined ? bySyntax.comments : [...bySyntax.comments, answer.comment],
  };
}

/** The domains to ask the DNS about. */
export function domainsToAsk(assessments: Iterable<EmailAssessment | undefined>): Set<string> {
  const domains = new Set<string>();
  for (const assessment of assessments) {
    if (assessment?.domain) domains.add(assessment.domain);
    if (assessment?.suggestedDomain) domains.add(assessment.suggestedDomain);
  }
  return domains;
}
