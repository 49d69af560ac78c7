import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { BoundedMap } from '../../caches/bounded-map.ts';
import { findReviewOutput, listReviewOutputs } from '../../jobs/review-outputs.ts';
import { Block } from '../../records/block.ts';
import type { Column } from '../../records/column.ts';
import { CsvWriter } from '../../records/csv-writer.ts';
import { invalidField } from '../../refusal.ts';
import { type CaseList, readCaseList, readRows } from '../../reviews/case-list.ts';
import { decide, LONGEST_KEY, listDecisions } from '../../reviews/decisions.ts';
import { Review } from '../../reviews/review.ts';
import { refuseUnstorable } from '../batch/storable-members.ts';
import type { Service } from '../service.ts';
import { scopeFor } from './signed-in.ts';

/** How many cases an answer has. The page asks for more before it has shown all of them. */
const CASES_AT_ONCE = 20;

/** How many lists of cases are kept. A list takes up to 2 MB. */
const LISTS_KEPT = 8;

const OfClient = Type.Object({ client: Type.String({ maxLength: 64 }) });
const OfOutput = Type.Object({
  client: Type.String({ maxLength: 64 }),
  job: Type.String({ maxLength: 200 }),
  output: Type.String({ maxLength: 200 }),
});
const Page = Type.Object(
  {
    /** Only cases with higher numbers. */
    after: Type.Optional(Type.Integer({ minimum: -1 })),
  },
  { additionalProperties: false },
);
const Key = Type.String({ minLength: 1, maxLength: LONGEST_KEY });
const Answer = Type.Object(
  {
    first: Key,
    second: Key,
    /** Null takes the answer back. */
    decision: Type.Union([Type.Literal('together'), Type.Literal('apart'), Type.Null()]),
  },
  { additionalProperties: false },
);

type AtClient = { Params: Static<typeof OfClient> };
type AtOutput = { Params: Static<typeof OfOutput> };

const EXPORTED: readonly Column[] = [
  'workflow',
  'step',
  'record_1',
  'record_2',
  'decision',
  'decided_by',
  'decided_at',
].map((name) => ({ name, type: 'text' }));

/** The routes of Review: the cases that jobs have left to people, and the answers. */
export function reviewRoutes(server: FastifyInstance, service: Service): void {
  const { database, clock } = service;
  const lists = new BoundedMap<number, CaseList>(LISTS_KEPT);
  // Before the body is read: a client that the operator does not see has no fields to be wrong.
  server.addHook('onRequest', async (request) => {
    const { client } = request.params as Static<typeof OfClient>;
    Object.assign(request, await scopeFor(request.operator!, client, service));
  });
  server.addHook('preValidation', refuseUnstorable);

  const listOf = async (datasetId: number): Promise<CaseList> => {
    const known = lists.get(datasetId);
    if (known !== undefined) return known;
    const list = await readCaseList(database, datasetId);
    lists.set(datasetId, list);
    return list;
  };

  server.get<AtClient>(
    '/console/api/clients/:client/reviews',
    { schema: { params: OfClient } },
    async ({ scope }) => {
      const decisions = await listDecisions(scope);
      return (await listReviewOutputs(scope)).map(({ datasetId: _, ...output }) => ({
        ...output,
        decided: decisions.filter(
          ({ workflow, step }) => workflow === output.workflow && step === output.step,
        ).length,
      }));
    },
  );

  server.get<AtOutput & { Querystring: Static<typeof Page> }>(
    '/console/api/clients/:client/reviews/:job/:output',
    { schema: { params: OfOutput, querystring: Page } },
    async ({ scope, params, query }) => {
      const output = await findReviewOutput(scope, params.job, params.output);
      const review = new Review(await listOf(output.datasetId), await listDecisions(scope, output));
      const open = review.open();
      const numbers = open.filter((number) => number > (query.after ?? -1)).slice(0, CASES_AT_ONCE);
      const rows = await readRows(
        database,
        output.datasetId,
        numbers.map((number) => review.list.cases[number]!.row),
      );
      const { datasetId: _, ...shown } = output;
      return {
        ...shown,
        kind: review.list.kind,
        all: review.list.all,
        reviewed: review.list.cases.length,
        left: open.length,
        cases: numbers.map((number) => ({
          number,
          values: rows.get(review.list.cases[number]!.row) ?? {},
          graph: review.graphOf(number),
        })),
      };
    },
  );

  server.post<AtOutput & { Body: Static<typeof Answer> }>(
    '/console/api/clients/:client/reviews/:job/:output/decisions',
    { schema: { params: OfOutput, body: Answer } },
    async ({ scope, params, body, operator }) => {
      const output = await findReviewOutput(scope, params.job, params.output);
      const { workflow, step } = output;
      const list = await listOf(output.datasetId);
      const { first, second } = body;
      const before = new Review(list, await listDecisions(scope, output));
      if (!before.has(first, second)) throw invalidField('first', 'and second are of no case of this output');
      const decision = body.decision ?? undefined;
      const at = clock.now();
      await decide(scope, { workflow, step, first, second, decision, operator: operator!.name, at });
      const open = new Review(list, await listDecisions(scope, output)).open();
      const isOpen = new Set(open);
      const wasOpen = before.open();
      return {
        /** The numbers of the cases that this answer settled, and of those that it opened again. */
        settled: wasOpen.filter((number) => !isOpen.has(number)),
        reopened: open.filter((number) => !wasOpen.includes(number)),
        left: open.length,
      };
    },
  );

  server.get<AtClient>(
    '/console/api/clients/:client/decisions.csv',
    { schema: { params: OfClient } },
    async ({ scope }, reply) => {
      const kept = await listDecisions(scope);
      const columns = [
        kept.map(({ workflow }) => workflow),
        kept.map(({ step }) => step),
        // A reference of decisions, as `fettle run` reads it, names records by their own ids.
        kept.map(({ first }) => first.replace(/^id:/, '')),
        kept.map(({ second }) => second.replace(/^id:/, '')),
        kept.map(({ decision }) => decision),
        kept.map(({ operator: name }) => name),
        kept.map(({ decidedAt }) => decidedAt.toISOString()),
      ];
      const writer = new CsvWriter(EXPORTED);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="decisions.csv"')
        .send(writer.header() + writer.rows(Block.of(kept.length, columns)));
    },
  );
}
