import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emailValidation } from '../../../src/cleansing/email/email-validation.ts';
import { MailExchanges } from '../../../src/cleansing/email/mail-exchange.ts';
import { DnsServer, type DnsZone } from '../../support/dns-server.ts';
import { runStep } from '../../support/run-step.ts';

const zones: Record<string, DnsZone> = {
  'mail.example.com': { mx: ['10 mx1.example.com', '20 mx2.example.com'] },
  'host.example.com': { a: ['192.0.2.1'] },
  'host6.example.com': { aaaa: ['2001:0db8:0000:0000:0000:0000:0000:0001'] },
  'empty.example.com': {},
  'null.example.com': { mx: ['0 .'] },
  'broken.example.com': { code: 'SERVFAIL' },
  'refused.example.com': { code: 'REFUSED' },
  'silent.example.com': { silent: true },
  'late.example.com': { mx: ['10 mx.example.com'], delay: 100 },
  'garbage.example.com': { garbage: true },
  'gmail.com': { mx: ['5 mx.google.com'] },
  'gmial.com': { mx: ['5 mx.squatter.example'] },
  'xn--mnchen-3ya.de': { mx: ['5 mx.example.de'] },
};

let dns: DnsServer;

beforeAll(async () => {
  dns = await DnsServer.start({
    ...zones,
    ...Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [
        `many${at}.example.com`,
        { mx: ['1 mx.example.com'], delay: 20 },
      ]),
    ),
  });
});

afterAll(() => dns.stop());

describe('the answers of a real DNS server', () => {
  test.each([
    ['mail.example.com', 'Valid', undefined],
    ['host.example.com', 'Valid', 'NoMxRecord'],
    ['host6.example.com', 'Valid', 'NoMxRecord'],
    ['late.example.com', 'Valid', undefined],
    ['empty.example.com', 'Invalid', 'NoMailServer'],
    ['null.example.com', 'Invalid', 'NullMx'],
    ['missing.example.com', 'Invalid', 'DomainNotFound'],
    ['broken.example.com', 'Inconclusive', 'DnsFailure'],
    ['refused.example.com', 'Inconclusive', 'DnsFailure'],
    ['silent.example.com', 'Inconclusive', 'DnsTimeout'],
    ['garbage.example.com', 'Inconclusive', expect.stringMatching(/^Dns(?:Timeout|Failure)$/)],
  ])('%s is %s (%s)', async (domain, flag, comment) => {
    const timeout = /^(?:silent|garbage)/.test(domain) ? 900 : 15_000;
    const exchanges = new MailExchanges({ timeout, servers: [dns.address] });
    expect(await exchanges.answers(new Set([domain]))).toEqual(new Map([[domain, { flag, comment }]]));
  });

  test('a server that does not answer leaves every domain inconclusive', async () => {
    const gone = await DnsServer.start({});
    const { address } = gone;
    await gone.stop();
    const exchanges = new MailExchanges({ timeout: 900, servers: [address] });
    const answers = await exchanges.answers(new Set(['mail.example.com']));
    expect(answers.get('mail.example.com')?.flag).toBe('Inconclusive');
  });
});

