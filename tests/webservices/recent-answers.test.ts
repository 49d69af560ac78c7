import { expect, test } from 'vitest';
import type { AddressFile } from '../../src/address-file/address-file.ts';
import { RecentAnswers } from '../../src/http/webservices/predictive-address/recent-answers.ts';
import type { AddressKinds } from '../../src/suggestions/address-kinds.ts';

const [one, other] = [{} as AddressFile, {} as AddressFile];
const KINDS: AddressKinds = new Set(['delivery-point']);
const MORE: AddressKinds = new Set(['delivery-point', 'multiple-residence']);

test('the answer to a short term is computed once for each file, language and set of kinds', () => {
  const recent = new RecentAnswers();
  let made = 0;
  const countOf = (file: AddressFile, term: string, language: 'en' | 'cy', kinds: AddressKinds) =>
    recent.of(file, { term, language, kinds }, () => ({ json: '[]', count: ++made })).count;
  expect(countOf(one, 'ches', 'en', KINDS)).toBe(1);
  expect(countOf(one, 'ches', 'en', KINDS)).toBe(1);
  expect(countOf(other, 'ches', 'en', KINDS)).toBe(2);
  expect(countOf(one, 'ches', 'cy', KINDS)).toBe(3);
  expect(countOf(one, 'ches', 'en', MORE)).toBe(4);
  // The space says that the number is complete.
  expect(countOf(one, '12', 'en', KINDS)).toBe(5);
  expect(countOf(one, '12 ', 'en', KINDS)).toBe(6);
  expect(countOf(one, 'ches', 'en', KINDS)).toBe(1);
});

test('answers to long terms are not kept, and only a limited number of others, even if empty', () => {
  const recent = new RecentAnswers();
  let made = 0;
  const ask = (term: string) =>
    recent.of(one, { term, language: 'en', kinds: KINDS }, () => ({ json: '[]', count: ++made }));
  ask('stanney');
  ask('stanney');
  expect(made).toBe(2);
  for (let at = 0; at < 20_000; at++) ask(at.toString(36));
  made = 0;
  ask('0');
  expect(made).toBe(1);
});
