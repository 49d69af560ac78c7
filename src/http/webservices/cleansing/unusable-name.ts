import { ALL_NAME_CHECKS, nameFault } from '../../../cleansing/unusable/name-fault.ts';
import type { CleansingMethod } from '../web-method.ts';
import { nameOf } from './name-fields.ts';
import { answerOf, recordCall } from './record-call.ts';
import { isUnusableNameSchema } from './schemas.ts';

/**
 * Says why a name cannot be used, as the step unusable-records does. The answer is empty if it can be used.
 */
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
