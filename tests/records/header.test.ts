import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isName } from '../../src/records/column.ts';
import { headerOf, MissingColumns, placeOfColumn, requireColumns } from '../../src/records/header.ts';

const names = (...labels: string[]) => headerOf(labels, {}).columns.map(({ name }) => name);

describe('placeOfColumn', () => {
  const labels = ['E-mail', 'E-Mail', 'Phone No.', 'phone', 'Größe', ''];
  const columns = ['e_mail', 'e_mail_2', 'phone_no', 'phone', 'gro_e', 'column_6'];
  it.each([
    ['phone', 3, 'the name of a column'],
    ['E-Mail', 1, 'a heading letter for letter'],
    ['PHONE NO', 2, 'the only heading that differs in case and marks'],
    ['E-MAIL', -1, 'two headings that differ in case'],
    ['Telephone', -1, 'no heading'],
    ['', 5, 'an empty heading'],
    ['£', -1, 'no letters'],
  ])('finds “%s” at %i: %s', (meant, place) => {
    expect(placeOfColumn(columns, labels, meant)).toBe(place);
  });
});

describe('headerOf', () => {
  it.each([
    ['First Name', 'first_name'],
    ['  E-mail  address (home) ', 'e_mail_address_home'],
    ['Prénom', 'prenom'],
    ['1st line', 'c_1st_line'],
    ['Tel. No.', 'tel_no'],
    ['_id_', 'id'],
    ['Straße', 'stra_e'],
    ['ＦＵＬＬ', 'full'],
    ['', 'column_1'],
    ['£', 'column_1'],
    ['名前', 'column_1'],
  ])('names “%s” %s', (label, name) => {
    expect(names(label)).toEqual([name]);
  });

  it('numbers names used before, and lets a label that is a name keep it', () => {
    expect(names('Name', 'name', 'NAME')).toEqual(['name', 'name_2', 'name_3']);
    expect(names('a', 'a', 'a_2')).toEqual(['a', 'a_3', 'a_2']);
    expect(names('', '', 'column_2')).toEqual(['column_1', 'column_2', 'column_2_2']);
  });

  it('keeps the labels and gives the types', () => {
    const header = headerOf(['E-Mail', 'Priority'], { priority: 'integer' });
    expect(header.labels).toEqual(['E-Mail', 'Priority']);
    expect(header.columns).toEqual([
      { name: 'e_mail', type: 'text' },
      { name: 'priority', type: 'integer' },
    ]);
    expect(headerOf(['constructor'], {}).columns).toEqual([{ name: 'constructor', type: 'text' }]);
  });

  it('always makes distinct names that follow the naming rule', () => {
    const label = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a', 'A', 'a_2', 'a_2_2', '1', 'c_1', '', 'column_1', 'x'.repeat(150), '9'.repeat(150)),
    );
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 12 }), (labels) => {
        const made = names(...labels);
        expect(made.filter((name) => !isName(name))).toEqual([]);
        expect(new Set(made).size).toBe(labels.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('requireColumns', () => {
  it('names the missing and the existing columns', () => {
    const header = headerOf(['E-Mail', 'town'], {});
    expect(() => requireColumns(header, ['town'])).not.toThrow();
    expect(() => requireColumns(header, ['email', 'town', 'age'])).toThrow(MissingColumns);
    expect(() => requireColumns(header, ['email', 'age'])).toThrow(
      'The file has no column `email`, `age`. Its columns are `e_mail` (“E-Mail”), `town`.',
    );
  });
});
