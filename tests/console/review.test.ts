import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';
import { PEOPLE, REVIEWED, runReviewed } from './reviewed.ts';

interface Case {
  readonly number: number;
  readonly values: Readonly<Record<string, string>>;
  readonly graph?: { readonly nodes: readonly unknown[]; readonly edges: readonly unknown[] };
}

interface Cases {
  readonly left: number;
  readonly cases: readonly Case[];
}

let service: TestService;
let client: TestClient;
let ann: ConsoleUser;
let path: string;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Reviewers', REVIEWED);
  const { client_id } = await service.database.kysely
    .selectFrom('client')
    .select('client_id')
    .where('name', '=', 'Reviewers')
    .executeTakeFirstOrThrow();
  ann = await ConsoleUser.signIn(service, 'ann', 'analyst', ['Reviewers']);
  path = `/console/api/clients/${client_id}`;
  await runReviewed(client, 'First');
});
afterAll(() => service?.close());

const pairsOf = (cases: readonly Case[]) =>
  cases.map(({ values }) => `${values['record_1']}/${values['record_2']}`);
const read = (output: string) => ann.read<Cases>(`${path}/reviews/First/${output}`);
const answer = async (output: string, first: string, second: string, decision: string | null) => {
  const sent = await ann.send('POST', `${path}/reviews/First/${output}/decisions`, {
    first,
    second,
    decision,
  });
  return { status: sent.status, body: (await sent.json()) as Record<string, unknown> };
};

test('lists the outputs with cases, newest first', async () => {
  expect(await ann.read(`${path}/reviews`)).toMatchObject([
    { job: 'First', workflow: 'Reviewed', output: 'Pairs', step: 'duplicates', cases: 4, decided: 0 },
    { job: 'First', workflow: 'Reviewed', output: 'Addresses', step: 'address', cases: 3, decided: 0 },
  ]);
});

test('shows the pairs, the most uncertain first, with values, evidence and neighbours', async () => {
  const { left, cases } = await read('Pairs');
  expect(left).toBe(4);
  expect(pairsOf(cases)).toEqual(['next door/short', 'wren/next door', '4/5', 'mary/junior']);
  expect(JSON.parse(cases[0]!.values['fields_2']!)).toEqual({
    name: 'E Wren',
    address_line_1: '30 High Street',
    town: 'Chester',
    postcode: 'CH2 4NE',
  });
  const { findings, wanted } = JSON.parse(cases[0]!.values['evidence']!) as {
    findings: { evidence: string; outcome: string; stranger: number }[];
    wanted: object;
  };
  expect(wanted).toEqual({ stranger: 14, family: 0.5 });
  expect(findings).toContainEqual({ evidence: 'door', outcome: 'slip', stranger: -7.5, family: 0 });
  // `wren` and `short` are one group, so the graph shows three records and two open pairs.
  expect(cases[0]!.graph!.nodes).toHaveLength(3);
  expect(cases[0]!.graph!.edges).toHaveLength(2);
  const later = await ann.read<Cases>(`${path}/reviews/First/Pairs?after=1`);
  expect(pairsOf(later.cases)).toEqual(['4/5', 'mary/junior']);
});

test('an answer settles the pairs that follow from it, and can be undone', async () => {
  const together = await answer('Pairs', 'id:next door', 'id:short', 'together');
  expect(together).toEqual({ status: 200, body: { settled: [0, 1], reopened: [], left: 2 } });
  const back = await answer('Pairs', 'id:next door', 'id:short', null);
  expect(back.body).toEqual({ settled: [], reopened: [0, 1], left: 4 });
  const apart = await answer('Pairs', 'id:wren', 'id:next door', 'apart');
  expect(apart.body).toEqual({ settled: [0, 1], reopened: [], left: 2 });
  const [finch] = (await read('Pairs')).cases;
  const { key_1 = '', key_2 = '' } = finch!.values;
  expect(key_1).toMatch(/^content:/);
  expect((await answer('Pairs', key_1, key_2, 'together')).body).toMatchObject({ settled: [2], left: 1 });
});

test('an answer about an address settles the same address elsewhere', async () => {
  const { left, cases } = await read('Addresses');
  expect(left).toBe(3);
  const castle = cases.find(({ values }) => values['typed_address']!.startsWith('739'))!;
  const candidates = JSON.parse(castle.values['candidates']!) as { key: string; address: string }[];
  expect(candidates[0]!.address).toContain('73 Castle View');
  const { body } = await answer('Addresses', castle.values['key']!, candidates[0]!.key, 'together');
  expect(body).toMatchObject({ left: 1 });
  expect(body['settled']).toHaveLength(2);
  const [flat] = (await read('Addresses')).cases;
  expect((await answer('Addresses', flat!.values['key']!, 'none', 'apart')).body).toMatchObject({ left: 0 });
});

