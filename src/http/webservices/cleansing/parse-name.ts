import { type CleansedName, cleanseName } from '../../../cleansing/name/cleanse-name.ts';
import type { NameFields } from '../../../cleansing/name/read-parts.ts';
import { NAME_CASES, type NameCase } from '../../../cleansing/name/written-person.ts';
import type { CleansingMethod } from '../web-method.ts';
import { nameOf } from './name-fields.ts';
import { answerOf, recordCall } from './record-call.ts';
import { parseNameSchema } from './schemas.ts';

/** The longest default salutation, in characters. A longer one is cut. */
const DEFAULT_SALUTATION_LENGTH = 100;

/**
 * Splits a name, sets its capitals, determines the gender and writes both salutations, as the step
 * name-cleansing does.
 */
export const parseName: CleansingMethod = {
  service: 'NameCleansing',
  name: 'ParseName',
  schema: parseNameSchema,
  nothing:
    '"Name":null,"Gender":null,"FormalSalutation":null,"InformalSalutation":null,"EnvelopeName":null,"NameType":null',
  cleanse(webCall) {
    const call = recordCall(webCall);
    const name = nameOf(call);
    if (name === undefined) return { kind: 'refused', message: 'The name is missing.' };
    const wanted = call.option('case').toLowerCase();
    const letters = NAME_CASES.find((known) => known === wanted) ?? 'mixed';
    const salutation = call.option('defaultsalutation').slice(0, DEFAULT_SALUTATION_LENGTH);
    return answerOf(call, parsed(name, letters, salutation));
  },
};

function parsed(name: string | NameFields, letters: NameCase, defaultSalutation: string): object {
  const cleansed = (salutation: 'formal' | 'informal'): CleansedName =>
    cleanseName(name, { case: letters, salutation, defaultSalutation });
  const formal = cleansed('formal');
  return {
    Name: {
      Title: formal.title,
      Forename: formal.forename,
      MiddleName: formal.middle,
      Surname: formal.surname,
      Suffix: formal.suffix,
    },
    Gender: formal.gender,
    FormalSalutation: formal.salutation,
    InformalSalutation: cleansed('informal').salutation,
    EnvelopeName: formal.envelopeName,
    NameType: formal.type,
  };
}
