import Type from 'typebox';
import { present } from '../../present.ts';
import { NAME_LENGTH, NAME_PATTERN } from '../../records/column.ts';
import { PROBLEMS } from '../errors/problems.ts';

/** The problem document (RFC 9457) of every refusal. */
export const ProblemSchema = Type.Object(
  {
    type: Type.String({ description: 'A stable URI of the error catalogue.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What was wrong with this request.' }),
    instance: Type.String({ description: 'The id of this request, to quote when asking for help.' }),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'Field path → what is wrong with it.',
      }),
    ),
  },
  {
    title: 'Problem',
    description: 'A problem document (RFC 9457).',
  },
);

/** Adds to a route's answers the refusals with these statuses, each as a problem document. */
export function refusals<const Status extends number>(...statuses: Status[]) {
  const answer = (status: Status) => ({
    description: reasons(status),
    content: { 'application/problem+json': { schema: ProblemSchema, example: exampleOf(status) } },
  });
  return Object.fromEntries(statuses.map((status) => [status, answer(status)]));
}

/** The reasons for a refusal with this status. */
function reasons(status: number): string {
  const titles = Object.values(PROBLEMS)
    .filter((problem) => problem.status === status)
    .map(({ title }) => title);
  return `${titles.join('; ')}.`;
}

function exampleOf(status: number) {
  const found = Object.entries(PROBLEMS).find(([, problem]) => problem.status === status);
  const [kind, { title, meaning }] = present(found, `a problem with the status ${status}`);
  const instance = 'urn:uuid:0f8c3b5e-9d0e-4f7b-8a53-0a4f0d1c2b3a';
  const problem = { type: `urn:fettle:problem:${kind}`, title, status, detail: meaning, instance };
  if (status !== 400) return problem;
  const mistake = 'must be an integer';
  return {
    ...problem,
    detail: `records[17].priority ${mistake}`,
    errors: { 'records[17].priority': [mistake] },
  };
}

export const DatasetName = Type.String({
  pattern: NAME_PATTERN,
  maxLength: NAME_LENGTH,
  description: 'First character a-z, then a-z, 0-9 or _.',
  examples: ['contacts_1'],
});

export const PageNumber = Type.Integer({
  minimum: 1,
  maximum: 1_000_000,
  default: 1,
  description: 'From 1.',
});
