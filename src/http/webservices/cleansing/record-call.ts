import { optionValues } from '../../../address/layout/option-values.ts';
import type { CleansingCall, WebAnswer } from '../web-method.ts';

/** The price of an answer that says something of the record, in credits. */
const PRICE = 1;

/** A longer application name is cut: it is a label in a report. */
const APPLICATION_NAME_LENGTH = 100;

/** A call as the methods that cleanse a record read it: members and options by name, in any letter case. */
export interface RecordCall {
  /** The text of a member; a number as its digits; empty where it is missing or something else. */
  text(name: string): string;
  /** The members of a member that is an object, by their names in small letters; of anything else none. */
  parts(name: string): ReadonlyMap<string, unknown>;
  /** The text of an option, without spaces around it; empty where it is missing. What a token fixes wins. */
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

/** A text as it is, a number or a switch as it is written; anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** An answer of these members. One that says nothing of the record is free of charge. */
export function answerOf(call: RecordCall, members: object, free = false): WebAnswer {
  return {
    kind: 'members',
    members: JSON.stringify(members).slice(1, -1),
    credits: free ? 0 : PRICE,
    applicationName: call.option('applicationname').slice(0, APPLICATION_NAME_LENGTH),
  };
}
