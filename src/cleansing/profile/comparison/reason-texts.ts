import { CORRECTIONS } from '../../address/corrections.ts';
import { EMAIL_COMMENTS } from '../../email/comments.ts';
import { TELEPHONE_COMMENTS } from '../../telephone/comments.ts';

const TEXTS: Readonly<Record<string, string>> = {
  ...CORRECTIONS,
  ...EMAIL_COMMENTS,
  ...TELEPHONE_COMMENTS,
  levelStreet: 'only the street is settled',
  levelTown: 'only the post town is settled',
  levelNone: 'not found in the address file',
};

/** The meaning of a step's code, in words. */
export function reasonText(code: string): string {
  return (Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined) ?? code;
}
