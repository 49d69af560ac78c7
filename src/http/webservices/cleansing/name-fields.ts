import type { NameFields } from '../../../cleansing/name/read-parts.ts';
import { type RecordCall, textOf } from './record-call.ts';

/**
 * The member `name` of a call: a text, or an object of title, forename, middleName and surname. Undefined if
 * it is blank.
 */
export function nameOf(call: RecordCall): string | NameFields | undefined {
  const text = call.text('name').trim();
  if (text !== '') return text;
  const parts = call.parts('name');
  const part = (name: string) => textOf(parts.get(name)).trim();
  const fields = {
    title: part('title'),
    forename: part('forename'),
    middle: part('middlename'),
    surname: part('surname'),
  };
  return Object.values(fields).every((value) => value === '') ? undefined : fields;
}
