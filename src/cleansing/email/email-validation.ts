import Type from 'typebox';
import type { Value } from '../../records/column.ts';
import { type AppendedColumn, defineStep, type StepBlock } from '../step.ts';
import { assessEmail, type EmailAssessment } from './assess-email.ts';
import { EMAIL_COMMENTS } from './comments.ts';
import { MailDomains } from './mail-domain.ts';
import { DNS_SERVERS, MailExchanges } from './mail-exchange.ts';
import { domainsToAsk, type EmailVerdict, verdictByDns, verdictBySyntax } from './verdict.ts';

/** How far an address is checked. Nobody's mail server is spoken to. */
const LEVELS = ['Syntax', 'MX'] as const;

const FLAG: AppendedColumn = {
  name: 'email_validation_flag',
  type: 'text',
  description:
    'Valid, Invalid, or Inconclusive where the DNS gave no answer; empty for an empty field. (CatchAll, a domain that takes mail for any name, could only be told by asking its mail server.)',
};

const DETAILS: readonly AppendedColumn[] = [
  {
    name: 'email_type',
    type: 'text',
    description:
      'Disposable: of a throw-away service. Role: of a function, such as info@ or sales@. Free: of a mail or Internet provider. Business: of any other domain.',
  },
  {
    name: 'suggested_email_address',
    type: 'text',
    description: 'The valid address that was probably meant, where it differs from the one in the field.',
  },
  {
    name: 'email_comment',
    type: 'text',
    description: `What was found, as codes separated by ;. ${Object.entries(EMAIL_COMMENTS)
      .map(([code, meaning]) => `${code}: ${meaning}.`)
      .join(' ')}`,
  },
];

/** Checks email addresses, says of what kind they are, and suggests what was meant by mistyped ones. */
export const emailValidation = defineStep({
  name: 'email-validation',
  description:
    'Checks email addresses by their syntax and, on demand, whether their domain takes mail; suggests what was meant by mistyped ones. It sends nothing and speaks to no mail server.',
  needs: [{ name: 'email', type: 'text', required: true, description: 'An email address.' }],
  options: Type.Object(
    {
      level: Type.Unsafe<(typeof LEVELS)[number]>({
        type: 'string',
        enum: [...LEVELS],
        default: 'Syntax',
        description:
          'Syntax: the form of the address (RFC 5321) and the ending of its domain. MX: also whether the DNS knows a mail server for the domain. The levels Server and Address, which would ask that server, are not offered: servers take such questions for an attack, and many say yes to everything.',
      }),
      details: Type.Boolean({
        default: true,
        description: 'Whether type, suggestion and comment are appended; otherwise only the flag is.',
      }),
      timeoutSeconds: Type.Integer({
        minimum: 1,
        maximum: 30,
        default: 5,
        description: `Level MX: how long the DNS may take over one domain. The environment variable ${DNS_SERVERS} names other DNS servers than the system's.`,
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    valid: 'Addresses flagged Valid',
    invalid: 'Addresses flagged Invalid',
    inconclusive: 'Addresses flagged Inconclusive',
    empty: 'Empty fields',
    suggested: 'Addresses instead of which another is suggested',
    free: 'Addresses of mail and Internet providers, the suggested ones included',
    business: 'Addresses of other domains, the suggested ones included',
    role: 'Addresses of a function, the suggested ones included',
    disposable: 'Addresses of throw-away services, the suggested ones included',
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

/** The function that writes the verdict on one record into a block and counts it; none for an empty field. */
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
    if (!details) return;
    types![row] = type;
    suggestions![row] = suggestion;
    if (verdict.comments.length > 0) comments![row] = verdict.comments.join(';');
  };
}
