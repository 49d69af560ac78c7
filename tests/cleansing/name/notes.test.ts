import { describe, expect, test } from 'vitest';
import { cleanse, parts } from './cleanse.ts';

describe('a note behind a name is removed', () => {
  test.each([
    'Mr P Dunn - no mail',
    'Mr P Dunn NO MARKETING',
    'Mr P Dunn - VIP',
    'Mr P Dunn *VIP*',
    '*VIP* Mr P Dunn',
    '**DO NOT MAIL** Mr P Dunn',
    'Mr P Dunn ** gone away **',
    'Mr P Dunn - GONEAWAY',
    'Mr P Dunn / moved',
    'Mr P Dunn moved 2019',
    'Mr P Dunn - account closed',
    'Mr P Dunn a/c closed',
    'Mr P Dunn - duplicate',
    'Mr P Dunn - Gift Aid declined',
    'Mr P Dunn - large print',
    'Mr P Dunn - Trustee',
    'Mr P Dunn on behalf of Mrs Cole',
    'Mr P Dunn obo Mrs Cole',
    'Mr P Dunn POA for Mrs Cole',
    'Mr P Dunn re Ben',
    'Mr P Dunn et al',
    'Mr P Dunn /',
  ])('%s', (name) => {
    expect(parts(name)).toBe('Mr|P||Dunn|');
  });

  test.each([
    ['Mrs Jane Smith - Brown', 'Mrs|Jane||Smith-Brown|'],
    ['Mr Closed', 'Mr|||Closed|'],
    ['Ann Widow', '|Ann||Widow|'],
    ['Johnny Cash', '|Johnny||Cash|'],
  ])('but %s is a name', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });
});

describe('a note that somebody has died stays', () => {
  test.each([
    'Mr A Cole (died 2019)',
    'Mr A Cole (d. 2019)',
    'Mr A Cole died 3 May 2021',
    'Mrs B Cole - died',
    'Mrs B Cole passed away',
    'Mrs B Cole (passed away Jan 22)',
    'Mrs B Cole ***DECEASED***',
    'Mrs B Cole - do not mail - deceased',
    'Mrs B Cole (RIP)',
    'Mrs B Cole RIP',
    'Mrs B Cole (the late)',
    'Widow of Mr B Cole',
    'Est of B Cole',
    'To the family of the late B Cole',
  ])('%s', (name) => {
    expect(cleanse(name)).toMatchObject({ type: 'Unknown', surname: '', salutation: 'Dear Sir or Madam' });
  });

  test('Mr Rip Cole is alive', () => {
    expect(parts('Mr Rip Cole')).toBe('Mr|Rip||Cole|');
  });
});

describe('parts in columns of their own', () => {
  const fields = ([title, forename, surname]: string[]) => ({
    title: title ?? '',
    forename: forename ?? '',
    middle: '',
    surname: surname ?? '',
  });

  test.each([
    ['Mr', 'John', 'Smith - moved'],
    ['Mr', 'John', 'Smith DO NOT MAIL'],
    ['Mr', 'John', 'Smith, Director'],
    ['Mr', 'John', 'Smith nee Jones'],
    ['', '', 'Mr John Smith'],
  ])('%s, %s, %s', (...columns) => {
    expect(parts(fields(columns))).toBe('Mr|John||Smith|');
  });

  test.each([
    [['Mr', 'N/A', 'Smith'], 'Mr|||Smith|'],
    [['Mr', 'NULL', 'Smith'], 'Mr|||Smith|'],
    [['Please select', 'John', 'Smith'], '|John||Smith|'],
    [['Other', 'John', 'Smith'], '|John||Smith|'],
    [['N/A', 'John', 'Smith'], '|John||Smith|'],
    [['Mr', 'John', 'Unknown'], 'Mr|John|||'],
    [['', '', 'Smith, John'], '|John||Smith|'],
    [['', 'John', 'Smith Jones'], '|John||Smith Jones|'],
  ])('placeholders in %j are no names', (columns, expected) => {
    expect(parts(fields(columns))).toBe(expected);
  });

  test.each([
    ['Mr', 'John', 'Smith - deceased'],
    ['Mr', 'John', 'Smith passed away'],
    ['N/A', 'N/A', 'Unknown'],
  ])('%s, %s, %s is nobody', (...columns) => {
    expect(cleanse(fields(columns)).type).toBe('Unknown');
  });
});

describe('several people', () => {
  test.each([
    ['Sarah Ellis, Mark Ellis', 'Sarah & Mark Ellis'],
    ['Tom, Ann, Ben & Sue Hill', 'Tom & Ann & Ben & Sue Hill'],
    ['HILL T & A', 'T & A Hill'],
    ['T Hill/A Cole', 'T Hill & A Cole'],
    ['Mr T Hill or Mrs A Hill', 'Mr T & Mrs A Hill'],
    ['Mr or Mrs A Rowe', 'Mr & Mrs A Rowe'],
    ['Mr T Hill & Anor', 'Mr T Hill & Anor'],
  ])('%s', (name, envelopeName) => {
    expect(cleanse(name)).toMatchObject({ type: 'Joint', envelopeName });
  });

  test.each(['Hill Family', 'Cash Customer', 'Anonymous Donor', 'A Supporter', 'Various'])(
    '%s is nobody',
    (name) => {
      expect(cleanse(name).type).toBe('Unknown');
    },
  );
});

test.each([
  ['Dr Phil Smith', 'Dr|Phil||Smith|', 'M'],
  ['Dr. phil. Hans Meier', 'Dr phil|Hans||Meier|', 'M'],
  ['Fr. Anna Meyer', 'Fr|Anna||Meyer|', 'F'],
  ['Jean Paul Webb', '|Jean|Paul|Webb|', 'M'],
  ['ZoeÂ Pratt', '|Zoe||Pratt|', 'F'],
  ['Hoi Yan Leung', '|Hoi|Yan|Leung|', 'U'],
  ['Mr ? Dunn', 'Mr|||Dunn|', 'M'],
  ['Mr J0hn Dunn', 'Mr|John||Dunn|', 'M'],
  ['Mrs 5usan Sm1th', 'Mrs|Susan||Smith|', 'F'],
  ['Mr,Alan,Dunn', 'Mr|Alan||Dunn|', 'M'],
  ['Alan Dunn - Mr', 'Mr|Alan||Dunn|', 'M'],
  ['Mrs A Dunn previously Cole', 'Mrs|A||Dunn|', 'F'],
])('%s', (name, expected, gender) => {
  expect(parts(name)).toBe(expected);
  expect(cleanse(name).gender).toBe(gender);
});
