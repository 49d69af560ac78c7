import type { EmailAssessment, EmailType } from './assess-email.ts';
import type { EmailComment } from './comments.ts';
import type { MailAnswer } from './mail-exchange.ts';

/** What the step says of an address. */
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

/** The verdict by what the DNS says too. A suggestion whose domain takes no mail is none. */
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

/** The domains that the DNS is to be asked about. */
export function domainsToAsk(assessments: Iterable<EmailAssessment | undefined>): Set<string> {
  const domains = new Set<string>();
  for (const assessment of assessments) {
    if (assessment?.domain) domains.add(assessment.domain);
    if (assessment?.suggestedDomain) domains.add(assessment.suggestedDomain);
  }
  return domains;
}
