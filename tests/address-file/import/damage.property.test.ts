import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChanges } from '../../../src/address-file/import/changes/find-changes.ts';
import { UnusableDelivery } from '../../../src/address-file/import/unusable-delivery.ts';
import { damage, damaged, damageMainfile, outcome } from './damaged-files.ts';
import { delivery } from './delivery.ts';

const house = 'CH2 4NE,CHESTER,Little Stanney,,Stanney Mill Road,,12,Venture Point,Unit 4,,,,10000001,S, ,1A';
const change = `2024/05/21,09:00:00,C,01,${house}`;
const list = 'name,address,postcode\nBright Tiles,"12 High Street, Chester",CH2 4NE\n';
const location =
  '"CH2 4NE",10,341467,374310,"E92000001","E19000001","E18000002","","E06000050","E05012222"\n';

describe('damaged files', () => {
  test('of CSV PAF yield a row or a bad row for each line that is not blank', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { maxLength: 4 }), async (damages) => {
        const bytes = damaged(`${house}\r\n`.repeat(12), damages);
        const result = await outcome({ 'paf.csv': bytes });
        if (result instanceof UnusableDelivery) return;
        const lines = bytes
          .toString('latin1')
          .split('\n')
          .filter((line) => line !== '' && line !== '\r');
        const [{ rows, badRows, lines: numbers }] = result as [(typeof result)[0]];
        expect(rows.length + badRows.length).toBe(lines.length);
        expect(new Set([...numbers, ...badRows.map(({ line }) => line)]).size).toBe(lines.length);
        for (const { reason } of badRows) expect(reason).toMatch(/^[A-Z"].*\.$/s);
      }),
      { numRuns: 100 },
    );
  });

  test('of the Mainfile yield rows and bad rows, or are refused', () => damageMainfile(30));

  test.each([
    ['a plain list', list.repeat(1) + 'A,"1 Low Street, Chester",CH2 4NF\n'.repeat(6)],
    ['Code-Point Open', location.repeat(6)],
    ['changes', `${change}\n`.repeat(6)],
    ['names', `type,code,name\n${'CTY,E10000003,Cambridgeshire County\n'.repeat(6)}`],
  ])('of %s are read or refused, and cause no other error', async (_, content) => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { maxLength: 4 }), async (damages) => {
        await outcome({ 'file.csv': damaged(content, damages) });
      }),
      { numRuns: 60 },
    );
  });
});

describe('foreign files', () => {
  test('of random bytes are refused or passed over, and cause no other error', async () => {
    const name = fc.constantFrom(
      'a.csv',
      'CSV PAF.csv',
      'fpmainfl.c02',
      'x.csv.gz',
      'CSV PAF Welsh.csv',
      'notes.txt',
    );
    await fc.assert(
      fc.asyncProperty(name, fc.uint8Array({ maxLength: 3000 }), async (file, bytes) => {
        const result = await outcome({ [file]: Buffer.from(bytes) });
        expect(result).toBeInstanceOf(UnusableDelivery);
      }),
      { numRuns: 100 },
    );
  });

  test('made of random bytes are not changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 1000 }), async (bytes) => {
        const folder = delivery({ 'a.csv': Buffer.from(bytes) });
        await expect(findChanges(folder)).rejects.toBeInstanceOf(UnusableDelivery);
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 30 },
    );
  });
});
