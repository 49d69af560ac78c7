import { describe, expect, test } from 'vitest';
import { cleanse, parts } from './cleanse.ts';

describe('a name is kept, and the addition after it removed', () => {
  test.each([
    ['Mr Philip Smith 0161 496 0123', 'Mr|Philip||Smith|'],
    ['Dr V Smith tel. 07700 900456', 'Dr|V||Smith|'],
    ['John Smith +44 7700 900123', '|John||Smith|'],
    ['John Smith john@example.com', '|John||Smith|'],
    ['Mrs N Smith, 14 Sycamore Avenue, Leeds', 'Mrs|N||Smith|'],
    ['Ms J Smith, Flat 2, 10 High St, London', 'Ms|J||Smith|'],
    ['Miss Tara Smith DOB 12/03/1984', 'Miss|Tara||Smith|'],
    ['Mr D Smith A/C 00412236', 'Mr|D||Smith|'],
    ['PC 4417 Darren Smith', 'PC|Darren||Smith|'],
    ['Ms D Smith - Finance Director', 'Ms|D||Smith|'],
    ['Mr G Smith (DO NOT MAIL)', 'Mr|G||Smith|'],
    ['Mr & Mrs Smith 0161 496 0123', 'Mr & Mrs|||Smith|'],
  ])('%s', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });

  test.each([
    'Mr P Smith - deceased 2019',
    'Mrs Smith (deceased) 0161 496 0123',
    'The Executors of J Smith, 14 High Street',
    'Xqzwv Plimb 0161 496 0123',
    'John Smith 2',
    'J0hn Smith',
    '0161 496 0123',
  ])('no person is made of %s', (name) => {
    expect(cleanse(name)).toMatchObject({ type: 'Unknown', surname: '', envelopeName: name });
  });

  test('no person is made of a company', () => {
    expect(cleanse('Smith Plumbing Ltd 0161 496 0123').type).toBe('Company');
  });
});

describe('a name that software damaged is repaired', () => {
  test.each([
    ['JosÃ© GarcÃ­a BenÃ­tez', 'José García Benítez'],
    ['SinÃ©ad Oâ€™Callaghan', 'Sinéad O’Callaghan'],
    ['BjÃ¶rk GuÃ°mundsdÃ³ttir', 'Björk Guðmundsdóttir'],
    ['Miss Orla O&#39;Hare', "Miss Orla O'Hare"],
    ['Ren&eacute;e Smith', 'Renée Smith'],
    ['Mr &amp; Mrs Smith', 'Mr & Mrs Smith'],
    ['<b>Mr John Smith</b>', 'Mr John Smith'],
    ['*Mrs J Haigh*', 'Mrs J Haigh'],
    ['JoÃ£o São', 'João São'],
    ['São Ângela Ürün', 'São Ângela Ürün'],
  ])('%s', (name, expected) => {
    expect(cleanse(name).envelopeName).toBe(expected);
  });
});
