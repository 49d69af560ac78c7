import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RecordAnswer, type RecordService, startRecordService } from './cleansing/record-service.ts';

let service: RecordService;

beforeAll(async () => {
  service = await startRecordService(10_000);
});
afterAll(() => service.close());

const WATKIN = ['10 Watkin Terrace', 'Northampton', 'NN1 3ER'];

interface Cleaned {
  readonly Result: {
    readonly Address: { readonly Lines: readonly string[] };
    readonly RawAddress: Readonly<Record<string, unknown>> | null;
    readonly Confidence: number;
    readonly Corrections: readonly string[];
    readonly Kept: readonly string[];
  };
  readonly MatchLevel: string;
  readonly CountryName: string | null;
  readonly Explanation: {
    readonly Candidates: readonly Record<string, unknown>[];
    readonly Reasons: string[];
  };
}

async function told(body: object, method = 'CleanAddress'): Promise<Cleaned & RecordAnswer> {
  const { status, body: answer } = await service.ask(`Postcoder/${method}`, body);
  expect(status).toBe(200);
  expect(answer.Status).toMatchObject({ Success: true, ErrorMessage: null });
  return answer as unknown as Cleaned & RecordAnswer;
}

const remaining = async () =>
  (await service.ask('Postcoder/CleanAddress', { address: 'zzz' })).body.Status.CreditsRemaining;

async function spent(body: object): Promise<number> {
  const before = await remaining();
  await service.ask('Postcoder/CleanAddress', body);
  return before - (await remaining());
}

describe('the match level', () => {
  test('is OK_Unchanged if only letter case changed', async () => {
    const { MatchLevel, Result } = await told({
      address: { Lines: ['10 WATKIN terr', 'northampton', 'nn13er'] },
    });
    expect(MatchLevel).toBe('OK_Unchanged');
    expect(Result).toMatchObject({ Corrections: [], Kept: [] });
    expect(Result.Address.Lines).toEqual([
      ...['10 Watkin Terrace', '', '', '', 'NORTHAMPTON', 'Northamptonshire', 'NN1 3ER'],
    ]);
    expect(Result.Confidence).toBeGreaterThan(90);
  });

  test('is OK_Corrected if the postcode was wrong', async () => {
    const { MatchLevel, Result } = await told({
      address: { Lines: ['10 Watkin Terrace', 'Northampton', 'NN1 3RE'] },
    });
    expect(MatchLevel).toBe('OK_Corrected');
    expect(Result.Corrections).toEqual(['postcodeCorrected']);
    expect(Result.Address.Lines.at(-1)).toBe('NN1 3ER');
  });

  test('is NOK_Street if the house is not in the file; its number is kept', async () => {
    const { MatchLevel, Result } = await told({ address: '77 Watkin Terrace, Northampton, NN1 3ER' });
    expect(MatchLevel).toBe('NOK_Street');
    expect(Result.Address.Lines[0]).toBe('77 Watkin Terrace');
    expect(Result.RawAddress).toMatchObject({
      BuildingNumber: 0,
      ThoroughfareName: 'Watkin',
      UniqueReference: null,
      Dps: '',
    });
  });

  test('is NOK_NoMatch if nothing is known, and the lines stay as they were written', async () => {
    const { MatchLevel, Result } = await told({ address: ['zzz QQQ', 'xxxx'] });
    expect(MatchLevel).toBe('NOK_NoMatch');
    expect(Result.RawAddress).toBeNull();
    expect(Result.Address.Lines.slice(0, 2)).toEqual(['zzz QQQ', 'xxxx']);
  });

  test('is NOK_Foreign for an address abroad, by its text or by the option Country', async () => {
    const abroad = { Lines: ['1 rue de la Paix', '75002 Paris', 'France'] };
    expect((await told({ address: abroad })).MatchLevel).toBe('NOK_Foreign');
    const options = { Country: 'FR', IncludeCountry: true };
    const named = await told({ address: { Lines: abroad.Lines.slice(0, 2) }, options });
    expect(named).toMatchObject({ MatchLevel: 'NOK_Foreign', CountryName: 'France' });
  });
});

