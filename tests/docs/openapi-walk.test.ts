import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '../../harness/job.ts';
import { createClient } from '../../src/accounts/client.ts';
import { createAccount } from '../../src/accounts/web/account.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import type { SampleAnswer } from '../../src/http/openapi/with-examples.ts';
import { LICENCES } from '../../src/licence.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow } from '../../src/workflow/store.ts';
import { startService, type TestService } from '../support/service.ts';
import { loadFor } from '../support/suppression.ts';
import {
  type Document,
  exampleOf,
  type Own,
  operationsOf,
  type Place,
  replaceAll,
  requestOf,
  successOf,
} from './document-walk.ts';
import { steady, steadyEvents, steadyMetrics } from './steady-answer.ts';

/** Every operation, in the order in which a client comes to need it. */
const WALK = [
  ...['openIdConfiguration', 'authorizationServerMetadata', 'publicKeys', 'obtainToken'],
  ...['listWorkflows', 'readWorkflow'],
  ...[
    'createDataset',
    'storeBlock',
    'completeDataset',
    'readDataset',
    'startJob',
    'cancelJob',
    'readJob',
    'watchJob',
  ],
  ...['listJobs', 'listDatasets', 'downloadRecords', 'removeDataset'],
  ...['uploadFile', 'listFiles', 'downloadFile', 'removeFile'],
  ...['createClientCredential', 'addClientSecret', 'readClientCredential', 'describeClientCredential'],
  ...['listClientCredentials', 'listClientSecrets', 'removeClientSecret', 'removeClientCredential'],
  ...['createApiKey', 'listApiKeys', 'readApiKey'],
  ...['getFullAddress', 'validatePostcode', 'localitiesByName', 'localitiesByPostcode'],
  ...['streetsByLocalityKey', 'streetsByName', 'addressesByStreetKey', 'addressesByLocalityKey'],
  ...['findAddress', 'findFullAddress', 'fetchAddress', 'describeWebService'],
  ...['getSupportedCountries', 'searchPredictiveAddress', 'drillDownPredictiveAddress'],
  ...['autocomplete', 'autocompleteWithOptions', 'retrievePredictiveAddress', 'getSuggested'],
  ...['typeahead', 'typeaheadWithOptions', 'location', 'locationWithOptions', 'getLocation'],
  ...['nearest', 'nearestWithOptions', 'nearestLocation', 'nearestLocationWithOptions'],
  ...['postcodeDistance', 'pointDistance', 'validate', 'validateWithOptions'],
  ...['usageV3', 'usageOfDayV3', 'usageFromDayV3', 'usageOfPeriodV3'],
  ...['usageV4', 'usageOfDayV4', 'usageFromDayV4', 'usageOfPeriodV4'],
  ...[
    'isValidEmail',
    'emailCleanse',
    'emailCleanseSimple',
    'parseName',
    'isValidTelephone',
    'isUnusableName',
  ],
  ...['cleanAddress', 'cleanBusinessAddress', 'checkTps', 'checkCtps', 'checkDeceased', 'find', 'findHouse'],
  ...['getJwt', 'revokeJwt', 'changeApiKey', 'addAllowedDomain', 'removeAllowedDomain', 'addAllowedIP'],
  ...['removeAllowedIP', 'addAllowedService', 'removeAllowedService', 'revokeApiKey'],
  ...['live', 'ready', 'metrics', 'revokeToken'],
];

/** The caller's own values in an answer: the path of the member → its placeholder. */
const GIVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  obtainToken: { access_token: 'accessToken' },
  createClientCredential: { id: 'newClientId' },
  addClientSecret: { id: 'newSecretId', clientSecret: 'newClientSecret' },
  createApiKey: { id: 'apiKeyId', key: 'apiKey' },
  getJwt: { Jwt: 'webToken' },
  searchPredictiveAddress: { 'Results.0.value': 'suggestedStreet' },
  autocomplete: { 'suggestions.0.id': 'suggestedAddress' },
  location: { 'suggestions.0.id': 'suggestedLocation' },
};

/** Where the examples say that the service is. */
const PUBLIC_URL = 'https://fettle.example.com';

const JOB_MILLISECONDS = 30_000;

let service: TestService;
let worker: TestService | undefined;
let document: Document;
let own: Own;
let places: Map<string, Place>;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document;
  places = new Map(operationsOf(document).map((place) => [place.operation.operationId, place]));
  own = await prepare();
});
afterAll(async () => {
  await worker?.close();
  await service?.close();
});

/**
 * The operator's preparations: a client with a workflow, an account of the web services, and the suppression
 * lists.
 */
async function prepare(): Promise<Own> {
  const { kysely } = service.database;
  const { id, clientId, secret } = await createClient(kysely, { name: 'Walker' });
  const source = await readFile('examples/workflows/contact-check.yaml', 'utf8');
  await installWorkflow(new ClientScope(kysely, id), parseWorkflow(source).workflow!, source);
  const terms = { credits: 1000, licences: LICENCES, client: 'Walker' };
  const { username, password } = await createAccount(kysely, { name: 'Walker', ...terms });
  for (const list of ['tps', 'ctps', 'deceased'] as const) {
    await loadFor(service, list, await readFile(`examples/suppression/${list}.csv`, 'utf8'));
  }
  return { clientId, secretId: secret.split('.')[0]!, clientSecret: secret, username, password };
}

