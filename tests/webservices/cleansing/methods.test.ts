import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DnsServer } from '../../support/dns-server.ts';
import { type RecordService, startRecordService } from './record-service.ts';

let dns: DnsServer;
let service: RecordService;

beforeAll(async () => {
  dns = await DnsServer.start({
    'good.co.uk': { mx: ['10 mail.good.co.uk'] },
    'host.co.uk': { a: ['192.0.2.1'] },
    'null.co.uk': { mx: ['0 .'] },
    'broken.co.uk': { code: 'SERVFAIL' },
  });
  process.env['FETTLE_DNS_SERVERS'] = dns.address;
  service = await startRecordService(10_000);
});
afterAll(async () => {
  delete process.env['FETTLE_DNS_SERVERS'];
  await service.close();
  await dns.stop();
});

/** The members of a successful answer beside its status. */
async function told(method: string, body: object): Promise<Record<string, unknown>> {
  const { status, body: answer } = await service.ask(method, body);
  expect(status).toBe(200);
  const { Status, ...members } = answer;
  expect(Status).toMatchObject({ Success: true, ErrorMessage: null });
  return members;
}

const spent = async (asked: () => Promise<unknown>): Promise<number> => {
  const left = async () =>
    (await service.ask('EmailValidation/IsValid', {})).body.Status.CreditsRemaining as number;
  const before = await left();
  await asked();
  return before - (await left());
};

describe('NameCleansing/ParseName', () => {
  const JOHN = {
    Name: { Title: 'Mr', Forename: 'John', MiddleName: 'A', Surname: 'McDonald', Suffix: 'OBE' },
    Gender: 'M',
    FormalSalutation: 'Dear Mr McDonald',
    InformalSalutation: 'Dear John',
    EnvelopeName: 'Mr John A McDonald OBE',
    NameType: 'Person',
  };

  test('reads a text', async () => {
    expect(await told('NameCleansing/ParseName', { name: 'MCDONALD, MR JOHN A OBE' })).toEqual(JOHN);
  });

  test.each([
    { title: 'MR', forename: 'JOHN', middleName: 'A', surname: 'MCDONALD OBE' },
    { Title: 'MR', Forename: 'JOHN', MiddleName: 'A', Surname: 'MCDONALD OBE' },
    { title: 'mr', forename: 'john', middlename: 'a', surname: 'mcdonald obe', other: {} },
  ])('reads parts in any letter case: %j', async (name) => {
    expect(await told('NameCleansing/ParseName', { name })).toEqual(JOHN);
  });

  test('reads several people, a company and an unnamed person', async () => {
    expect(await told('NameCleansing/ParseName', { name: 'mr & mrs smith' })).toMatchObject({
      Gender: 'J',
      NameType: 'Joint',
      FormalSalutation: 'Dear Mr and Mrs Smith',
    });
    expect(await told('NameCleansing/ParseName', { name: 'ACME LTD' })).toEqual({
      Name: { Title: '', Forename: '', MiddleName: '', Surname: '', Suffix: '' },
      Gender: '',
      FormalSalutation: '',
      InformalSalutation: '',
      EnvelopeName: 'Acme Ltd',
      NameType: 'Company',
    });
  });

  test('follows its options', async () => {
    const options = { Case: 'Upper', DefaultSalutation: 'Dear Friend', ApplicationName: 'Forms' };
    expect(await told('NameCleansing/ParseName', { name: 'Acme Ltd', options })).toMatchObject({
      EnvelopeName: 'ACME LTD',
      FormalSalutation: 'DEAR FRIEND',
    });
    const list = Object.entries(options).map(([Name, Value]) => ({ Name, Value }));
    expect(await told('NameCleansing/ParseName', { name: 'Acme Ltd', options: list })).toMatchObject({
      EnvelopeName: 'ACME LTD',
    });
  });

  test('refuses a missing name free of charge; any other name costs a credit', async () => {
    const { body } = await service.ask('NameCleansing/ParseName', { name: ' ' });
    expect(body).toEqual({
      Status: {
        Success: false,
        ErrorMessage: 'The name is missing.',
        CreditsRemaining: expect.any(Number),
      },
      Name: null,
      Gender: null,
      FormalSalutation: null,
      InformalSalutation: null,
      EnvelopeName: null,
      NameType: null,
    });
    expect(await spent(() => service.ask('NameCleansing/ParseName', { name: {} }))).toBe(0);
    expect(await spent(() => service.ask('NameCleansing/ParseName', { name: 'Ann' }))).toBe(1);
  });
});

