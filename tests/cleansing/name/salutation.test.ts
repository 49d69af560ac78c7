import { describe, expect, test } from 'vitest';
import { cleanse, DEFAULT } from './cleanse.ts';

describe('one person', () => {
  test.each([
    ['Mr John Smith', 'Dear Mr Smith', 'Dear John'],
    ['Mr J Smith', 'Dear Mr Smith', 'Dear Mr Smith'],
    ['Mr Smith', 'Dear Mr Smith', 'Dear Mr Smith'],
    ['Mrs Mary Ann Smith-Jones', 'Dear Mrs Smith-Jones', 'Dear Mary'],
    ['Dr Mary-Ann van der Berg', 'Dear Dr van der Berg', 'Dear Mary-Ann'],
    ['Rev Dr John Smith', 'Dear Rev Dr Smith', 'Dear John'],
    ['Sir John Smith', 'Dear Sir John', 'Dear John'],
    ['Sir J Smith', 'Dear Sir J Smith', 'Dear Sir J Smith'],
    ['Sir Smith', 'Dear Sir Smith', 'Dear Sir Smith'],
    ['Dame Judi Dench', 'Dear Dame Judi', 'Dear Judi'],
    ['Prof Sir John Smith', 'Dear Sir John', 'Dear John'],
    ['Lord Smith', 'Dear Lord Smith', 'Dear Lord Smith'],
    ['Lord John Smith', 'Dear Lord John', 'Dear John'],
    ['Lord J Smith', 'Dear Lord Smith', 'Dear Lord Smith'],
    ['Lady Antonia Smith', 'Dear Lady Antonia', 'Dear Antonia'],
    ['Antonia, Lady Smith', 'Dear Lady Smith', 'Dear Antonia'],
    ['Lady (Antonia) Smith', 'Dear Lady Smith', 'Dear Lady Smith'],
    ['Lord Smith of Finsbury', 'Dear Lord Smith', 'Dear Lord Smith'],
    ['The Earl of Fife', 'Dear Lord Fife', 'Dear Lord Fife'],
    ['The Duke of Fife', 'Dear Duke', 'Dear Duke'],
    ['The Rt Rev John Smith', 'Dear Bishop Smith', 'Dear John'],
    ['The Most Rev Dr John Smith', 'Dear Archbishop Smith', 'Dear John'],
    ['Rev Canon John Smith', 'Dear Canon Smith', 'Dear John'],
    ['Prof Dr Dr h.c. Hans Maier', 'Dear Prof Dr Maier', 'Dear Hans'],
    ['Lady Smith', 'Dear Lady Smith', 'Dear Lady Smith'],
    ['Sister Mary Joseph', 'Dear Sister Mary', 'Dear Mary'],
    ['Father John', 'Dear Father John', 'Dear John'],
    ['Fr John Brown', 'Dear Fr Brown', 'Dear John'],
    ['Rt Hon John Smith MP', 'Dear Mr Smith', 'Dear John'],
    ['Rt Hon Sir John Smith', 'Dear Sir John', 'Dear John'],
    ['The Hon Mrs Smith', 'Dear Mrs Smith', 'Dear Mrs Smith'],
    ['John Smith', 'Dear Mr Smith', 'Dear John'],
    ['Jane Smith', 'Dear Ms Smith', 'Dear Jane'],
    ['Kim Smith', 'Dear Kim Smith', 'Dear Kim'],
    ['Xqzwv Smith', 'Dear Xqzwv Smith', 'Dear Xqzwv'],
    ['J Smith', DEFAULT, DEFAULT],
    ['J Robert Smith', 'Dear Mr Smith', 'Dear Mr Smith'],
    ['Smith', DEFAULT, DEFAULT],
    ['John', 'Dear John', 'Dear John'],
    ['John (Jack) Smith', 'Dear Mr Smith', 'Dear Jack'],
    ['Mx Sam Smith', 'Dear Mx Smith', 'Dear Sam'],
    ['Abdul Rahman Khan', 'Dear Mr Khan', 'Dear Abdul Rahman'],
    ['Mr John Smith OBE', 'Dear Mr Smith', 'Dear John'],
    ['MR JOHN SMITH', 'Dear Mr Smith', 'Dear John'],
    ['The Occupier', DEFAULT, DEFAULT],
    ['Acme Ltd', DEFAULT, DEFAULT],
    ['', DEFAULT, DEFAULT],
  ])('%s', (name, formal, informal) => {
    expect(cleanse(name)).toMatchObject({ salutation: formal, usedDefaultSalutation: formal === DEFAULT });
    expect(cleanse(name, { salutation: 'informal' }).salutation).toBe(informal);
  });
});

test('the default salutation is the given one', () => {
  expect(cleanse('Acme Ltd', { defaultSalutation: 'Dear Customer' }).salutation).toBe('Dear Customer');
  expect(cleanse('Mr Smith', { defaultSalutation: 'Dear Customer' }).salutation).toBe('Dear Mr Smith');
});

test('an empty default leaves out the salutation', () => {
  expect(cleanse('Mr Smith', { salutation: 'none' })).toMatchObject({
    salutation: '',
    usedDefaultSalutation: false,
  });
  expect(cleanse('Acme Ltd', { salutation: 'none' }).usedDefaultSalutation).toBe(false);
});

describe('the envelope', () => {
  test.each([
    ['SMITH, MR JOHN A, OBE', 'Mr John A Smith OBE'],
    ['Mr. J.A. Smith', 'Mr J A Smith'],
    ['c/o Mr J Smith', 'c/o Mr J Smith'],
    ['MR J SMITH C/O MRS A BROWN', 'Mr J Smith c/o Mrs A Brown'],
    ['MR J SMITH C/O ACME LTD', 'Mr J Smith c/o Acme Ltd'],
    ['Mr J Smith c/o The Occupier', 'Mr J Smith c/o The Occupier'],
    ['FAO MR J SMITH', 'Mr J Smith'],
    ['John (Jack) Smith', 'John Smith'],
  ])('%s', (name, expected) => {
    expect(cleanse(name).envelopeName).toBe(expected);
  });
});