describe('the address', () => {
  test('may be an object with lines, a list or one text, with separate parts or without', async () => {
    const forms: unknown[] = [
      { Lines: WATKIN },
      { lines: WATKIN },
      WATKIN,
      WATKIN.join(', '),
      WATKIN.join('\n'),
      { Lines: ['10 Watkin Terrace'], Town: 'Northampton', Postcode: 'NN1 3ER' },
    ];
    for (const address of forms) {
      const { Result } = await told({ address, options: { IncludeUDPRN: true } });
      expect(Result.RawAddress, JSON.stringify(address)).toMatchObject({ UniqueReference: '6000001' });
    }
  });

  test('is written by the options of a look-up', async () => {
    const options = { MaxLines: '3', FixTownCounty: 'false', NormalizeTownCase: true, ExcludeCounty: true };
    const { Result } = await told({ address: WATKIN, options });
    expect(Result.Address.Lines).toEqual(['10 Watkin Terrace', 'Northampton', '', 'NN1 3ER']);
  });

  test('has cherished details unless they are switched off', async () => {
    const address = ['Rose Cottage', ...WATKIN];
    const kept = await told({ address });
    expect(kept.Result.Kept).toEqual(['Rose Cottage']);
    expect(kept.Result.Address.Lines.slice(0, 2)).toEqual(['Rose Cottage', '10 Watkin Terrace']);
    const plain = await told({ address, options: { KeepCherished: false } });
    expect(plain.Result.Address.Lines[0]).toBe('10 Watkin Terrace');
  });

  test('of a company is found by CleanBusinessAddress', async () => {
    const { Result, MatchLevel } = await told(
      {
        company: 'Hopkins & Sons Bakers',
        address: { Lines: ['Stanney Mill Road', 'Chester', 'CH2 4NE'] },
        options: { IncludeUDPRN: true },
      },
      'CleanBusinessAddress',
    );
    expect(MatchLevel).toMatch(/^OK/);
    expect(Result.RawAddress).toMatchObject({ UniqueReference: '5000002', BuildingNumber: 10 });
  });
});

test('the answer explains itself', async () => {
  const { Explanation } = await told({ address: WATKIN, options: { Explain: true } });
  expect(Explanation.Reasons.length).toBeGreaterThan(0);
  expect(Explanation.Candidates[0]).toMatchObject({
    Address: { Lines: expect.arrayContaining(['10 Watkin Terrace']) },
    UniqueReference: '6000001',
    Level: 'Exact',
    Score: expect.any(Number),
    Elements: expect.arrayContaining([
      expect.objectContaining({ Element: 'buildingNumber', Outcome: 'agrees' }),
    ]),
  });
  expect((await told({ address: WATKIN })).Explanation).toBeNull();
});

describe('licences and credits', () => {
  test('a requested licence must be held and cover whole addresses', async () => {
    const { key } = await service.account('Streets', 10, { licences: ['WebClickThoroughfare'] });
    const ask = async (body: object) =>
      (await service.ask('Postcoder/CleanAddress', { address: WATKIN, ...body }, `?key=${key}`)).body.Status;
    expect(await ask({})).toMatchObject({
      ErrorMessage: 'The account holds no licence for whole addresses.',
    });
    expect(await ask({ licence: 'WebClickFull' })).toMatchObject({
      ErrorMessage: 'The account does not hold the licence WebClickFull.',
    });
    expect(await ask({ licence: 'WebClickThoroughfare' })).toMatchObject({
      ErrorMessage: 'The licence WebClickThoroughfare is for streets only.',
    });
    expect(await ask({ licence: 'Everything' })).toMatchObject({ ErrorMessage: 'The licence is unknown.' });
    const held = await told({ address: WATKIN, licence: 'webclickfull' });
    expect(held.MatchLevel).toBe('OK_Unchanged');
  });

  test('a delivery point costs a credit, other answers are free', async () => {
    expect(await spent({ address: WATKIN })).toBe(1);
    expect(await spent({ address: '77 Watkin Terrace, Northampton, NN1 3ER' })).toBe(0);
    expect(await spent({ address: 'zzz' })).toBe(0);
    expect(await spent({})).toBe(0);
  });

  test('a request without an address is refused', async () => {
    for (const address of [undefined, null, '', [], {}, { Lines: [] }, { Lines: ['', ' '] }, 0, [null]]) {
      const { body } = await service.ask('Postcoder/CleanAddress', { address });
      expect(body.Status, JSON.stringify(address)).toMatchObject({
        Success: false,
        ErrorMessage: 'The address is missing.',
      });
      expect(body).toMatchObject({ Result: null, MatchLevel: null });
    }
  });

  test('the answer names its address file', async () => {
    const { headers } = await service.ask('Postcoder/CleanAddress', { address: WATKIN });
    expect(headers.get('fettle-address-file')).toMatch(/^(?:real|invented);edition=/);
  });
});