describe('EmailValidation', () => {
  test.each([
    ['ann@good.co.uk', 'Valid'],
    ['ann@host.co.uk', 'Valid'],
    ['ann@null.co.uk', 'Invalid'],
    ['ann@nowhere.co.uk', 'Invalid'],
    ['ann@broken.co.uk', 'Inconclusive'],
    ['ann@good', 'Invalid'],
    ['ann', 'Invalid'],
  ])('IsValid %s: %s', async (email, Result) => {
    expect(await told('EmailValidation/IsValid', { email, level: 'MX' })).toEqual({ Result, Level: 'MX' });
  });

  test('uses MX if no level is sent, and for the levels that would ask a mail server', async () => {
    const email = 'ann@nowhere.co.uk';
    for (const [level, Result, Level] of [
      ['Syntax', 'Valid', 'Syntax'],
      ['syntax', 'Valid', 'Syntax'],
      [undefined, 'Invalid', 'MX'],
      ['Server', 'Invalid', 'MX'],
      ['Address', 'Invalid', 'MX'],
    ]) {
      expect(await told('EmailValidation/IsValid', { email, level })).toEqual({ Result, Level });
    }
    const { body } = await service.ask('EmailValidation/IsValid', { email, level: 'Everything' });
    expect(body).toMatchObject({ Status: { Success: false }, Result: null });
  });

  test('may count a domain without a mail server as invalid', async () => {
    const options = { MissingMXRecordHandling: 'AssumeInvalid' };
    expect(await told('EmailValidation/IsValid', { email: 'ann@host.co.uk', options })).toMatchObject({
      Result: 'Invalid',
    });
    expect(await told('EmailValidation/IsValid', { email: 'ann@good.co.uk', options })).toMatchObject({
      Result: 'Valid',
    });
  });

  test.each(['Cleanse', 'CleanseSimple'])('%s has a suggestion', async (method) => {
    expect(await told(`EmailValidation/${method}`, { Email: 'ann@gmail.con', Level: 'Syntax' })).toEqual({
      Result: 'Invalid',
      Level: 'Syntax',
      OriginalValid: false,
      EmailType: 'Free',
      SuggestedEmailAddress: 'ann@gmail.com',
      Comment: 'DomainMistyped',
    });
    expect(await told(`EmailValidation/${method}`, { email: 'info@good.co.uk' })).toEqual({
      Result: 'Valid',
      Level: 'MX',
      OriginalValid: true,
      EmailType: 'Role',
      SuggestedEmailAddress: '',
      Comment: '',
    });
  });

  test('costs a credit, but nothing for a missing address or an inconclusive DNS', async () => {
    const cost = (email: unknown) => spent(() => service.ask('EmailValidation/Cleanse', { email }));
    expect(await cost('ann@good.co.uk')).toBe(1);
    expect(await cost('ann')).toBe(1);
    expect(await cost('')).toBe(0);
    expect(await cost({})).toBe(0);
    expect(await cost('ann@broken.co.uk')).toBe(0);
  });
});

