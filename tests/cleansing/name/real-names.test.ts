import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DATA } from '../../support/data.ts';
import { cleanse } from './cleanse.ts';

function rows(path: string, separator: string): string[][] {
  const bytes = readFileSync(join(DATA, path));
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const lines = text.split('\n').slice(1);
  return lines.filter(Boolean).map((line) => line.split(separator));
}

const capital = (name: string) => name.replace(/(?<=^|[-' ])[a-z]/g, (letter) => letter.toUpperCase());

describe('published names', () => {
  const forenames = () =>
    rows('names/firstname_uk.csv', ',').map(([name, frequency, sex]) => ({
      name: capital(name!),
      frequency: Number(frequency),
      sex: sex === 'male' ? 'M' : 'F',
    }));
  const surnames = () => rows('names/lastname_uk.csv', ',').map(([name]) => capital(name!));

  test('the sex of forenames agrees with the register of births, weighted by frequency', () => {
    let agreed = 0;
    let wrong = 0;
    let all = 0;
    for (const { name, frequency, sex } of forenames()) {
      const { gender } = cleanse(`${name} Smith`);
      all += frequency;
      if (gender === sex) agreed += frequency;
      else if (gender !== 'U') wrong += frequency;
    }
    expect(agreed / all).toBeGreaterThan(0.9);
    expect(wrong / all).toBeLessThan(0.005);
  });

  test.each([
    ['Mr Forename Surname', (forename: string, surname: string) => `Mr ${forename} ${surname}`],
    ['Forename Surname', (forename: string, surname: string) => `${forename} ${surname}`],
    ['FORENAME SURNAME', (forename: string, surname: string) => `${forename} ${surname}`.toUpperCase()],
    ['Surname, Forename', (forename: string, surname: string) => `${surname}, ${forename}`],
    [
      'SURNAME, MR FORENAME A',
      (forename: string, surname: string) => `${surname}, mr ${forename} a`.toUpperCase(),
    ],
  ])('written as %s are split into the right parts', (_, written) => {
    const all = surnames();
    const people = forenames()
      .sort((a, b) => b.frequency - a.frequency)
      .slice(0, 8000)
      .map(({ name }, at) => ({ forename: name, surname: all[(at * 7919) % all.length]! }));
    const found = people.filter(({ forename, surname }) => {
      const cleansed = cleanse(written(forename, surname));
      return (
        cleansed.type === 'Person' &&
        cleansed.forename.toLowerCase() === forename.toLowerCase() &&
        cleansed.surname.toLowerCase() === surname.toLowerCase()
      );
    });
    expect(found.length / people.length).toBeGreaterThan(0.985);
  });

  test.each([
    ['addresses/companies-house_sample2000.tsv', 0.99],
    ['addresses/edubase.tsv.gz', 0.98],
    ['addresses/charity-commission_sample2000.tsv', 0.9],
    ['addresses/general-medical-practices.tsv.gz', 0.85],
  ])('of %s are recognised as organisations', (path, share) => {
    const names = rows(path, '\t').map(([, name]) => name!);
    const companies = names.filter((name) => cleanse(name).type === 'Company');
    expect(companies.length / names.length).toBeGreaterThan(share);
  });
});
