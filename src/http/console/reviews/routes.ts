import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { BoundedMap } from '../../../caches/bounded-map.ts';
import type { Database } from '../../../database/connection.ts';
import { findReviewOutput, listReviewOutputs } from '../../../jobs/review-outputs.ts';
import { present } from '../../../present.ts';
import { invalidField } from '../../../refusal.ts';
import { type CaseEntry, type CaseList, readCaseList, readRows } from '../../../reviews/case-list.ts';
import { decide, listDecisions } from '../../../reviews/decisions.ts';
import { Review } from '../../../reviews/review.ts';
import { refuseUnstorable } from '../../batch/storable-members.ts';
import type { Service } from '../../service.ts';
import { scopeFor } from '../signed-in.ts';
import { decisionsCsv } from './decisions-csv.ts';
import { Answer, type AtClient, type AtOutput, OfClient, OfOutput, Page } from './schemas.ts';

/** How many cases an answer has. The page asks for more before it has shown all of them. */
const CASES_AT_ONCE = 20;

/** How many lists of cases are kept. A list takes up to 2 MB. */
const LISTS_KEPT = 8;

const OF_CLIENT = '/console/api/clients/:client';

/** The routes of Review: the cases that jobs have left to people, and the answers. */
export function reviewRoutes(server: FastifyInstance, service: Service): void {
  const lists = new CaseLists(service.database);
  // Before the body is read: a client that the operator does not see has no fields to be wrong.
  server.addHook('onRequest', async (request) => {
    const { client } = request.params as AtClient['Params'];
    Object.assign(request, await scopeFor(request.operator, client, service));
  });
  server.addHook('preValidation', refuseUnstorable);
  outputsRoute(server);
  casesRoute(server, service, lists);
  answerRoute(server, service, lists);
  decisionsRoute(server);
}

function outputsRoute(server: FastifyInstance): void {
  server.get<AtClient>(`${OF_CLIENT}/reviews`, { schema: { params: OfClient } }, async ({ scope }) => {
    const decisions = await listDecisions(scope);
    return (await listReviewOutputs(scope)).map(({ datasetId: _, ...output }) => ({
      ...output,
      decided: decisions.filter(({ workflow, step }) => workflow === output.workflow && step === output.step)
        .length,
    }));
  });
}

function casesRoute(server: FastifyInstance, { database }: Service, lists: CaseLists): void {
  server.get<AtOutput & { Querystring: Static<typeof Page> }>(
    `${OF_CLIENT}/reviews/:job/:output`,
    { schema: { params: OfOutput, querystring: Page } },
    async ({ scope, params, query }) => {
      const { datasetId, ...shown } = await findReviewOutput(scope, params.job, params.output);
      const review = new Review(await lists.of(datasetId), await listDecisions(scope, shown));
      const { kind, all, cases } = review.list;
      const open = review.open();
      const numbers = open.filter((number) => number > (query.after ?? -1)).slice(0, CASES_AT_ONCE);
      const rowOf = (number: number) => entryOf(cases, number).row;
      const rows = await readRows(database, datasetId, numbers.map(rowOf));
      return {
        ...shown,
        kind,
        all,
        reviewed: cases.length,
        left: open.length,
        cases: numbers.map((number) => ({
          number,
          values: rows.get(rowOf(number)) ?? {},
          graph: review.graphOf(number),
        })),
      };
    },
  );
}

function entryOf(cases: readonly CaseEntry[], number: number): CaseEntry {
  return present(cases[number], 'a case of the list');
}

function answerRoute(server: FastifyInstance, { clock }: Service, lists: CaseLists): void {
  server.post<AtOutput & { Body: Static<typeof Answer> }>(
    `${OF_CLIENT}/reviews/:job/:output/decisions`,
    { schema: { params: OfOutput, body: Answer } },
    async ({ scope, params, body, operator }) => {
      const output = await findReviewOutput(scope, params.job, params.output);
      const { workflow, step } = output;
      const list = await lists.of(output.datasetId);
      const { first, second } = body;
      const before = new Review(list, await listDecisions(scope, output));
      if (!before.has(first, second)) throw invalidField('first', 'and second are of no case of this output');
      const decision = body.decision ?? undefined;
      const at = clock.now();
      await decide(scope, { workflow, step, first, second, decision, operator: operator.name, at });
      const open = new Review(list, await listDecisions(scope, output)).open();
      const isOpen = new Set(open);
      const wasOpen = before.open();
      return {
        /** The numbers of the cases that this answer settled or opened again. */
        settled: wasOpen.filter((number) => !isOpen.has(number)),
        reopened: open.filter((number) => !wasOpen.includes(number)),
        left: open.length,
      };
    },
  );
}

function decisionsRoute(server: FastifyInstance): void {
  server.get<AtClient>(
    `${OF_CLIENT}/decisions.csv`,
    { schema: { params: OfClient } },
    async ({ scope }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="decisions.csv"')
        .send(decisionsCsv(await listDecisions(scope))),
  );
}

/** The lists of cases that were asked for lately. */
class CaseLists {
  readonly #database: Database;
  readonly #known = new BoundedMap<number, CaseList>(LISTS_KEPT);

  constructor(database: Database) {
    this.#database = database;
  }

  async of(datasetId: number): Promise<CaseList> {
    const known = this.#known.get(datasetId);
    if (known !== undefined) return known;
    const list = await readCaseList(this.#database, datasetId);
    this.#known.set(datasetId, list);
    return list;
  }
}
