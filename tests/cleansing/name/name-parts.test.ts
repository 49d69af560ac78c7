import { describe, expect, test } from 'vitest';
import { NAME_LENGTH } from '../../../src/cleansing/name/read-name.ts';
import { cleanse, parts } from './cleanse.ts';

const fields = (title: string, forename: string, middle: string, surname: string) => ({
  title,
  forename,
  middle,
  surname,
});

describe('a name in parts', () => {
  test.each([
    [['Mr', 'John', '', 'Smith'], 'Mr|John||Smith|', 'Mr John Smith'],
    [['MR', 'JOHN', 'A', 'SMITH'], 'Mr|John|A|Smith|', 'Mr John A Smith'],
    [['', 'John', '', 'Smith'], '|John||Smith|', 'John Smith'],
    [['', 'John Andrew', '', 'Smith'], '|John|Andrew|Smith|', 'John Andrew Smith'],
    [['', 'J.A.', '', 'Smith'], '|J|A|Smith|', 'J A Smith'],
    [['', 'JA', '', 'Smith'], '|J|A|Smith|', 'J A Smith'],
    [['Mr', '', '', 'Smith'], 'Mr|||Smith|', 'Mr Smith'],
    [['', '', '', 'Smith'], '|||Smith|', 'Smith'],
    [['Mr', 'John', '', ''], 'Mr|John|||', 'Mr John'],
    [['', 'John', '', ''], '|John|||', 'John'],
    [['', 'John Smith', '', ''], '|John||Smith|', 'John Smith'],
    [['', 'Mr John', '', 'Smith'], 'Mr|John||Smith|', 'Mr John Smith'],
    [['', '', '', 'Mr Smith'], 'Mr|||Smith|', 'Mr Smith'],
    [['Mr', 'Mr John', '', 'Smith'], 'Mr|John||Smith|', 'Mr John Smith'],
    [['', '', '', 'J Smith'], '|J||Smith|', 'J Smith'],
    [['Mr', '', '', 'J A Smith'], 'Mr|J|A|Smith|', 'Mr J A Smith'],
    [['', 'John', '', 'Smith OBE'], '|John||Smith|OBE', 'John Smith OBE'],
    [['', 'John', '', 'Smith, MBE'], '|John||Smith|MBE', 'John Smith MBE'],
    [['', 'John', '', 'Smith Jr'], '|John||Smith|Jr', 'John Smith Jr'],
    [['', 'John', '', 'Smith Jones'], '|John||Smith Jones|', 'John Smith Jones'],
    [['', 'JAN', '', 'VAN DER BERG'], '|Jan||van der Berg|', 'Jan van der Berg'],
    [['', 'Jan', '', 'Van Gogh'], '|Jan||Van Gogh|', 'Jan Van Gogh'],
    [['', 'Patrick', '', 'O Brien'], "|Patrick||O'Brien|", "Patrick O'Brien"],
    [['', 'Mary', '', 'Smith - Jones'], '|Mary||Smith-Jones|', 'Mary Smith-Jones'],
    [['', 'John', '', 'Bishop'], '|John||Bishop|', 'John Bishop'],
    [['', 'Major', '', 'Singh'], '|Major||Singh|', 'Major Singh'],
    [['', 'Jack', '', 'Ma'], '|Jack||Ma|', 'Jack Ma'],
    [['', 'John', '', 'Church'], '|John||Church|', 'John Church'],
    [['Herr Doktor', 'Hans', '', 'Schmidt'], 'Herr Doktor|Hans||Schmidt|', 'Herr Doktor Hans Schmidt'],
    [['Xyz', 'Hans', '', 'Schmidt'], 'Xyz|Hans||Schmidt|', 'Xyz Hans Schmidt'],
    [['', 'John (Jack)', '', 'Smith'], '|John||Smith|', 'John Smith'],
    [['Mr & Mrs', 'J', '', 'Smith'], 'Mr & Mrs|J||Smith|', 'Mr & Mrs J Smith'],
    [['Mr & Mrs', '', '', 'Smith'], 'Mr & Mrs|||Smith|', 'Mr & Mrs Smith'],
    [['Mr & Mrs', 'John & Jane', '', 'Smith'], 'Mr & Mrs|John & Jane||Smith|', 'Mr John & Mrs Jane Smith'],
    [['Mr/Mrs', 'J', '', 'Smith'], 'Mr & Mrs|J||Smith|', 'Mr & Mrs J Smith'],
    [['', 'John & Jane', '', 'Smith'], '|John & Jane||Smith|', 'John & Jane Smith'],
    [
      ['Mr & Ms', 'John & Jane', '', 'Smith & Brown'],
      'Mr & Ms|John & Jane||Smith & Brown|',
      'Mr John Smith & Ms Jane Brown',
    ],
    [['Drs', 'X & Y', '', 'Smith'], 'Drs|X & Y||Smith|', 'Drs X & Y Smith'],
  ])('%j', ([title, forename, middle, surname], expected, envelope) => {
    const name = fields(title!, forename!, middle!, surname!);
    expect(parts(name)).toBe(expected);
    expect(cleanse(name).envelopeName).toBe(envelope);
  });

  test.each([
    [['', 'Acme', '', 'Ltd'], 'Company', 'Acme Ltd'],
    [['', '', '', 'ACME LTD'], 'Company', 'Acme Ltd'],
    [['Mr', 'J', '', 'Smith & Sons'], 'Company', 'Mr J Smith & Sons'],
    [['', 'The', '', 'Occupier'], 'Unknown', 'The Occupier'],
    [['', 'Test', '', 'Test'], 'Unknown', 'Test Test'],
    [['', 'John', '', 'Smith99'], 'Unknown', 'John Smith99'],
    [['', '', '', 'john@example.com'], 'Unknown', 'john@example.com'],
    [['Mr', '', '', ''], 'Unknown', 'Mr'],
    [['', 'J', '', ''], 'Unknown', 'J'],
    [['', '', '', '-'], 'Unknown', '-'],
    [['', 'John', '', 'Smith (deceased)'], 'Unknown', 'John Smith (deceased)'],
    [['', 'J'.repeat(NAME_LENGTH), '', 'Smith'], 'Unknown', `${'J'.repeat(NAME_LENGTH)} Smith`],
  ])('%j is not a person', ([title, forename, middle, surname], type, envelope) => {
    expect(cleanse(fields(title!, forename!, middle!, surname!))).toMatchObject({
      type,
      surname: '',
      gender: '',
      envelopeName: envelope,
    });
  });

  test('sex and salutation follow from the parts', () => {
    expect(cleanse(fields('', 'Jane', '', 'Smith'))).toMatchObject({
      gender: 'F',
      salutation: 'Dear Ms Smith',
    });
    expect(cleanse(fields('Mr & Mrs', 'J', '', 'Smith'))).toMatchObject({
      type: 'Joint',
      gender: 'J',
      salutation: 'Dear Mr and Mrs Smith',
    });
  });
});
