import Type from 'typebox';
import { NAME_LENGTH, NAME_PATTERN } from '../../records/column.ts';

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
  { description: 'A problem document.' },
);

/** Adds to a route's answers the refusals that it can give, each a problem document. */
export function refusals<const Status extends number>(...statuses: Status[]) {
  const answer = {
    description: 'Refused.',
    content: { 'application/problem+json': { schema: ProblemSchema } },
  };
  return Object.fromEntries(statuses.map((status) => [status, answer]));
}

export const DatasetName = Type.String({
  pattern: NAME_PATTERN,
  maxLength: NAME_LENGTH,
  description: 'First character a-z, then a-z, 0-9 or _.',
});

export const PageNumber = Type.Integer({
  minimum: 1,
  maximum: 1_000_000,
  default: 1,
  description: 'From 1.',
});
