import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHUNK_BYTES } from '../../src/files/chunks.ts';
import { startService, type TestService } from '../support/service.ts';
import { FileClient, someBytes } from './file-client.ts';

let service: TestService;
let client: FileClient;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = new FileClient(await service.client('parts'));
});
afterAll(() => service?.close());

/** A file cut into parts. `overlaps` says for each part how many stored bytes are sent again with it. */
const cutFiles = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 8 }),
      overlaps: fc.array(fc.integer({ min: 0, max: most }), { minLength: 9, maxLength: 9 }),
      range: fc.tuple(fc.nat(size - 1), fc.nat(size - 1)),
    }),
  );

test.each([
  ['small files', 400, 40],
  ['files of several chunks', 3 * CHUNK_BYTES, 8],
])(
  '%s are stored intact, however the parts were cut and overlapped',
  async (_, most, numRuns) => {
    let number = 0;
    const property = fc.asyncProperty(cutFiles(most), async ({ size, cuts, overlaps, range }) => {
      const file = someBytes(size);
      const path = `/property/${most}-${number++}`;
      const ends = [...new Set([...cuts, size])].sort((a, b) => a - b);
      let stored = 0;
      for (const [at, end] of ends.entries()) {
        const first = stored === 0 ? 0 : Math.max(stored - overlaps[at]!, 1);
        const { status, body } = await client.part(path, file, Math.min(first, end - 1), end);
        expect(status).toBe(end === size ? 201 : 200);
        expect(body).toMatchObject({ size: end, totalSize: size, completed: end === size });
        stored = end;
      }
      expect((await client.get(path)).bytes.equals(file)).toBe(true);
      const [from, to] = [Math.min(...range), Math.max(...range)];
      const part = await client.get(path, { range: `bytes=${from}-${to}` });
      expect(part.bytes.equals(file.subarray(from, to + 1))).toBe(true);
    });
    await fc.assert(property, { numRuns });
  },
  60_000,
);
