import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

/*
 * client/src/openapi.ts is generated from the OpenAPI document. `npm run write:client` writes it anew.
 */
let service: TestService;

beforeAll(async () => {
  service = await startService({}, { worker: false });
});
afterAll(() => service?.close());

/** Extensions that name numbers. */
const NAMES = new Set(['x-enumNames', 'x-enum-varnames']);

/**
 * Removes the names of numbers. They are for readers, but a generator takes them for the values that are
 * sent.
 */
function withoutNames(text: string): unknown {
  return JSON.parse(text, (member, value: unknown) => (NAMES.has(member) ? undefined : value));
}

test("the client's types match the OpenAPI document", async () => {
  const document = withoutNames(await (await fetch(`${service.url}/openapi.json`)).text());
  const { files } = await generateApi({
    spec: document as never,
    output: false,
    generateClient: false,
    codeGenConstructs: () => ({ Keyword: { Any: 'unknown' } }),
    silent: true,
  });
  await expect(`// biome-ignore-all lint: generated\n${files[0]!.fileContent}`).toMatchFileSnapshot(
    '../../client/src/openapi.ts',
  );
});
