import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANES } from '../../src/accounts/check-lanes.ts';
import { FREE_FAILURES } from '../../src/accounts/network-failures.ts';
import { SLOW_CHECKS } from '../../src/accounts/secret-hash.ts';
import { MOST_WORDS } from '../../src/address/normal-form/word.ts';
import { MOST_NAMES } from '../../src/address-file/import/plain-list/list-names.ts';
import { MOST_REVIEWED } from '../../src/cleansing/deduplication/doubtful-pairs.ts';
import { MOST_CASES } from '../../src/cleansing/deduplication/review-case.ts';
import { MOST_REVIEW_PAIRS } from '../../src/cli/review/review-pairs.ts';
import { PATH_BYTES } from '../../src/files/path.ts';
import { UPLOAD_DAYS } from '../../src/files/removal.ts';
import { ROW_GROUP_BYTES } from '../../src/formats/parquet/parquet-reader.ts';
import { SPOOLED_BYTES } from '../../src/formats/spool.ts';
import { XLSX_PARTS, XLSX_RATIO } from '../../src/formats/xlsx/archive.ts';
import { SHARED_STRING_BYTES } from '../../src/formats/xlsx/shared-strings.ts';
import { TRANSFERS, TRANSFERS_OF_CLIENT } from '../../src/http/batch/files/transfers.ts';
import { STREAM_SECONDS, STREAMS, STREAMS_OF_CLIENT } from '../../src/http/batch/jobs/events.ts';
import { SUBMISSIONS_AT_A_TIME } from '../../src/http/batch/jobs/submission-lanes.ts';
import {
  BODY_BYTES_PER_SECOND,
  BODY_GRACE_SECONDS,
  UNCOUNTED_BODY_BYTES,
} from '../../src/http/bodies/collect-body.ts';
import { SMALL_BODY_BYTES, SMALL_BODY_DEPTH, SMALL_BODY_VALUES } from '../../src/http/bodies/read-bodies.ts';
import { MOST_RADIUS } from '../../src/http/compat/nearest.ts';
import { MOST_TOP } from '../../src/http/compat/suggest-options.ts';
import { MOST_DAYS } from '../../src/http/compat/usage.ts';
import { MOST_ADDRESS_CHARACTERS } from '../../src/http/compat/validate.ts';
import { ROWS_LENGTH } from '../../src/http/console/workflows/routes.ts';
import { MOST_STARTS } from '../../src/http/fairness/in-turns.ts';
import { MOST_PIPELINED } from '../../src/http/fairness/one-at-a-time.ts';
import { READ_BYTES_PER_SECOND, READ_SECONDS } from '../../src/http/fairness/slow-readers.ts';
import { REMEMBERED } from '../../src/http/limits/allowances.ts';
import {
  ADDRESSES_PER_SEARCH,
  MOST_DELAY_MILLISECONDS,
  SEARCHES_PER_RESOLVE,
} from '../../src/http/limits/suggestion-limits.ts';
import { SENT_FILES } from '../../src/http/operations/address-file-routes.ts';
import { SLOW_SECONDS } from '../../src/http/sandbox/web-outcome.ts';
import { MOST_LINES } from '../../src/http/webservices/postcoder/read-call.ts';
import { MOST_SUGGESTIONS } from '../../src/http/webservices/predictive-address/methods.ts';
import { WEB_BODY_BYTES } from '../../src/http/webservices/web-route.ts';
import { SLICE_MILLISECONDS } from '../../src/jobs/end-slice.ts';
import { HEARTBEAT_SECONDS } from '../../src/jobs/queue.ts';
import { HELD_SECONDS } from '../../src/jobs/sandbox-outcome.ts';
import { ABSENCE_SECONDS } from '../../src/jobs/start-over.ts';
import { STORIES_WAITING, STORY_SECONDS } from '../../src/jobs/stories/stories.ts';
import { FAILURES } from '../../src/jobs/task-failure.ts';
import { STARTS_WITHOUT_PROGRESS } from '../../src/jobs/worker.ts';
import { SPARE_THREADS } from '../../src/jobs/worker-threads.ts';
import { MOST_POSTCODES } from '../../src/lookup/places/addresses.ts';
import { MOST_RESULTS } from '../../src/lookup/places/full-results.ts';
import { MOST_ITEMS } from '../../src/lookup/places/item-list.ts';
import { MOST_LOCALITIES } from '../../src/lookup/places/streets.ts';
import { POSTCODES_KEPT } from '../../src/matching/address-matcher.ts';
import { MOST_CANDIDATES, MOST_VOTED } from '../../src/matching/candidates/candidate-postcodes.ts';
import { MOST_STREETS } from '../../src/matching/known-names/street-book.ts';
import { MOST_KEPT } from '../../src/matching/levels/pool.ts';
import { MOST_HOUSES, MOST_REMEMBERED } from '../../src/matching/prepared/remembered-names.ts';
import { AUDIT_PAGE } from '../../src/operators/audit.ts';
import { OPERATOR_NAME_LENGTH } from '../../src/operators/operator.ts';
import { MOST_CHALLENGES, PASSKEY_NAME_LENGTH, PASSKEYS_OF_OPERATOR } from '../../src/operators/passkey.ts';
import {
  PASSWORD_CHECKS,
  PASSWORD_LENGTH,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_NAME,
} from '../../src/operators/password.ts';
import { REFUSED_A_MINUTE } from '../../src/operators/refused-sign-ins.ts';
import { SESSIONS_OF_OPERATOR } from '../../src/operators/session.ts';
import { SINGLE_SIGN_ON_SECONDS } from '../../src/operators/single-sign-on.ts';
import { RECORDS_PER_BLOCK } from '../../src/records/block-size.ts';
import { NAME_LENGTH } from '../../src/records/column.ts';
import { CSV_COLUMNS } from '../../src/records/csv-reader.ts';
import { FIELD_LENGTH, RAW_LENGTH, ROW_BYTES } from '../../src/records/row-limits.ts';
import { REQUESTS_PAGE } from '../../src/request-log/read-requests.ts';
import { REQUESTS_OF_THEIR_OWN, SHARED_ROWS } from '../../src/request-log/request-log.ts';
import { MOST_REVIEW_CASES } from '../../src/reviews/case-list.ts';
import { MOST_DECISIONS } from '../../src/reviews/decisions.ts';
import { type Limits, readSettings } from '../../src/settings.ts';
import { MOST_INSIDE } from '../../src/suggestions/drill-down.ts';
import { MOST_CHARACTERS, MOST_TYPED_WORDS } from '../../src/suggestions/typed.ts';
import { MOST_REVOKED } from '../../src/tokens/revoked-tokens.ts';
import { REPORTED_RECORDS } from '../../src/trial/report.ts';
import { TRIED_RECORDS } from '../../src/trial/sample.ts';
import { TRIAL_SECONDS, TRIALS_WAITING } from '../../src/trial/trials.ts';
import { PARAMETER_LENGTH } from '../../src/workflow/parameter.ts';
import { MOST_VERSIONS } from '../../src/workflow/store.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { ROOT, readPage } from './page.ts';

