import { isUtf8 } from 'node:buffer';
import { Refusal } from '../../refusal.ts';
import { brokenBound, type JsonBounds } from './count-values.ts';

/**
 * The text of a JSON body, without a byte order mark.
 *
 * @throws Refusal if the body is not UTF-8 or exceeds a limit
 */
export function jsonText(body: Buffer, bounds: JsonBounds): string {
  if (!isUtf8(body)) throw new Refusal('invalid-request', 'The body is not valid UTF-8.');
  const broken = brokenBound(body, bounds);
  if (broken === 'values') {
    throw new Refusal('too-large', `The body holds more than ${bounds.values} values.`);
  }
  if (broken === 'depth') {
    throw new Refusal(
      'invalid-request',
      `The body is nested more than ${bounds.depth ?? bounds.values} levels deep.`,
    );
  }
  const text = body.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** @throws Refusal if the text is not JSON */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    // V8's message quotes the text around the mistake, which may be personal data. Keep only the position.
    const place = /position (\d+)/.exec((error as Error).message)?.[1];
    throw new Refusal(
      'invalid-request',
      `The body is not valid JSON${place === undefined ? '' : ` (character ${place})`}.`,
    );
  }
}
