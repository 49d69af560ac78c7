import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackZstd } from '../../src/formats/zstd-frames.ts';

async function unpacked(bytes: Buffer, chunk: number): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  let text = '';
  for await (const part of unpackZstd(chunks())) text += Buffer.from(part).toString('latin1');
  return text;
}

/** A frame that holds no data (RFC 8878, section 3.1.2). */
const SKIPPED = Buffer.from([0x53, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
const LONG = 'a long text, '.repeat(50_000);

test.each([1, 7, 1 << 20])('consecutive frames are one text, in chunks of %i bytes', async (chunk) => {
  const frames = ['one ', 'x'.repeat(5000), ''].map((text) => zstdCompressSync(text));
  const bytes = Buffer.concat([frames[0]!, SKIPPED, ...frames.slice(1), SKIPPED]);
  expect(await unpacked(bytes, chunk)).toBe(`one ${'x'.repeat(5000)}`);
});

test('a long frame, with and without a checksum', async () => {
  expect(await unpacked(zstdCompressSync(LONG), 1000)).toBe(LONG);
  const checked = zstdCompressSync(LONG, { params: { 201: 1 } });
  expect(await unpacked(Buffer.concat([checked, zstdCompressSync('end')]), 1000)).toBe(`${LONG}end`);
});

test('a frame that is truncated, or followed by something else, is damaged', async () => {
  const bytes = zstdCompressSync(LONG);
  for (const cut of [bytes.length - 1, 20, 5, 3]) {
    await expect(unpacked(bytes.subarray(0, cut), 1000), `cut at ${cut}`).rejects.toThrow('cut off');
  }
  await expect(unpacked(Buffer.concat([bytes, Buffer.from('name\nAnn\n')]), 1000)).rejects.toThrow(
    'not a frame',
  );
});
