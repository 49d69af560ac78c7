import type { OptionValue } from '../../../accounts/web/access.ts';
import { optionValues } from '../../../address/layout/option-values.ts';
import { findLicence, type Licence } from '../../../licence.ts';
import { type LookupOptions, readLookupOptions } from '../../../lookup/lookup-options.ts';
import { textOf } from '../claim.ts';
import type { WebAnswer, WebCall } from '../web-method.ts';

/** The licence and options of a call. */
export interface Terms {
  readonly licence: Licence;
  readonly options: LookupOptions;
}

/**
 * Reads the terms of a call. Options that its token fixes override those of the call. If the terms cannot be
 * used, returns the reason as a text.
 */
export function termsOf({ members, access }: WebCall): Terms | string {
  const licence = findLicence(textOf(members, 'licence').trim());
  if (licence === undefined) return 'The licence is missing or unknown.';
  if (!access.licences.has(licence)) return `The account does not hold the licence ${licence}.`;
  return { licence, options: readLookupOptions(withFixed(members['options'], access.options)) };
}

/** The text of a member. Numbers become text, since some clients send a house number as a number. */
export function nameOf({ members }: WebCall, name: string): string {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

export function refused(message: string): WebAnswer {
  return { kind: 'refused', message };
}

function withFixed(given: unknown, fixed: Readonly<Record<string, OptionValue>> | undefined): unknown {
  if (fixed === undefined) return given;
  return Object.fromEntries([...optionValues(given), ...optionValues(fixed)]);
}
