import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { EMAIL_COMMENTS } from '../../../src/cleansing/email/comments.ts';
import { emailValidation } from '../../../src/cleansing/email/email-validation.ts';
import { MailDomains } from '../../../src/cleansing/email/mail-domain.ts';
import { runStep } from '../../support/run-step.ts';

const run = (emails: (string | null)[], options = {}) =>
  runStep(
    emailValidation,
    emails.map((email) => ({ email })),
    options,
  );

test('appends four columns and keeps its own', async () => {
  const { records } = await run(['ann@example.com', ' info@gmial.com', 'ann', null, '', ' ']);
  expect(records).toEqual([
    {
      email: 'ann@example.com',
      email_validation_flag: 'Valid',
      email_type: 'Business',
      suggested_email_address: null,
      email_comment: null,
    },
    {
      email: ' info@gmial.com',
      email_validation_flag: 'Valid',
      email_type: 'Role',
      suggested_email_address: 'info@gmail.com',
      email_comment: 'SpacesAround;DomainMistyped',
    },
    {
      email: 'ann',
      email_validation_flag: 'Invalid',
      email_type: null,
      suggested_email_address: null,
      email_comment: 'NoAtSign',
    },
    ...[null, '', ' '].map((email) => ({
      email,
      email_validation_flag: null,
      email_type: null,
      suggested_email_address: null,
      email_comment: null,
    })),
  ]);
});

test('without details appends the flag alone', async () => {
  const { records, statistics } = await run(['ann@gmial.com', 'ann'], { details: false });
  expect(records).toEqual([
    { email: 'ann@gmial.com', email_validation_flag: 'Valid' },
    { email: 'ann', email_validation_flag: 'Invalid' },
  ]);
  expect(statistics['email-validation.suggested']).toBe(1);
});

test('statistics count the flags', async () => {
  const { statistics } = await run([
    'ann@example.com',
    'ann@gmail.com',
    'ann@gmial.com',
    'info@example.com',
    'ann@mailinator.com',
    'ann@@example.com',
    'ann',
    null,
  ]);
  expect(statistics).toEqual({
    'email-validation.valid': 5,
    'email-validation.invalid': 2,
    'email-validation.empty': 1,
    'email-validation.suggested': 2,
    'email-validation.free': 2,
    'email-validation.business': 2,
    'email-validation.role': 1,
    'email-validation.disposable': 1,
  });
});

test('statistics count only what the step declares', async () => {
  const { statistics } = await run(['ann@example.com', 'ann', null, 'info@gmial.com', 'x@yopmail.com']);
  const declared = Object.keys(emailValidation.statistics).map((name) => `email-validation.${name}`);
  for (const name of Object.keys(statistics)) expect(declared).toContain(name);
});

test('a suggested address is itself valid, without a further suggestion', async () => {
  const first = await run([
    'ann@@gmial,com',
    'Ann <ann@example.con>',
    ' ann@yahoo.co.uk.',
    'ann(at)hotmail.couk',
  ]);
  const suggested = first.records.map((record) => record['suggested_email_address'] as string);
  expect(suggested).toEqual(['ann@gmail.com', 'ann@example.com', 'ann@yahoo.co.uk', 'ann@hotmail.co.uk']);
  for (const record of (await run(suggested)).records) {
    expect(record).toMatchObject({
      email_validation_flag: 'Valid',
      suggested_email_address: null,
      email_comment: null,
    });
  }
});

describe('options', () => {
  test.each([
    { level: 'Server' },
    { level: 'Address' },
    { level: 'syntax' },
    { details: 'yes' },
    { timeoutSeconds: 0 },
    { timeoutSeconds: 31 },
    { timeoutSeconds: 1.5 },
    { catchAll: true },
  ])('refuses %j', (options) => {
    expect(Value.Check(emailValidation.options, Value.Default(emailValidation.options, options))).toBe(false);
  });
});

test('the column description explains every code', () => {
  const described = emailValidation
    .appends(Value.Default(emailValidation.options, {}) as never)
    .find(({ name }) => name === 'email_comment')!.description;
  for (const code of Object.keys(EMAIL_COMMENTS)) expect(described).toContain(`${code}: `);
});

test('the cache of domains does not change results', () => {
  const domains = new MailDomains();
  for (let at = 0; at < 60_000; at++) domains.of(`d${at}.com`);
  expect(domains.of('gmial.com')).toEqual(new MailDomains().of('gmial.com'));
  expect(domains.of('gmial.com')).toBe(domains.of('gmial.com'));
});
