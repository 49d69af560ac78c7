import { expect, test } from 'vitest';
import { Random } from '../../../src/address-file/sample/random.ts';
import {
  FingerprintMaker,
  fingerprint,
  UNIQUE_ID_LENGTH,
  uniqueIdOf,
} from '../../../src/cleansing/deduplication/unique-id.ts';

test('contents that differ by a letter or two have fingerprints that look random in both halves', () => {
  const halves = [new Set<number>(), new Set<number>()] as const;
  const whole = new Set<string>();
  const count = 200_000;
  for (let at = 0; at < count; at++) {
    const bytes = fingerprint(`forename=ANNA${at % 97}\x1fsurname=SMITH${at}\x1fpostcode=CH2 4NE\x1f`);
    halves[0].add(bytes.readUInt32BE(0));
    halves[1].add(bytes.readUInt32BE(4));
    whole.add(bytes.toString('latin1'));
  }
  expect(whole.size).toBe(count);
  // Among this many random 32-bit numbers, about 5 repeat an earlier one.
  for (const half of halves) expect(count - half.size).toBeLessThan(25);
});

test('the fingerprint depends on the order of the letters and on every bit of them', () => {
  const ids = ['AB', 'BA', 'A', 'B', 'A\0', '\0A', '', 'a', 'Ă', 'AĀ'].map((text) =>
    uniqueIdOf(fingerprint(text)),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id is the number in its bytes, written in base 32', () => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = new Random(11, 3);
  for (let run = 0; run < 1000; run++) {
    const bytes = Buffer.from(Array.from({ length: 8 }, () => random.below(256)));
    const id = uniqueIdOf(bytes);
    expect(id).toHaveLength(UNIQUE_ID_LENGTH);
    let number = 0n;
    for (const letter of id) number = number * 32n + BigInt(digits.indexOf(letter));
    expect(number).toBe(bytes.readBigUInt64BE());
  }
});

test('ids sort like their bytes', () => {
  const prints = Array.from({ length: 5000 }, (_, at) => fingerprint(`record ${at}`));
  const byBytes = [...prints].sort(Buffer.compare).map(uniqueIdOf);
  expect(byBytes).toEqual([...byBytes].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  expect(byBytes).not.toEqual(prints.map(uniqueIdOf));
});

test('the fingerprint of pieces is that of the whole content, in capitals', () => {
  const pieces = ['SURNAME=', 'Größe-Ŵyn', '\x1f', 'TOWN=', 'st. ives {z}', '', '\x1f', 'ŉ', 'Σίσυφος', '😀'];
  const maker = new FingerprintMaker();
  for (const piece of pieces) maker.addInCapitals(piece);
  expect(maker.finish()).toEqual(fingerprint(pieces.join('').toUpperCase()));
  for (const piece of pieces) maker.add(piece);
  expect(maker.finish()).toEqual(fingerprint(pieces.join('')));
});