const COPY = readFileSync(new URL('examples/workflows/copy-through.yaml', ROOT), 'utf8');
const SMALL = { FETTLE_MAX_BODY_BYTES: '100000', FETTLE_MAX_FILE_BYTES: '200000' };

const page = readPage('docs/operators/limits.md');
const settings = tableUnder('Settings');
const requests = tableUnder('Requests');

describe('docs/operators/limits.md has the settings of src/settings.ts', () => {
  test('is complete', () => {
    expect(settings.map((row) => row[0])).toHaveLength(Object.keys(readSettings({}).limits).length);
  });

  test.each(settings)('%s', (_limit, variable, fallback) => {
    const name = variable!.replaceAll('`', '');
    const limits = readSettings({}).limits;
    const changed = readSettings({ [name]: '7' }).limits;
    const fields = (Object.keys(limits) as (keyof Limits)[]).filter((key) => changed[key] !== limits[key]);
    expect(fields, `${name} sets one limit`).toHaveLength(1);
    expect(figureOf(fallback!)).toBe(limits[fields[0]!]);
  });
});

/** Variables of the system and of tests. */
const NO_SETTINGS: ReadonlySet<string> = new Set([
  'PATH',
  'FETTLE_FAULTS',
  'FETTLE_CLOCK_FILE',
  'FETTLE_TEST_STEPS',
]);

