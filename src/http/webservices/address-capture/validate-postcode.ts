import { checkPostcode } from '../../../lookup/validate.ts';
import { textOf } from '../claim.ts';
import type { WebMethod } from '../web-method.ts';
import { validatePostcodeSchema } from './schemas.ts';

/** Returns whether a postcode is valid, its standard form, and whether it has addresses. Free of charge. */
export const validatePostcode: WebMethod = {
  service: 'AddressCapture',
  name: 'ValidatePostcode',
  schema: validatePostcodeSchema,
  nothing: '"Result":null',
  answer: ({ members, file }) => ({
    kind: 'members',
    members: `"Result":${JSON.stringify(checkPostcode(file, textOf(members, 'postcode')))}`,
    credits: 0,
    applicationName: '',
  }),
};
