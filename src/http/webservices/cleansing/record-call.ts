import { optionValues } from '../../../address/layout/option-values.ts';
import type { CleansingCall, WebAnswer } from '../web-method.ts';

/** The price of an answer that says something about the record, in credits. */
const PRICE = 1;

/** Longer application names are cut. The name is only a label in a report. */
const APPLICATION_NAME_LENGTH = 100;

/** A call, as the methods that cleanse a record read it: members and options by name, in any letter case. */
export interface RecordCall {
  /** The text of a member. A number becomes its digits. Empty if the member is missing or anything else. */
  text(name: string): string;
  /** The members of an object member, by name in lower case. Empty if it is not an object. */
  parts(name: string): ReadonlyMap<string, unknown>;
  /**
   * The trimmed text of an option, or an empty text if it is missing. Options that the token fixes override
   * those of the call.
   */
  option(name: string): string;
}

/** Reads a call. Real clients write `middlename` and `MiddleName`, `email` and `Email`. */
export function recordCall({ members, access }: CleansingCall): RecordCall {
  const values = optionValues(members);
  const options = new Map([...optionValues(values.get('options')), ...optionValues(access.options)]);
  return {
    text: (name) => textOf(values.get(name)),
    parts: (name) => optionValues(values.get(name)),
    option: (name) => textOf(options.get(name)).trim(),
  };
}

/** Returns a text unchanged, a number or boolean as text, and an empty text for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** An answer with these members. An answer that says nothing about the record is free of charge. */
export function answerOf(call: RecordCall, members: object, free = false): WebAnswer {
  return {
    kind: 'members',
    members: JSON.stringify(members).slice(1, -1),
    credits: free ? 0 : PRICE,
    applicationName: call.option('applicationname').slice(0, APPLICATION_NAME_LENGTH),
  };
}
