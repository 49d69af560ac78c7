import { present } from '../present.ts';
/**
 * A JSON number exactly as it was sent. Used if JavaScript would print it differently: `1.10`, `1E3`, 20
 * digits.
 */
export class NumberSource {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** V8 has passed the source text to revivers since 11.4, but TypeScript's library does not declare it yet. */
const parseRevived = JSON.parse as (text: string, reviver: Reviver) => unknown;

/**
 * Like `JSON.parse`, but loses no digit: a number that JavaScript would print differently becomes a {@link
 * NumberSource}. Use it only for datasets with a decimal column, because looking for such numbers costs a
 * third of the parse itself. The reviver runs only if there is such a number. It takes six times as long as a
 * plain parse (5.1 ms against 0.9 ms for 1,000 records of ten members).
 *
 * @throws SyntaxError if the text is not JSON or is nested too deeply to be revived (thousands of levels)
 */
export function parseJson(text: string): unknown {
  if (!holdsUnusualNumber(text)) return JSON.parse(text);
  try {
    return parseRevived(text, keepSource);
  } catch (error) {
    if (error instanceof RangeError) throw new SyntaxError('The JSON is nested too deeply', { cause: error });
    throw error;
  }
}

function keepSource(_key: string, value: unknown, { source }: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || source === undefined || String(value) === source) return value;
  return new NumberSource(source);
}

const numberCharacters = /[-+.\deE]+/y;

/** Whether the JSON has a number, outside strings, that JavaScript would print differently. */
export function holdsUnusualNumber(json: string): boolean {
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(json, at);
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      numberCharacters.lastIndex = at;
      const [source] = present(numberCharacters.exec(json), 'a number of the text');
      if (String(Number(source)) !== source) return true;
      at += source.length;
    } else {
      at++;
    }
  }
  return false;
}

/** The position after the string that opens at `start`. The end of the text if the string is not closed. */
function endOfString(json: string, start: number): number {
  let quote = json.indexOf('"', start + 1);
  while (quote !== -1) {
    let before = quote;
    while (json.charCodeAt(before - 1) === 0x5c) before--;
    // An even number of backslashes escape each other, so the quote closes the string.
    if ((quote - before) % 2 === 0) return quote + 1;
    quote = json.indexOf('"', quote + 1);
  }
  return json.length;
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether `text` is a number in JSON's grammar (RFC 8259 section 6). */
export function isDecimal(text: string): boolean {
  return jsonNumber.test(text);
}

const looseNumber = /^([+-]?)0*((?:[1-9]\d*)?)(?:\.(\d*))?((?:[eE][+-]?\d+)?)$/;

/**
 * Converts a number as people and spreadsheets write it to JSON's form: without `+` and leading zeros, and
 * with a digit on both sides of the point. The digits themselves stay. Returns undefined if the text is not a
 * number.
 */
export function tidyDecimal(text: string): string | undefined {
  const parts = looseNumber.exec(text);
  if (parts === null || !/^[+-]?\.?\d/.test(text)) return undefined;
  const [, sign, whole, fraction = '', exponent] = parts;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}${exponent}`;
}

const wholeNumber = /^[+-]?\d+(?:\.0*)?$/;

/** The integer in a CSV field. Undefined if the text is not an integer or not a safe integer. */
export function integerOfText(text: string): number | undefined {
  if (!wholeNumber.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number + 0 : undefined;
}