test('docs/operators/settings.md has the other settings', () => {
  const used = readFileSync(new URL('src/settings.ts', ROOT), 'utf8').matchAll(
    /'((?:FETTLE_)?[A-Z]+(?:_[A-Z]+)*)'/g,
  );
  const other = readPage('docs/operators/settings.md');
  for (const [, name] of used) {
    if (NO_SETTINGS.has(name!)) continue;
    const isLimit = settings.some((row) => row[1] === `\`${name}\``);
    expect(isLimit || other.includes(`| \`${name}\``), name).toBe(true);
  }
  const fallback = readSettings({});
  expect(other).toMatch(new RegExp(`\`PORT\` +\\| ${fallback.port} `));
  expect(other).toMatch(new RegExp(`\`HOST\` +\\| ${fallback.host} `));
  expect(other).toMatch(new RegExp(`\`FETTLE_LOG_LEVEL\` +\\| \`${fallback.logLevel}\` `));
});

describe('docs/operators/limits.md matches the values in the code', () => {
  test.each([
    ['Records of a block', RECORDS_PER_BLOCK],
    ['Records of a download', RECORDS_PER_BLOCK],
    ['Name of a dataset or a column', NAME_LENGTH],
    ['Path of a file', PATH_BYTES],
    ['Requests sent ahead on a connection', MOST_PIPELINED],
    ['Requests begun in one turn of the event loop', MOST_STARTS],
    ['Uploads and downloads of files at a time, of one client', TRANSFERS_OF_CLIENT],
    ['Uploads and downloads of files at a time, of all', TRANSFERS],
    ['Files of the address file sent to other hosts at a time', SENT_FILES],
    ['Text parameter, unless the workflow says', PARAMETER_LENGTH],
    ['Wrong secrets from one address', FREE_FAILURES],
    ['Secrets that wait to be checked', LANES.unproven.waiting],
    ['Secrets of one address that wait', LANES.unproven.waitingEach],
    ['Likewise, from addresses that sent many wrong ones', LANES.suspect.waiting],
    ['Secrets hashed by an earlier version that wait', SLOW_CHECKS.waiting],
    ['Revoked access tokens of a client', MOST_REVOKED],
    ['Streams of job events at a time, of one client', STREAMS_OF_CLIENT],
    ['Streams of job events at a time, of all in one process', STREAMS],
    ['Life of a stream of job events', STREAM_SECONDS],
    ['Sessions of one operator of the console', SESSIONS_OF_OPERATOR],
    ['Wrong passwords for one operator from one address', WRONG_PASSWORDS],
    ['Wrong passwords for one operator from all addresses', WRONG_PASSWORDS_OF_NAME],
    ['Passwords that wait to be checked', PASSWORD_CHECKS.waiting],
    ['Password of an operator', PASSWORD_LENGTH.most],
    ['Name of an operator', OPERATOR_NAME_LENGTH],
    ['Records that a trial of a cleaning takes', TRIED_RECORDS],
    ['Trials of cleanings that wait in one process', TRIALS_WAITING],
    ['Time of a trial of a cleaning', TRIAL_SECONDS],
    ['Records that the report of a cleaning compares', REPORTED_RECORDS],
    ['Entries on a page of the audit trail', AUDIT_PAGE],
    ['Versions in the list of a workflow', MOST_VERSIONS],
    ['Rows on which a workflow is tried', TRIED_RECORDS],
    ['Characters of these rows', ROWS_LENGTH],
    ['Requests on a page of the request log', REQUESTS_PAGE],
    ['Requests with a row of their own in the request log', REQUESTS_OF_THEIR_OWN],
    ['Rows of the request log for equal requests', SHARED_ROWS],
    ['Passkeys of one operator', PASSKEYS_OF_OPERATOR],
    ['Name of a passkey', PASSKEY_NAME_LENGTH],
    ['Challenges of passkeys that wait', MOST_CHALLENGES],
    ['Single sign-on at the provider', SINGLE_SIGN_ON_SECONDS],
    ['Refused sign-ins written to the audit trail', REFUSED_A_MINUTE],
    ['Stories of records that wait, in one process', STORIES_WAITING],
    ['Time for the story of a record', STORY_SECONDS],
    ['Body of a web-service request', WEB_BODY_BYTES],
    ['Body without records: jobs, datasets, keys', SMALL_BODY_BYTES],
    ['Values in such a body or a web-service request', SMALL_BODY_VALUES + readSettings({}).limits.columns],
    ['Levels in such a body or a web-service request', SMALL_BODY_DEPTH],
    ['Values in a block of records', 2 * RECORDS_PER_BLOCK * readSettings({}).limits.columns],
    ['Lines of an address to CleanAddress', MOST_LINES],
    ['Suggestions of one answer to Search', MOST_SUGGESTIONS],
    ['Suggestions of one answer to DrillDown', MOST_INSIDE],
    ['Characters of a typed term', MOST_CHARACTERS],
    ['Words of a typed term', MOST_TYPED_WORDS],
    ['Suggestions of the compatibility layer', MOST_TOP],
    ['Names that the import of a list learns, of each sort', MOST_NAMES],
    ['Addresses of an answer that count as one search', ADDRESSES_PER_SEARCH],
    ['Searches that a fetched address gives back', SEARCHES_PER_RESOLVE],
    ['Delay of a search that is slowed down', MOST_DELAY_MILLISECONDS],
    ['Callers whose searches are counted, of each sort', REMEMBERED],
    ['Radius of nearest and nearest-location', MOST_RADIUS],
    ['Text of an address to validate', MOST_ADDRESS_CHARACTERS],
    ['Days of an answer about usage', MOST_DAYS],
    ['Items of a list', MOST_ITEMS],
    ['Job called `Sandbox takes long`', HELD_SECONDS],
    ['Call with the test postcode `XX2 05X`', SLOW_SECONDS],
    ['Addresses in full', MOST_RESULTS],
    ['Postcodes looked through for a search', MOST_POSTCODES],
    ['Localities of one name or beginning', MOST_LOCALITIES],
    ['Columns of a file', CSV_COLUMNS],
    ['Parts of an Excel workbook', XLSX_PARTS],
    ['Text that cells of an Excel workbook share', SHARED_STRING_BYTES],
    ['What a part of an Excel workbook unpacks to, by its size', XLSX_RATIO],
    ['Group of rows of a Parquet file, unpacked', ROW_GROUP_BYTES],
    ['Input of a command that is put into a temporary file', SPOOLED_BYTES],
    ['Row', ROW_BYTES],
    ['Field', FIELD_LENGTH],
    ['Text of a row in the rejects', RAW_LENGTH],
    ['Upload that nobody goes on with', UPLOAD_DAYS],
    ['Pairs of a session of `fettle review`', MOST_REVIEW_PAIRS],
    ['Pairs of a review list', MOST_REVIEWED],
    ['Cases that a deduplication leaves to people', MOST_CASES],
    ['Cases of an output that Review shows', MOST_REVIEW_CASES],
    ['Decisions of a workflow', MOST_DECISIONS],
    ['Postcodes of the file, taken apart for comparing', POSTCODES_KEPT],
    ['Words in normal form', MOST_WORDS],
    ['Names of the file in normal form, of each sort', MOST_REMEMBERED],
    ['Numbers of houses, read', MOST_HOUSES],
    ['Postcodes that collect votes for an address', MOST_VOTED],
    ['Postcodes of these that are compared', MOST_CANDIDATES],
    ['Doors that are kept as candidates', MOST_KEPT],
    ['Streets of a file whose names are kept for slips', MOST_STREETS],
    ['Failures of a task at the same block', FAILURES],
    ['Starts of a task at the same block whose worker died', STARTS_WITHOUT_PROGRESS],
    ['Silence of a worker', HEARTBEAT_SECONDS],
    ['Submissions of one client at a time, in one process', SUBMISSIONS_AT_A_TIME],
    ['Slice of a task while another client waits', SLICE_MILLISECONDS.client],
    ['Threads of a worker beyond `FETTLE_THREADS`', SPARE_THREADS],
    ['Slice of a task while another job of its client waits', SLICE_MILLISECONDS.job],
    ["Absence of all workers of a job's rules", ABSENCE_SECONDS],
    [
      "Wait for a worker that has the job's address file and suppression lists",
      readSettings({ DATABASE_URL: 'postgres://elsewhere' }).lackingSeconds,
    ],
  ])('%s', (limit, value) => {
    const others = [
      'The console and job events',
      'Address searches',
      'CSV files',
      'Memory of the matcher',
      'Jobs',
      'The sandbox',
    ].flatMap(tableUnder);
    const row = [...requests, ...others].find(([name]) => name === limit);
    expect(figureOf(row?.[1] ?? '')).toBe(value);
  });
});

