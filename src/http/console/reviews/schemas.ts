import Type, { type Static } from 'typebox';
import { LONGEST_KEY } from '../../../reviews/decisions.ts';

const closed = { additionalProperties: false };

export const OfClient = Type.Object({ client: Type.String({ maxLength: 64 }) });
export type AtClient = { Params: Static<typeof OfClient> };

/** An output with cases. */
export const OfOutput = Type.Object({
  ...OfClient.properties,
  job: Type.String({ maxLength: 200 }),
  output: Type.String({ maxLength: 200 }),
});
export type AtOutput = { Params: Static<typeof OfOutput> };

export const Page = Type.Object(
  {
    /** Only cases with higher numbers. */
    after: Type.Optional(Type.Integer({ minimum: -1 })),
  },
  closed,
);

const Key = Type.String({ minLength: 1, maxLength: LONGEST_KEY });

/** What a person decided about two records. */
export const Answer = Type.Object(
  {
    first: Key,
    second: Key,
    /** Null takes the answer back. */
    decision: Type.Union([Type.Literal('together'), Type.Literal('apart'), Type.Null()]),
  },
  closed,
);
