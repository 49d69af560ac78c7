import { describe, expect, test } from 'vitest';
import { parts } from './cleanse.ts';

describe('a suffix behind the surname', () => {
  test.each([
    ['John Smith Jr', 'Jr'],
    ['John Smith Jr.', 'Jr'],
    ['John Smith, Jr', 'Jr'],
    ['John Smith JNR', 'Jnr'],
    ['John Smith Snr', 'Snr'],
    ['John Smith Senior', 'Senior'],
    ['John Smith junior', 'Junior'],
    ['John Smith II', 'II'],
    ['John Smith III', 'III'],
    ['JOHN SMITH III', 'III'],
    ['john smith iii', 'III'],
    ['John Smith IV', 'IV'],
    ['John Smith 2nd', '2nd'],
    ['John Smith 3RD', '3rd'],
    ['John Smith Esq', 'Esq'],
    ['John Smith Esq.', 'Esq'],
    ['John Smith, Esquire', 'Esq'],
    ['John Smith OBE', 'OBE'],
    ['John Smith obe', 'OBE'],
    ['John Smith Mbe', 'MBE'],
    ['John Smith O.B.E.', 'OBE'],
    ['John Smith, M.B.E.', 'MBE'],
    ['John Smith C.B.E', 'CBE'],
    ['John Smith KCB QC', 'KCB QC'],
    ['John Smith KC', 'KC'],
    ['John Smith MP', 'MP'],
    ['John Smith MP, PC', 'MP PC'],
    ['John Smith JP', 'JP'],
    ['John Smith, JP DL', 'JP DL'],
    ['John Smith PhD', 'PhD'],
    ['John Smith Phd', 'PhD'],
    ['John Smith Ph.D.', 'PhD'],
    ['John Smith PHD', 'PhD'],
    ['John Smith BSc', 'BSc'],
    ['John Smith bsc', 'BSc'],
    ['John Smith B.Sc.', 'BSc'],
    ['John Smith BSc (Hons)', 'BSc Hons'],
    ['JOHN SMITH BSC(HONS) MBA', 'BSc Hons MBA'],
    ['John Smith BA Hons', 'BA Hons'],
    ['John Smith MA', 'MA'],
    ['JOHN SMITH MA', 'MA'],
    ['John Smith M.A., D.Phil.', 'MA DPhil'],
    ['John Smith BEng CEng MIMechE', 'BEng CEng MIMechE'],
    ['John Smith MBBS, MRCGP', 'MBBS MRCGP'],
    ['John Smith MB ChB FRCS', 'MB ChB FRCS'],
    ['John Smith FRCP, FRS', 'FRCP FRS'],
    ['John Smith FCA', 'FCA'],
    ['John Smith FRICS', 'FRICS'],
    ['John Smith RIBA', 'RIBA'],
    ['John Smith LLB', 'LLB'],
    ['John Smith RN', 'RN'],
    ['John Smith RAF', 'RAF'],
    ["John Smith Ret'd", 'Retd'],
    ['John Smith (Retd)', 'Retd'],
    ['John Smith VC DSO', 'VC DSO'],
    ['Smith, John OBE', 'OBE'],
    ['Smith, John, OBE', 'OBE'],
    ['Smith OBE, John', 'OBE'],
    ['Smith Jr, John', 'Jr'],
  ])('%s', (name, suffix) => {
    expect(parts(name)).toBe(`|John||Smith|${suffix}`);
  });

  test.each([
    ['Mr Smith OBE', 'Mr|||Smith|OBE'],
    ['MR J SMITH ESQ', 'Mr|J||Smith|Esq'],
    ['Mr John Smith MBE JP', 'Mr|John||Smith|MBE JP'],
    ['DR A B PATEL FRCS', 'Dr|A|B|Patel|FRCS'],
    ['Capt J Smith RN', 'Capt|J||Smith|RN'],
  ])('%s', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });
});

describe('a name that looks like a suffix', () => {
  test.each([
    ['Jack Ma', '|Jack||Ma|'],
    ['JACK MA', '|Jack||Ma|'],
    ['Yo-Yo Ma', '|Yo-Yo||Ma|'],
    ['Mr Ma', 'Mr|||Ma|'],
    ['Md Rahman', '|Md||Rahman|'],
    ['MD ABDUL KHAN', '|Md|Abdul|Khan|'],
    ['Chidi Mba', '|Chidi||Mba|'],
    ['CHIDI MBA', '|Chidi||Mba|'],
    ['Mr Thomas Senior', 'Mr|Thomas||Senior|'],
    ['Heidi Senior', '|Heidi||Senior|'],
    ['Mr J Senior', 'Mr|J||Senior|'],
    ['Paul J Senior', '|Paul|J|Senior|'],
    ['Rose March', '|Rose||March|'],
    ['Amadou Ba', '|Amadou||Ba|'],
    ['Smith, J.P.', '|J|P|Smith|'],
    ['Smith, JP', '|J|P|Smith|'],
    ['Smith, Junior', '|Junior||Smith|'],
    ['Vi Smith', '|Vi||Smith|'],
    ['Amartya Sen', '|Amartya||Sen|'],
  ])('%s', (name, expected) => {
    expect(parts(name)).toBe(expected);
  });
});

test('two capitals after a title and a lone surname are an office, and initials elsewhere', () => {
  expect(parts('His Honour Judge Rumpole QC')).toBe('His Honour Judge|||Rumpole|QC');
  expect(parts('Mrs Jones KC')).toBe('Mrs|||Jones|KC');
  expect(parts('Mr Smith JP')).toBe('Mr|J|P|Smith|');
  expect(parts('Sqn Ldr P J Hargreaves AFC')).toBe('Sqn Ldr|P|J|Hargreaves|AFC');
});