describe('PhoneValidation/IsValid', () => {
  const result = async (body: object) =>
    (await told('PhoneValidation/IsValid', body))['Result'] as Record<string, unknown>;

  test('reads a British landline', async () => {
    expect(await result({ telephoneNumber: '01244 355112', defaultCountry: 'GB' })).toEqual({
      TelephoneNumber: '+441244355112',
      ValidationResult: 'Valid',
      ValidationLevel: 'NumberingPlan',
      Provider: '',
      NumberType: 'Landline',
      Location: 'Chester',
      CountryCode: 'GB',
      CountryName: 'United Kingdom',
      Extension: '',
      Comment: '',
    });
  });

  test.each(['GB', 'gb', 'UK', 44, '44', '+44', 'auto', '', undefined])(
    'accepts the default country as %o',
    async (defaultCountry) => {
      expect(await result({ telephoneNumber: '07400 123456', defaultCountry })).toMatchObject({
        TelephoneNumber: '+447400123456',
        NumberType: 'Mobile',
      });
    },
  );

  test.each([
    ['FR', '01 42 68 53 00', '+33142685300'],
    [33, '01 42 68 53 00', '+33142685300'],
    [1, '(212) 736-5000', '+12127365000'],
    ['GB', '+33 1 42 68 53 00', '+33142685300'],
  ])('reads numbers of another country: %s, %s', async (defaultCountry, telephoneNumber, TelephoneNumber) => {
    expect(await result({ telephoneNumber, defaultCountry })).toMatchObject({
      ValidationResult: 'Valid',
      TelephoneNumber,
    });
  });

  test('refuses a country that does not exist', async () => {
    for (const defaultCountry of ['ZZ', 999, 'Atlantis']) {
      const { body } = await service.ask('PhoneValidation/IsValid', {
        telephoneNumber: '01244 355112',
        defaultCountry,
      });
      expect(body).toMatchObject({ Status: { Success: false }, Result: null });
    }
  });

  test.each([
    [{ RequiredCountry: 'FR' }, 'Invalid'],
    [{ RequiredCountry: '44' }, 'Valid'],
    [{ RequiredCountry: 'ZZ' }, 'Invalid'],
    [{ RequiredCountry: '' }, 'Valid'],
    [{ AllowedPrefixes: '+441,+442' }, 'Valid'],
    [{ AllowedPrefixes: '+447' }, 'Invalid'],
    [{ BarredPrefixes: '+44124' }, 'Invalid'],
    [{ BarredPrefixes: '+447, +4470' }, 'Valid'],
  ])('follows the option %j: %s', async (options, ValidationResult) => {
    expect(await result({ telephoneNumber: '01244 355112', options })).toMatchObject({ ValidationResult });
  });

  test.each([
    ['National', '01244 355112'],
    ['International', '+44 1244 355112'],
    ['E164', '+441244355112'],
    ['anything', '+441244355112'],
  ])('prints the form %s', async (DefaultFormatType, TelephoneNumber) => {
    const options = [{ name: 'DefaultFormatType', value: DefaultFormatType }];
    expect(await result({ telephoneNumber: '+441244355112', options })).toMatchObject({ TelephoneNumber });
  });

  test('answers other text, and an empty number', async () => {
    expect(await result({ telephoneNumber: '12345' })).toMatchObject({
      TelephoneNumber: '12345',
      ValidationResult: 'Invalid',
      NumberType: '',
      Comment: expect.stringMatching(/^[A-Z]/),
    });
    expect(await result({ telephoneNumber: ' ' })).toMatchObject({ ValidationResult: 'Blank' });
    expect(await result({ telephoneNumber: 1244355112 })).toMatchObject({
      TelephoneNumber: '+441244355112',
      ValidationResult: 'Valid',
      Comment: 'LeadingZeroMissing',
    });
  });

  test('costs a credit, but nothing for an empty number', async () => {
    const cost = (telephoneNumber: string) =>
      spent(() => service.ask('PhoneValidation/IsValid', { telephoneNumber }));
    expect(await cost('01244 355112')).toBe(1);
    expect(await cost('12345')).toBe(1);
    expect(await cost('')).toBe(0);
  });
});

describe('SalaciousName/IsUnusableName', () => {
  test.each([
    [{ title: 'Mr', forename: 'John', surname: 'Smith' }, ''],
    [{ Title: 'Mr', Forename: 'Ben', MiddleName: '', Surname: 'Dover' }, 'SalaciousName'],
    [{ title: null, forename: 'Ivor Cockburn', middlename: null, surname: null }, ''],
    [{ title: null, forename: 'asdf', middlename: null, surname: 'qwerty' }, 'RandomName'],
    [{ title: 'Mr', forename: null, surname: null }, 'IncompleteName'],
    [{}, 'IncompleteName'],
    ['Mickey Mouse', 'RandomName'],
    ['Jan Szczepanski', ''],
    ['', 'IncompleteName'],
    [null, 'IncompleteName'],
  ])('%j: %s', async (name, Result) => {
    expect(
      await told('SalaciousName/IsUnusableName', { name, options: { ApplicationName: 'Forms' } }),
    ).toEqual({ Result });
  });

  test('costs a credit', async () => {
    expect(await spent(() => service.ask('SalaciousName/IsUnusableName', { name: 'Ann Smith' }))).toBe(1);
  });
});
