import { ALL_NAME_CHECKS, nameFault } from '../../../cleansing/unusable/name-fault.ts';
import type { CleansingMethod } from '../web-method.ts';
import { nameOf } from './name-fields.ts';
import { answerOf, recordCall } from './record-call.ts';
import { isUnusableNameSchema } from './schemas.ts';

/** Says why a name cannot be used, as the step unusable-records does; empty if it can. */
export const isUnusableName: CleansingMethod = {
  service: 'SalaciousName',
  name: 'IsUnusableName',
  schema: isUnusableNameSchema,
  nothing: '"Result":null',
  cleanse(webCall) {
    const call = recordCall(webCall);
    return answerOf(call, { Result: nameFault(nameOf(call), ALL_NAME_CHECKS) ?? '' });
  },
};