async function send(operationId: string, changed: (text: string) => string = String) {
  const { path, init } = requestOf(places.get(operationId)!, document['x-placeholders'], own);
  const body = init.body === undefined ? {} : { body: changed(String(init.body)) };
  const response = await fetch(service.url + path, { ...init, ...body });
  const type = response.headers.get('content-type')?.split(';')[0];
  const text = await response.text();
  return { status: response.status, type, body: type === 'application/json' ? JSON.parse(text) : text };
}

/** Additional preparations before an operation. */
const BEFORE: Readonly<Record<string, () => Promise<void>>> = {
  // A job that can be cancelled, because no worker has begun it.
  cancelJob: async () => {
    const started = await send('startJob', (body) => body.replace('3124', '3125'));
    expect(started.status).toBe(201);
  },
  // A client polls until the job has ended.
  readJob: async () => {
    worker = await startService({ DATABASE_URL: service.database.url });
    for (const end = Date.now() + JOB_MILLISECONDS; Date.now() < end; await wait(100)) {
      if (((await send('readJob')).body as Job).status >= 2) return;
    }
  },
};

/** The answer as the document shows it: with placeholders, and without what differs from run to run. */
function shownAs(
  operationId: string,
  { status, type, body }: Awaited<ReturnType<typeof send>>,
): SampleAnswer {
  if (body === '') return { status };
  const placeholders = Object.entries(own).map(
    ([name, value]) => [value, document['x-placeholders'][name]!] as const,
  );
  const text = replaceAll(JSON.stringify(body), [...placeholders, [service.url, PUBLIC_URL]]);
  const fixed = JSON.parse(text) as unknown;
  const steadied: Readonly<Record<string, (text: string) => unknown>> = {
    metrics: steadyMetrics,
    watchJob: steadyEvents,
  };
  const shown = steadied[operationId]?.(String(fixed)) ?? steady(fixed);
  return { status, ...(type !== undefined && { type }), body: shown };
}

function keepOwn(operationId: string, body: unknown): void {
  for (const [path, name] of Object.entries(GIVES[operationId] ?? {})) {
    own[name] = path
      .split('.')
      .reduce<unknown>((value, member) => (value as Record<string, unknown>)[member], body) as string;
  }
}

describe('the examples of the OpenAPI document', () => {
  test('exist for every operation, with path, query and body', () => {
    expect([...places.keys()].toSorted()).toEqual(WALK.toSorted());
    for (const [id, { operation }] of places) {
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === 'header') continue;
        expect(parameter.example, `${id} ${parameter.name}`).toBeDefined();
      }
      for (const [type, shown] of Object.entries(operation.requestBody?.content ?? {})) {
        expect(exampleOf(shown), `${id} ${type}`).toBeDefined();
      }
    }
  });

  test('work unchanged, in the order of a client, and get the documented answers', async () => {
    const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
    addFormats.default(ajv);
    ajv.addSchema(document, 'document');
    const pointerTo = (...steps: string[]) =>
      steps
        .map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
        .join('');
    const recorded: Record<string, SampleAnswer> = {};
    for (const operationId of WALK) {
      const { path, method, operation } = places.get(operationId)!;
      await BEFORE[operationId]?.();
      const answer = await send(operationId);
      const status = successOf(operation);
      expect(String(answer.status), `${operationId} ${JSON.stringify(answer.body)}`).toBe(status);
      keepOwn(operationId, answer.body);
      recorded[operationId] = shownAs(operationId, answer);
      if (answer.body === '') continue;
      const type = answer.type!;
      expect(Object.keys(operation.responses[status]!.content ?? {}), operationId).toContain(type);
      const steps = ['paths', path, method, 'responses', status, 'content', type, 'schema'];
      const isValid = ajv.compile({ $ref: `document#${pointerTo(...steps)}` });
      expect(isValid(answer.body), `${operationId} ${JSON.stringify(isValid.errors)}`).toBe(true);
      const { Status, Results } = answer.body as { Status?: { Success: boolean }; Results?: object[] };
      if (Status !== undefined) expect(answer.body, operationId).toMatchObject({ Status: { Success: true } });
      if (Results !== undefined) expect(Results.length, operationId).toBeGreaterThan(0);
    }
    await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(
      '../../src/http/openapi/sample-answers.json',
    );
  });

  test('hold only placeholders for secrets, and show recorded answers', async () => {
    const kept = JSON.parse(await readFile('src/http/openapi/sample-answers.json', 'utf8')) as Record<
      string,
      SampleAnswer
    >;
    for (const [id, { operation }] of places) {
      const { status, type, body } = kept[id]!;
      const shown = operation.responses[status]!.content?.[type ?? ''];
      expect(type === undefined ? undefined : exampleOf(shown!), id).toEqual(body);
    }
    const text = JSON.stringify(document);
    for (const [name, value] of Object.entries(own)) expect(text.includes(value), name).toBe(false);
  });
});
