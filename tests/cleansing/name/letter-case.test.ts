import { describe, expect, test } from 'vitest';
import { cleanse } from './cleanse.ts';

const envelope = (name: string, letters: 'mixed' | 'upper' | 'lower' | 'asis' = 'mixed') =>
  cleanse(name, { case: letters }).envelopeName;

describe('all capitals and all small letters are repaired', () => {
  test.each([
    'John Smith',
    'Mary-Ann Smith-Jones',
    "Patrick O'Brien",
    'Patrick O’Brien',
    "Mary O'Brien-Smith",
    "Nicole D'Angelo",
    "Anne D'Arcy",
    "Marco Dell'Orto",
    "Sha'niqua Jones",
    'John McDonald',
    'John McVey',
    'John McIntosh',
    'John MacDonald',
    'John MacLeod',
    'John MacGregor',
    'John MacIntyre',
    'John Mackie',
    'Jane Macey',
    'Jane Mace',
    'John Machin',
    'John Mack',
    'Colin Mackenzie',
    'Thomas Macaulay',
    'Gerald Macari',
    'Ross McAllister-MacDonald',
    'Garret Fitzgerald',
    'Penny Fitzwilliam',
    'Ludwig van Beethoven',
    'Jan van der Berg',
    'Walter de la Mare',
    'Juan de los Rios',
    'Daphne du Maurier',
    'Maria da Silva',
    'Maria dos Santos',
    'Angel Di Maria',
    'Alessandro Del Piero',
    'Simon Le Bon',
    'Danniella La Rue',
    'Helmut von Moltke',
    'Rhys ap Gwilym',
    'Nuala Ní Dhomhnaill',
    'Micheál Ó Súilleabháin',
    'Osama bin Laden',
    'Ahmed El Sayed',
    'Mohammed Al Fayed',
    'Mohammed Al-Fayed',
    'Oliver St John',
    'Zoë Müller',
    'José Núñez',
    'Łukasz Żółty',
    'Þór Björnsson',
    'Владимир Иванов',
    'Σοφία Παπαδοπούλου',
    'Jean-Luc Picard',
    'Van Morrison',
    'Van Morrison-Smith',
    'Mr John Smith',
    'Mrs A B Smith',
    'Rev Dr John Smith',
    'Lt Col J Smith',
    'Mr & Mrs J Smith',
    'Mr J & Mrs A McDonald',
    'Mr John Smith OBE',
    'Dr John Smith PhD FRCPath',
    'John Smith BSc MBChB',
    'John Smith III',
    'John Smith Jr',
    'John Smith 3rd',
  ])('%s', (name) => {
    expect(envelope(name.toUpperCase())).toBe(name);
    expect(envelope(name.toLowerCase())).toBe(name);
    expect(envelope(name)).toBe(name);
  });

  test.each([
    ['JOHN ZIA-UL-HAQ', 'John Zia-ul-Haq'],
    ['IBRAHIM ABD-AL-RAHMAN', 'Ibrahim Abd-al-Rahman'],
    ['İBRAHİM ÖZTÜRK', 'İbrahim Öztürk'],
    ['HANS GROSSE', 'Hans Grosse'],
    ['hans weiß', 'Hans Weiß'],
    ['MCC', 'Mcc'],
    ["KING'S LYNN", "King's Lynn"],
  ])('%s', (name, expected) => {
    expect(envelope(name)).toBe(expected);
  });
});

