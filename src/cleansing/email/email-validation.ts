import Type from 'typebox';
import type { Value } from '../../records/column.ts';
import { type AppendedColumn, defineStep, type StepBlock } from '../step.ts';
import { assessEmail, type EmailAssessment } from './assess-email.ts';
import { EMAIL_COMMENTS } from './comments.ts';
import { MailDomains } from './mail-domain.ts';
import { DNS_SERVERS, MailExchanges } from './mail-exchange.ts';
import { domainsToAsk, type EmailVerdict, verdictByDns, verdictBySyntax } from './verdict.ts';

/** How far to check an address. No mail server is contacted. */
const LEVELS = ['Syntax', 'MX'] as const;

const FLAG: AppendedColumn = {
  name: 'email_validation_flag',
  type: 'text',
  description:
    'Valid, Invalid, or Inconclusive if the DNS gave no answer. Empty for an empty field. (CatchAll, a domain that accepts mail for any name, is not reported: only the mail server could tell.)',
};

const DETAILS: readonly AppendedColumn[] = [
  {
    name: 'email_type',
    type: 'text',
    description:
      'Disposable: a throw-away service. Role: a function, such as info@ or sales@. Free: a mail or Internet provider. Business: any other domain.',
  },
  {
    name: 'suggested_email_address',
    type: 'text',
    description: 'The valid address that was probably meant, if it differs from the field.',
  },
  {
    name: 'email_comment',
    type: 'text',
    description: `What was found: codes separated by semicolons. ${Object.entries(EMAIL_COMMENTS)
      .map(([code, meaning]) => `${code}: ${meaning}.`)
      .join(' ')}`,
  },
];

/** Checks email addresses, classifies them, and suggests corrections of mistyped ones. */
export const emailValidation = defineStep({
  name: 'email-validation',
  description:
    'Checks the syntax of email addresses and, at level MX, whether their domain accepts mail. Suggests corrections of mistyped addresses. It sends nothing and contacts no mail server.',
  needs: [{ name: 'email', type: 'text', required: true, description: 'An email address.' }],
  options: Type.Object(
    {
      level: Type.Unsafe<(typeof LEVELS)[number]>({
        type: 'string',
        enum: [...LEVELS],
        default: 'Syntax',
        description:
          'Syntax checks the form of the address (RFC 5321) and the ending of its domain. MX also checks whether the DNS has a mail server for the domain. There are no levels that ask the mail server: servers treat such questions as an attack, and many accept every address.',
      }),
      details: Type.Boolean({
        default: true,
        description: 'Whether to append type, suggestion and comment besides the flag.',
      }),
      timeoutSeconds: Type.Integer({
        minimum: 1,
        maximum: 30,
        default: 5,
        description: `Level MX: how many seconds the DNS may take for a domain. The environment variable ${DNS_SERVERS} names DNS servers to use instead of the system's.`,
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    valid: 'Addresses flagged Valid',
    invalid: 'Addresses flagged Invalid',
    inconclusive: 'Addresses flagged Inconclusive',
    empty: 'Empty fields',
    suggested: 'Addresses for which another one is suggested',
    free: 'Addresses of mail and Internet providers, including suggested ones',
    business: 'Addresses of other domains, including suggested ones',
    role: 'Addresses of a function, including suggested ones',
    disposable: 'Addresses of throw-away services, including suggested ones',
  },
  appends: ({ details }) => (details ? [FLAG, ...DETAILS] : [FLAG]),
  prepare: ({ options: { level, details, timeoutSeconds } }) => {
    const domains = new MailDomains();
    const assess = (field: Value | undefined): EmailAssessment | undefined =>
      typeof field === 'string' && field.trim() !== '' ? assessEmail(field, domains) : undefined;

    if (level === 'Syntax') {
      return {
        open(block) {
          const fields = block.input('email');
          const write = writer(block, details);
          return (row) => {
            const assessment = assess(fields[row]);
            write(row, assessment && verdictBySyntax(assessment));
          };
        },
      };
    }

    const exchanges = MailExchanges.ofEnvironment(timeoutSeconds * 1000);
    return {
      async open(block) {
        const assessments = block
          .input('email')
          .map((field, row) => (block.isLive(row) ? assess(field) : undefined));
        const answers = await exchanges.answers(domainsToAsk(assessments));
        const write = writer(block, details);
        return (row) => {
          const assessment = assessments[row];
          write(row, assessment && verdictByDns(assessment, answers));
        };
      },
    };
  },
});

/**
 * Returns a function that writes and counts the verdict on a record. Without a verdict it counts an empty
 * field.
 */
function writer(block: StepBlock, details: boolean) {
  const flags = block.output(FLAG.name);
  const [types, suggestions, comments] = details ? DETAILS.map(({ name }) => block.output(name)) : [];
  return (row: number, verdict: EmailVerdict | undefined): void => {
    if (verdict === undefined) {
      block.count('empty');
      return;
    }
    const { flag, type, suggestion } = verdict;
    flags[row] = flag;
    block.count(flag.toLowerCase());
    if (type !== null) block.count(type.toLowerCase());
    if (suggestion !== null) block.count('suggested');
    if (types === undefined || suggestions === undefined || comments === undefined) return;
    types[row] = type;
    suggestions[row] = suggestion;
    if (verdict.comments.length > 0) comments[row] = verdict.comments.join(';');
  };
}
