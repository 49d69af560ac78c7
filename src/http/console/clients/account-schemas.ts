import Type from 'typebox';
import { ACCOUNT_NAME_LENGTH, MOST_CREDITS } from '../../../accounts/web/account.ts';
import { LICENCES } from '../../../licence.ts';

/** The most days of usage that one request reads. */
export const USAGE_DAYS = 366;

const Expiry = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const Terms = {
  licences: Type.Array(Type.String({ maxLength: 50 }), { maxItems: LICENCES.length }),
  /** The public id of the client that manages the account. */
  client: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
  expiresAt: Expiry,
};

/** The body that creates an account. */
export const NewAccount = Type.Object(
  {
    name: Type.String({ maxLength: ACCOUNT_NAME_LENGTH }),
    credits: Type.Integer({ minimum: 0, maximum: MOST_CREDITS }),
    licences: Terms.licences,
    client: Type.Optional(Terms.client),
    expiresAt: Type.Optional(Expiry),
  },
  { additionalProperties: false },
);

/** The terms of an account to change. */
export const ChangedAccount = Type.Partial(Type.Object(Terms), { additionalProperties: false });

/** The path of an account. */
export const AtAccount = Type.Object({ account: Type.String({ maxLength: ACCOUNT_NAME_LENGTH }) });

/** The credits to add to an account. */
export const Credits = Type.Object(
  { credits: Type.Integer({ minimum: 1, maximum: MOST_CREDITS }) },
  { additionalProperties: false },
);

/** Which usage of an account to read. */
export const Usage = Type.Object(
  {
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: USAGE_DAYS })),
    key: Type.Optional(Type.String({ maxLength: 64 })),
    method: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