test('the next run follows the answers, and asks only about the remaining cases', async () => {
  // Another order and a new record: positions do not identify records.
  const people = [...PEOPLE]
    .reverse()
    .concat([['new', 'Zoe Auk', '1 High Street', 'Chester', 'CH2 4NE', null]]);
  const job = await runReviewed(client, 'Second', people);
  expect(job.statistics).toMatchObject({
    'duplicates.decidedTogether': 1,
    'duplicates.decidedApart': 1,
    'duplicates.decisionsLeft': 0,
    'duplicates.review': 1,
    'address.decided': 2,
  });
  const records = await client.download(job.outputDatasets['People']!);
  const found = new Map(records.map((record) => [record['number'] ?? record['address_line_1'], record]));
  expect(found.get('50 High Street')!['unique_id']).toBe(found.get('51 High Street')!['unique_id']);
  expect(found.get('wren')!['unique_id']).not.toBe(found.get('next door')!['unique_id']);
  expect(found.get('castle')).toMatchObject({
    paf_match_level: 'Exact',
    match_confidence: 100,
    clean_line_1: '73 Castle View',
  });
  expect(found.get('flat')).toMatchObject({ paf_match_level: 'Building' });
  const { cases } = await ann.read<Cases>(`${path}/reviews/Second/Pairs`);
  expect(pairsOf(cases)).toEqual(['junior/mary']);
  expect((await ann.read<Cases>(`${path}/reviews/Second/Addresses`)).cases).toEqual([]);
});

test('decisions can be downloaded, in the form that a reference of decisions has', async () => {
  const csv = await (await ann.send('GET', `${path}/decisions.csv`)).text();
  const rows = csv.trim().split('\r\n');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toBe('workflow,step,record_1,record_2,decision,decided_by,decided_at');
  expect(csv).toMatch(/Reviewed,duplicates,wren,next door,apart,ann,20\d\d-/);
});

test('an answer is in the audit trail with its client', async () => {
  const auditor = await ConsoleUser.signIn(service, 'audrey', 'auditor');
  const entries = await auditor.read<Record<string, unknown>[]>('/console/api/audit');
  expect(entries.find(({ action }) => String(action).includes('decisions'))).toMatchObject({
    operator: 'ann',
    subject: 'First Addresses',
    client: path.split('/').at(-1),
    status: 200,
  });
});

test('unknown cases and unknown outputs are refused by name', async () => {
  expect(await answer('Pairs', 'id:mary', 'id:nobody', 'apart')).toMatchObject({
    status: 400,
    body: { errors: { first: ['and second are of no case of this output'] } },
  });
  expect((await answer('People', 'id:mary', 'id:junior', 'apart')).status).toBe(404);
  expect((await ann.send('GET', `${path}/reviews/Third/Pairs`)).status).toBe(404);
  expect((await answer('Pairs', 'id:mary', 'id:junior', 'perhaps')).status).toBe(400);
});

test('the story of a record shows the verdict of each step with its reason', async () => {
  interface Story {
    readonly isFromInput: boolean;
    readonly steps: readonly {
      readonly id: string;
      readonly verdicts: readonly { readonly name: string }[];
      readonly gave: readonly { readonly column: string; readonly value: string }[];
      readonly isRecorded: boolean;
      readonly match: { readonly reasons: readonly string[]; readonly candidates: readonly unknown[] } | null;
    }[];
  }
  const story = await ann.read<Story>(`${path}/stories/First/People/8`);
  expect(story.isFromInput).toBe(true);
  const [address, duplicates] = story.steps;
  expect(address).toMatchObject({ id: 'address', isRecorded: false });
  expect(address!.verdicts.map(({ name }) => name)).toContain('street');
  expect(address!.gave).toContainEqual(
    expect.objectContaining({ column: 'paf_match_level', value: 'Street' }),
  );
  expect(address!.match!.candidates.length).toBeGreaterThan(0);
  expect(address!.match!.reasons.join(' ')).toContain('The postcode');
  // For a step that compares records, the story gives the answer of the job.
  const job = await client.download('first_people');
  expect(duplicates).toMatchObject({ id: 'duplicates', isRecorded: true });
  expect(duplicates!.gave).toContainEqual(
    expect.objectContaining({ column: 'unique_id', value: job[7]!['unique_id'] }),
  );
  // The second job follows the decision, and its story says so.
  const decided = await ann.read<Story>(`${path}/stories/Second/People/2`);
  expect(decided.steps[0]!.verdicts.map(({ name }) => name)).toContain('decided');
});

test('there is no story of a record, an output or a job that does not exist', async () => {
  for (const asked of ['First/People/11', 'First/Pairs/1', 'First/Rejects/1', 'Third/People/1'])
    expect((await ann.send('GET', `${path}/stories/${asked}`)).status, asked).toBe(404);
});
