import { checkPostcode } from '../../../lookup/validate.ts';
import { textOf } from '../claim.ts';
import type { WebMethod } from '../web-method.ts';
import { validatePostcodeSchema } from './schemas.ts';

/** Whether a postcode is one, in which form it is written, and whether there are addresses of it. Free of charge. */
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
