import type { ComparableRecord } from './comparable-record.ts';
import { shareTelephone } from './signs-of-two.ts';
import type { WeightBounds } from './weight-bounds.ts';
import type { Weight } from './weights.ts';

/**
 * The result of {@link mostOfContacts}. All calls share it, because a new object for each pair made a
 * twenty-fifth of all garbage.
 */
const ofContacts: Mutable<Weight> = { stranger: 0, family: 0 };

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Returns the highest weight that birthdays, identifiers, contacts and companies can give. Looks only at
 * whether both records have them and whether they are equal. The result is valid until the next call.
 */
export function mostOfContacts(one: ComparableRecord, other: ComparableRecord, bounds: WeightBounds) {
  ofContacts.stranger = 0;
  ofContacts.family = 0;
  if (one.birth !== '' && other.birth !== '') {
    raise(ofContacts, one.birth === other.birth ? bounds.birthSame : bounds.birthOther);
  }
  if (one.email !== '' && other.email !== '') {
    raise(ofContacts, one.email === other.email ? bounds.emailSame : bounds.emailOther);
  }
  if (one.telephones.length > 0 && other.telephones.length > 0) {
    raise(ofContacts, shareTelephone(one, other) ? bounds.telephoneSame : bounds.telephoneOther);
  }
  if (one.company !== '' && other.company !== '') raise(ofContacts, bounds.company);
  for (let column = 0; column < one.identifiers.length; column++) {
    if (one.identifiers[column] !== '' && (other.identifiers[column] ?? '') !== '')
      raise(ofContacts, bounds.identifier);
  }
  return ofContacts;
}

/** Adds a weight to another one. */
export function raise(to: Mutable<Weight>, { stranger, family }: Weight): void {
  to.stranger += stranger;
  to.family += family;
}