describe('in a name of mixed case, deliberate spellings are kept', () => {
  test.each([
    'Danny DeVito',
    'Leonardo DiCaprio',
    'John Macdonald',
    'John MacDonald',
    'John Mackie',
    'Colin MacKenzie',
    'Garret FitzGerald',
    'Vincent van Gogh',
    'Vincent Van Gogh',
    'Jan Van Der Berg',
    'Daphne Du Maurier',
    'Juan De La Cruz',
    'Peter le Mesurier',
    'Mary d’Arcy',
    "Mary d'Arcy",
    'Ahmed al-Rashid',
    'LeAnn Rimes',
    'Sian ap-Rhys',
    'JoAnn deVere',
    'Eddie O’Brien',
  ])('%s', (name) => {
    expect(envelope(name)).toBe(name);
  });

  test.each([
    ['John SMITH', 'John Smith'],
    ['JOHN Smith', 'John Smith'],
    ['John smith', 'John Smith'],
    ['john Smith', 'John Smith'],
    ['jOHN sMITH', 'John Smith'],
    ['JOhn SMith', 'John Smith'],
    ['John Mcdonald', 'John McDonald'],
    ['John MCDONALD', 'John McDonald'],
    ['John mcDonald', 'John McDonald'],
    ['John mcdonald', 'John McDonald'],
    ['John MACDONALD', 'John MacDonald'],
    ["John O'brien", "John O'Brien"],
    ["John o'brien", "John O'Brien"],
    ["John D'arcy", "John D'Arcy"],
    ['Mary Smith-jones', 'Mary Smith-Jones'],
    ['Mary-ann Smith', 'Mary-Ann Smith'],
    ['Vincent VAN GOGH', 'Vincent van Gogh'],
    ['VINCENT van GOGH', 'Vincent van Gogh'],
    ['Mr JOHN SMITH', 'Mr John Smith'],
    ['MR John Smith', 'Mr John Smith'],
    ['Sinead OReilly', 'Sinead OReilly'],
  ])('%s is repaired', (name, expected) => {
    expect(envelope(name)).toBe(expected);
  });
});

describe('the option', () => {
  test.each([
    ['upper', 'MR JOHN McDonald OBE', 'MR JOHN MCDONALD OBE', 'DEAR MR MCDONALD'],
    ['lower', 'Mr John McDonald OBE', 'mr john mcdonald obe', 'dear mr mcdonald'],
    ['asis', 'MR jOHN mcdonald obe', 'MR jOHN mcdonald obe', 'Dear MR mcdonald'],
    ['mixed', 'MR jOHN mcdonald obe', 'Mr John McDonald OBE', 'Dear Mr McDonald'],
  ] as const)('%s', (letters, name, expected, salutation) => {
    expect(cleanse(name, { case: letters })).toMatchObject({ envelopeName: expected, salutation });
  });

  test('applies to every part, and to names of organisations', () => {
    expect(cleanse('Mr & Mrs John Q Smith', { case: 'upper' })).toMatchObject({
      title: 'MR & MRS',
      forename: 'JOHN',
      middle: 'Q',
      surname: 'SMITH',
      gender: 'J',
      type: 'Joint',
    });
    expect(cleanse('Acme Ltd', { case: 'upper' })).toMatchObject({
      envelopeName: 'ACME LTD',
      salutation: 'DEAR SIR OR MADAM',
      type: 'Company',
    });
    expect(cleanse('ACME LTD', { case: 'asis' }).envelopeName).toBe('ACME LTD');
    expect(cleanse('The Occupier', { case: 'lower' }).envelopeName).toBe('the occupier');
  });

  test.each([
    ['MR JOHN SMITH', 'mixed', true],
    ['Mr John Smith', 'mixed', false],
    ['Mr. John Smith', 'mixed', false],
    ['Mister John Smith', 'mixed', false],
    ['Smith, John', 'mixed', false],
    ['John Smith obe', 'mixed', true],
    ['John smith', 'mixed', true],
    ['John Smith', 'upper', true],
    ['JOHN SMITH', 'upper', false],
    ['JOHN SMITH', 'asis', false],
    ['ACME LTD', 'mixed', true],
    ['Acme Ltd', 'mixed', false],
  ] as const)('says whether letter case changed: %s, %s: %s', (name, letters, changed) => {
    expect(cleanse(name, { case: letters }).caseChanged).toBe(changed);
  });
});