describe('querying the DNS', () => {
  test('each domain is queried once in a run', async () => {
    const exchanges = new MailExchanges({ timeout: 20_000, servers: [dns.address] });
    const before = dns.questions.length;
    await exchanges.answers(new Set(['mail.example.com', 'missing.example.com']));
    await exchanges.answers(new Set(['mail.example.com', 'missing.example.com']));
    await Promise.all([
      exchanges.answers(new Set(['late.example.com'])),
      exchanges.answers(new Set(['late.example.com'])),
    ]);
    expect(dns.questions.slice(before).sort()).toEqual([
      'MX late.example.com',
      'MX mail.example.com',
      'MX missing.example.com',
    ]);
  });

  test('at most 64 queries run at once, and all get their turn', async () => {
    const exchanges = new MailExchanges({ timeout: 20_000, servers: [dns.address] });
    dns.mostAtOnce = 0;
    const domains = new Set(Array.from({ length: 300 }, (_, at) => `many${at}.example.com`));
    const answers = await exchanges.answers(domains);
    expect([...answers.values()].filter(({ flag }) => flag === 'Valid')).toHaveLength(300);
    expect(dns.mostAtOnce).toBeGreaterThan(8);
    expect(dns.mostAtOnce).toBeLessThanOrEqual(64);
  });

  test('a slow domain times out, and is not queried again in the run', async () => {
    const exchanges = new MailExchanges({ timeout: 300, servers: [dns.address] });
    await exchanges.answers(new Set(['silent.example.com']));
    const before = dns.questions.length;
    const answers = await exchanges.answers(new Set(['silent.example.com']));
    expect(answers.get('silent.example.com')?.comment).toBe('DnsTimeout');
    expect(dns.questions.length).toBe(before);
  });

  test('a block of domains without DNS finishes without querying all of them', async () => {
    const silent = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`silent${at}.example.com`, { silent: true as const }]),
    );
    const mute = await DnsServer.start(silent);
    const exchanges = new MailExchanges({ timeout: 200, servers: [mute.address], blockTime: 300 });
    const answers = await exchanges.answers(new Set(Object.keys(silent)));
    expect(answers.size).toBe(500);
    expect(new Set([...answers.values()].map(({ comment }) => comment))).toEqual(new Set(['DnsTimeout']));
    expect(new Set(mute.questions).size).toBeLessThanOrEqual(3 * 64);
    await mute.stop();
  });
});

describe('the step at level MX', () => {
  afterEach(() => {
    delete process.env['FETTLE_DNS_SERVERS'];
  });

  const run = (emails: (string | null)[]) => {
    process.env['FETTLE_DNS_SERVERS'] = dns.address;
    return runStep(
      emailValidation,
      emails.map((email) => ({ email })),
      { level: 'MX', timeoutSeconds: 20 },
    );
  };

  test('judges the syntax first, then the DNS, and counts', async () => {
    const { records, statistics } = await run([
      'ann@mail.example.com',
      'ann@null.example.com',
      'ann@missing.example.com',
      'ann@broken.example.com',
      'info@HOST.example.com',
      'ann@münchen.de',
      'ann',
      null,
    ]);
    expect(records.map((record) => [record['email_validation_flag'], record['email_comment']])).toEqual([
      ['Valid', null],
      ['Invalid', 'NullMx'],
      ['Invalid', 'DomainNotFound'],
      ['Inconclusive', 'DnsFailure'],
      ['Valid', 'NoMxRecord'],
      ['Valid', null],
      ['Invalid', 'NoAtSign'],
      [null, null],
    ]);
    expect(statistics).toEqual({
      'email-validation.valid': 3,
      'email-validation.invalid': 3,
      'email-validation.inconclusive': 1,
      'email-validation.empty': 1,
      'email-validation.business': 5,
      'email-validation.role': 1,
    });
  });

  test('suggests only domains that accept mail', async () => {
    const { records } = await run([
      'ann@gmial.com',
      'ann@gmail.con',
      'ann@missing.con',
      'ann@@missing.example.com',
      'ann@@broken.example.com',
      ' ann@missing.example.com',
    ]);
    expect(records).toMatchObject([
      {
        email_validation_flag: 'Valid',
        suggested_email_address: 'ann@gmail.com',
        email_comment: 'DomainMistyped',
      },
      { email_validation_flag: 'Invalid', suggested_email_address: 'ann@gmail.com' },
      {
        email_validation_flag: 'Invalid',
        suggested_email_address: null,
        email_type: null,
        email_comment: 'TopLevelDomainMistyped',
      },
      { email_validation_flag: 'Invalid', suggested_email_address: null },
      { email_validation_flag: 'Invalid', suggested_email_address: 'ann@broken.example.com' },
      {
        email_validation_flag: 'Invalid',
        suggested_email_address: null,
        email_comment: 'SpacesAround;DomainNotFound',
      },
    ]);
  });

  test('names the wrong setting', async () => {
    process.env['FETTLE_DNS_SERVERS'] = 'dns.example.com';
    await expect(runStep(emailValidation, [{ email: 'a@b.com' }], { level: 'MX' })).rejects.toThrow(
      /^FETTLE_DNS_SERVERS must hold IP addresses/,
    );
  });

  test('queries a domain once, however many records share it', async () => {
    const before = dns.questions.length;
    await run(Array.from({ length: 1000 }, (_, at) => `user${at}@mail.example.com`));
    expect(dns.questions.slice(before)).toEqual(['MX mail.example.com']);
  });
});
