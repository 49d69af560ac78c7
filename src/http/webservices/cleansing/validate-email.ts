import { assessEmail } from '../../../cleansing/email/assess-email.ts';
import { MailDomains } from '../../../cleansing/email/mail-domain.ts';
import {
  domainsToAsk,
  type EmailVerdict,
  verdictByDns,
  verdictBySyntax,
} from '../../../cleansing/email/verdict.ts';
import type { CleansingMethod } from '../web-method.ts';
import { MailQuestions } from './mail-questions.ts';
import { answerOf, type RecordCall, recordCall } from './record-call.ts';
import { cleanseEmailSchema, isValidEmailSchema } from './schemas.ts';

const SERVICE = 'EmailValidation';

/** The checks that Fettle makes for each level that a call may request. Fettle contacts no mail server. */
const LEVELS: Readonly<Record<string, 'Syntax' | 'MX'>> = {
  '': 'MX',
  syntax: 'Syntax',
  mx: 'MX',
  server: 'MX',
  address: 'MX',
};

/** The methods that tell whether an email address can be written to, as the step email-validation does. */
export function emailMethods(): readonly CleansingMethod[] {
  const check = emailCheck();
  const isValid = async (call: RecordCall) => {
    const checked = await check(call);
    if (typeof checked === 'string') return { kind: 'refused', message: checked } as const;
    const { flag, level } = checked;
    return answerOf(call, { Result: flag, Level: level }, flag === 'Inconclusive');
  };
  const cleanse = async (call: RecordCall) => {
    const checked = await check(call);
    if (typeof checked === 'string') return { kind: 'refused', message: checked } as const;
    const { flag, level, valid, type, suggestion, comments } = checked;
    const members = {
      Result: flag,
      Level: level,
      OriginalValid: valid,
      EmailType: type ?? '',
      SuggestedEmailAddress: suggestion ?? '',
      Comment: comments.join(';'),
    };
    return answerOf(call, members, flag === 'Inconclusive');
  };
  const nothing =
    '"Result":null,"Level":null,"OriginalValid":null,"EmailType":null,"SuggestedEmailAddress":null,"Comment":null';
  return [
    {
      service: SERVICE,
      name: 'IsValid',
      schema: isValidEmailSchema,
      nothing: '"Result":null,"Level":null',
      cleanse: (call) => isValid(recordCall(call)),
    },
    ...['Cleanse', 'CleanseSimple'].map(
      (name): CleansingMethod => ({
        service: SERVICE,
        name,
        schema: cleanseEmailSchema(name),
        nothing,
        cleanse: (call) => cleanse(recordCall(call)),
      }),
    ),
  ];
}

interface Checked extends EmailVerdict {
  readonly level: 'Syntax' | 'MX';
  /** Whether the address may be used as it was written. */
  readonly valid: boolean;
}

/** Checks the address of a call. If that is not possible, returns the reason as a text. */
function emailCheck(): (call: RecordCall) => Promise<Checked | string> {
  const domains = new MailDomains();
  const questions = new MailQuestions();
  return async (call) => {
    const email = call.text('email');
    if (email.trim() === '') return 'The email address is missing.';
    const wanted = call.text('level').trim().toLowerCase();
    const level = Object.hasOwn(LEVELS, wanted) ? LEVELS[wanted] : undefined;
    if (level === undefined) return 'The level must be Syntax, MX, Server or Address.';
    const assessment = assessEmail(email, domains);
    if (level === 'Syntax') return checked(verdictBySyntax(assessment), level);
    const answers = await questions.answers(domainsToAsk([assessment]));
    if (answers === undefined) {
      const { flag, ...rest } = verdictBySyntax(assessment);
      return checked({ ...rest, flag: flag === 'Valid' ? 'Inconclusive' : flag }, level);
    }
    const verdict = verdictByDns(assessment, answers);
    const strict = call.option('missingmxrecordhandling').toLowerCase() === 'assumeinvalid';
    const missing = strict && verdict.comments.includes('NoMxRecord');
    return checked(missing ? { ...verdict, flag: 'Invalid' } : verdict, level);
  };
}

function checked(verdict: EmailVerdict, level: 'Syntax' | 'MX'): Checked {
  return { ...verdict, level, valid: verdict.flag !== 'Invalid' };
}
