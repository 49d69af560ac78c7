import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { CONTACTS_FILE, makeContacts } from '../../scripts/make-contacts.ts';
import { isDramaNumber } from '../../src/cleansing/telephone/drama-number.ts';

const text = readFileSync(CONTACTS_FILE, 'utf8');
const contacts = parse(text, { columns: true }) as Record<string, string>[];

describe('examples/contacts.csv', () => {
  test('matches the output of scripts/make-contacts.ts', () => {
    expect(text).toBe(makeContacts());
  });

  test('has 1,000 contacts, with some duplicates and gaps', () => {
    expect(contacts).toHaveLength(1000);
    expect(new Set(contacts.map((contact) => contact['ID'])).size).toBe(1000);
    const homes = contacts.map((contact) => `${contact['Address 1']} ${contact['Address 2']}`.toLowerCase());
    expect(new Set(homes).size).toBeLessThan(970);
    for (const column of ['Name', 'Email', 'Telephone', 'Town', 'Postcode', 'Updated']) {
      const empty = contacts.filter((contact) => contact[column] === '').length;
      expect(empty, column).toBeGreaterThan(5);
      expect(empty, column).toBeLessThan(150);
    }
  });

  test('has no telephone number that could reach anyone', () => {
    const whole = contacts
      .flatMap((contact) => contact['Telephone']!.split('/'))
      .map((number) => number.replace(/ext.*$|\(0\)|\D/g, '').replace(/^(?:00)?44|^0/, ''))
      .filter((number) => number.length === 10 && !/^0+$/.test(number));
    expect(whole.length).toBeGreaterThan(700);
    expect(whole.filter((number) => !isDramaNumber(number))).toEqual([]);
  });

  test('has no address in a domain that accepts mail, except misspelt domains with an unused mailbox', () => {
    const addresses = contacts
      .map((contact) => contact['Email']!.toLowerCase())
      .filter((email) => /@.*\./.test(email));
    const reachable = addresses.filter((email) => !/example\.{1,2}(?:com|org|net)/.test(email));
    expect(addresses.length).toBeGreaterThan(800);
    expect(reachable.filter((email) => !/\d{5}@/.test(email))).toEqual([]);
  });
});