test('the sections on bodies and connections match the values in the code', () => {
  const figures = [UNCOUNTED_BODY_BYTES, BODY_BYTES_PER_SECOND, BODY_GRACE_SECONDS, READ_BYTES_PER_SECOND];
  for (const figure of figures) expect(page).toContain(` ${figure.toLocaleString('en-GB')} `);
  expect(page).toContain(`averaged over ${READ_SECONDS} seconds`);
});

describe('exceeding a limit of a request has the effect that docs/operators/limits.md states', () => {
  let service: TestService;
  let client: TestClient;

  beforeAll(async () => {
    service = await startService(SMALL);
    client = await service.client(
      'Limits',
      COPY,
      COPY.replace('CopyThrough', 'WithText').replace('outputs:', TEXT),
    );
    await client.upload('whole', { name: 0 }, [{ name: 'Ann' }]);
    await client.send('POST', '/Dataset', { body: { name: 'open', columns: { name: 0 } } });
    await client.run({ name: 'done', workflowName: 'CopyThrough', inputDatasets: { Records: 'whole' } });
  });

  afterAll(() => service?.close());

  const TEXT = 'parameters:\n  Text: { type: text, required: false }\noutputs:';
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 0]));
  const post = (path: string, body: unknown) => client.send('POST', path, { body });
  const block = (blockNumber: number, records: unknown[]) =>
    client.send('PATCH', '/Dataset/open/data', { body: { blockNumber, records } });
  const job = (more: object) => post('/Job', { name: 'x', workflowName: 'CopyThrough', ...more });

  /** For each row that names a status: a request beyond the limit and, if it is short, one at the limit. */
  const tried: Record<
    string,
    { at?: () => Promise<{ status: number }>; beyond: () => Promise<{ status: number }> }
  > = {
    'Body of a request, also after decompression': {
      beyond: () => block(0, [{ name: 'x'.repeat(100_000) }]),
    },
    'Text value of a record': {
      at: () => startsWith({ FETTLE_MAX_VALUE_CHARACTERS: '20' }, 20),
      beyond: () => startsWith({ FETTLE_MAX_VALUE_CHARACTERS: '20' }, 21),
    },
    'Columns of a dataset': {
      at: () => post('/Dataset', { name: 'wide', columns: many(500) }),
      beyond: () => post('/Dataset', { name: 'wider', columns: many(501) }),
    },
    "File in a client's file area": {
      at: () => client.send('PUT', '/File/a.csv', { body: 'x'.repeat(200_000) }),
      beyond: () => client.send('PUT', '/File/a.csv', { body: 'x'.repeat(200_001) }),
    },
    'JSON bodies under way in the process, after decompression': { beyond: () => besideALargeBody() },
    'Connections open at a time': { beyond: () => besideConnections('FETTLE_MAX_CONNECTIONS') },
    'Connections from one address': {
      beyond: () => besideConnections('FETTLE_MAX_CONNECTIONS_PER_ADDRESS'),
    },
    'Uploads and downloads of files at a time, of one client': {
      at: () => besideUploads('taken', { each: TRANSFERS_OF_CLIENT - 1 }),
      beyond: () => besideUploads('refused'),
    },
    'Uploads and downloads of files at a time, of all': {
      at: () => besideUploads('taken', { clients: 4, who: 'another client', free: 1 }),
      beyond: () => besideUploads('refused', { clients: 4, who: 'another client' }),
    },
    'Time for a request to arrive': { beyond: () => slowly() },
    'Life of an access token': { beyond: () => afterExpiry() },
    'Records of a block': {
      at: () => block(0, Array(1000).fill({})),
      beyond: () => block(0, Array(1001).fill({})),
    },
    'Block number': { at: () => block(50_000_000, []), beyond: () => block(50_000_001, []) },
    'Records of a download': {
      at: () => client.get('/Dataset/done_records/data?count=1000'),
      beyond: () => client.get('/Dataset/done_records/data?count=1001'),
    },
    'Name of a dataset or a column': {
      at: () => post('/Dataset', { name: 'n'.repeat(100), columns: { ['c'.repeat(100)]: 0 } }),
      beyond: () => post('/Dataset', { name: 'n'.repeat(101), columns: { c: 0 } }),
    },
    'Name of a job': {
      at: () => job({ name: 'n'.repeat(200), inputDatasets: { Records: 'whole' } }),
      beyond: () => job({ name: 'n'.repeat(201), inputDatasets: { Records: 'whole' } }),
    },
    'Path of a file': {
      at: () => client.send('PUT', `/File/${'p'.repeat(1023)}`, { body: 'x' }),
      beyond: () => client.send('PUT', `/File/${'p'.repeat(1024)}`, { body: 'x' }),
    },
    'Input datasets, and parameters, of a job': { beyond: () => job({ parameters: many(101) }) },
    'Text parameter, unless the workflow says': {
      at: () => withText('a', 1000),
      beyond: () => withText('b', 1001),
    },
    'Page of a list': {
      at: () => client.get('/Dataset?page=1000000'),
      beyond: () => client.get('/Dataset?page=1000001'),
    },
    'Form of a token request': { beyond: () => token(service, { client_id: 'x'.repeat(16_384) }) },
    'Body of a web-service request': {
      beyond: () => post('/AddressCapture/ValidatePostcode.json', { postcode: 'x'.repeat(WEB_BODY_BYTES) }),
    },
    'Body without records: jobs, datasets, keys': {
      beyond: () => post('/Job', { name: 'x'.repeat(SMALL_BODY_BYTES) }),
    },
    'Values in such a body or a web-service request': {
      at: () => post('/AddressCapture/ValidatePostcode.json', many(1000)),
      beyond: () => post('/AddressCapture/ValidatePostcode.json', many(1600)),
    },
    'Levels in such a body or a web-service request': {
      at: () => post('/AddressCapture/ValidatePostcode.json', nested(16)),
      beyond: () => post('/AddressCapture/ValidatePostcode.json', nested(17)),
    },
    'Values in a block of records': {
      beyond: () =>
        withService({}, async (other) => {
          const body = `{"records":[${'1,'.repeat(1_000_000)}1]}`;
          const roomy = await other.client('Roomy');
          await roomy.send('POST', '/Dataset', { body: { name: 'open', columns: { text: 0 } } });
          return roomy.send('PATCH', '/Dataset/open/data', { body });
        }),
    },
    'Request line and headers': {
      beyond: () => client.get('/Dataset', { 'x-long': 'x'.repeat(16_384) }),
    },
    'Part of a path': { beyond: () => client.get(`/Dataset/${'n'.repeat(4097)}`) },
  };

  const withStatus = [
    ...settings.map((row) => [row[0]!, row[3]!]),
    ...requests.map((row) => [row[0]!, row[2]!]),
  ]
    .map(([limit, beyond]) => [limit!, Number(/^\d{3}\b/.exec(beyond!)?.[0])] as const)
    .filter(([, status]) => status > 0);

  test('is tested for every row that names a status', () => {
    expect(Object.keys(tried).toSorted()).toEqual(withStatus.map(([limit]) => limit).toSorted());
  });

  test.each(withStatus)('%s: %d', async (limit, status) => {
    const { at, beyond } = tried[limit]!;
    if (at !== undefined) expect((await at()).status).toBeLessThan(300);
    expect((await beyond()).status).toBe(status);
  });

  function withText(name: string, length: number) {
    const inputDatasets = { Records: 'whole' };
    return post('/Job', {
      name,
      workflowName: 'WithText',
      inputDatasets,
      parameters: { Text: 'x'.repeat(length) },
    });
  }

  /** Nested objects with this many levels, counting the body itself. */
  function nested(levels: number): unknown {
    return levels === 1 ? {} : { inside: nested(levels - 1) };
  }

  /** Another service with a setting of its own. */
  async function withService<Result>(
    environment: NodeJS.ProcessEnv,
    work: (other: TestService) => Promise<Result>,
  ): Promise<Result> {
    const other = await startService(environment, { worker: false });
    try {
      return await work(other);
    } finally {
      await other.close();
    }
  }

  function startsWith(environment: NodeJS.ProcessEnv, length: number) {
    return withService(environment, async (other) => {
      const short = await other.client('Short');
      await short.send('POST', '/Dataset', { body: { name: 'open', columns: { name: 0 } } });
      const body = { blockNumber: 0, records: [{ name: 'x'.repeat(length) }] };
      return short.send('PATCH', '/Dataset/open/data', { body });
    });
  }

  /** A body that begins and never ends. */
  function slowly() {
    return withService({ FETTLE_REQUEST_SECONDS: '1' }, async (other) => {
      const { token } = await other.client('Slow');
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return fetch(`${other.url}/Dataset`, init);
    });
  }

  /**
   * Begins a request on a connection of its own, and never ends it. Resolves when this much has been sent.
   */
  function begun(url: string, { token }: TestClient, path: string, bytes: number): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    const head =
      `${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const body = bytes === 0 ? '' : `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`;
    return new Promise((resolve) =>
      socket.on('error', () => undefined).write(head + body, () => resolve(socket)),
    );
  }

  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  function besideALargeBody() {
    const small = { FETTLE_MAX_BODY_BYTES: '100000', FETTLE_BODY_BUDGET_BYTES: '100000' };
    return withService(small, async (other) => {
      const sender = await other.client('Sender');
      await sender.send('POST', '/Dataset', { body: { name: 'open', columns: { name: 0 } } });
      const send = (length: number) =>
        sender.send('PATCH', '/Dataset/open/data', {
          body: { blockNumber: 0, records: [['x'.repeat(length)]] },
        });
      expect((await send(60_000)).status).toBe(200);
      await begun(other.url, sender, 'PATCH /Dataset/open/data', 60_000);
      await wait(200);
      expect((await send(10_000)).status, 'small bodies are not counted').toBe(200);
      const refused = await send(60_000);
      expect(refused.headers.get('retry-after')).toBe('1');
      for (const socket of sockets.splice(0)) socket.destroy();
      await vi.waitFor(async () => expect((await send(60_000)).status).toBe(200), 30_000);
      return refused;
    });
  }

  function besideConnections(setting: string) {
    return withService({ [setting]: '2' }, async (other) => {
      const open = () => {
        const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
        sockets.push(socket);
        return once(socket, 'connect');
      };
      await Promise.all([open(), open()]);
      const refused = await fetch(`${other.url}/health/live`);
      for (const socket of sockets.splice(0)) socket.destroy();
      await vi.waitFor(
        async () => expect((await fetch(`${other.url}/health/live`)).status).toBe(200),
        30_000,
      );
      return refused;
    });
  }

  /**
   * Sends another upload while each of `clients` clients has `each` uploads under way that do not end. If
   * `free` is given, that many of them are ended once the upload has been refused. The upload is sent again
   * until it gets the expected answer or time is up, because the others begin in their own time.
   */
  function besideUploads(
    expected: 'taken' | 'refused',
    { clients = 1, each = TRANSFERS_OF_CLIENT, who = 'the same client', free = 0 } = {},
  ) {
    return withService({}, async (other) => {
      const uploaders: TestClient[] = [];
      for (let at = 0; at < clients; at++) uploaders.push(await other.client(`Uploader ${at}`));
      for (const uploader of uploaders) {
        for (let at = 0; at < each; at++) await begun(other.url, uploader, `PUT /File/${at}`, 10);
      }
      const sender = who === 'the same client' ? uploaders[0]! : await other.client('Another');
      const sendUntil = async (wanted: 'taken' | 'refused') => {
        for (const end = Date.now() + 60_000; ; await wait(50)) {
          const answer = await sender.send('PUT', '/File/one-more', { body: 'x' });
          if (answer.status < 300 === (wanted === 'taken') || Date.now() > end) return answer;
        }
      };
      if (free > 0) expect((await sendUntil('refused')).status).toBe(503);
      for (const socket of sockets.slice(0, free)) socket.destroy();
      const answer = await sendUntil(expected);
      for (const socket of sockets.splice(0)) socket.destroy();
      return answer;
    });
  }

  /** Clocks of machines may be a minute apart, so a token of 5 seconds is good for 65. */
  async function afterExpiry() {
    let now = new Date();
    const clock = { now: () => now };
    const other = await startService({ FETTLE_TOKEN_SECONDS: '5' }, { worker: false, clock });
    try {
      const short = await other.client('Short lived');
      expect((await short.get('/Dataset')).status).toBe(200);
      now = new Date(now.getTime() + 66_000);
      return await short.get('/Dataset');
    } finally {
      await other.close();
    }
  }

  function token({ url }: TestService, form: Record<string, string>) {
    return fetch(`${url}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
  }
});

/** The rows of the table under a heading, without the head, cell by cell. */
function tableUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The number that a cell begins with. */
function figureOf(cell: string): number {
  return Number(/^[\d,]+/.exec(cell)?.[0].replaceAll(',', ''));
}
