import { parsePostcode } from '../../address/postcode.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { type GeographicPoint, kilometresBetween } from '../../suggestions/distance.ts';
import { INVALID_POSTCODE, NOT_FOUND } from './answers.ts';
import type { CompatMethod } from './compat-handler.ts';
import { printed } from './location-answer.ts';
import { NOT_A_POINT, readPoint } from './nearest.ts';
import { SAMPLE_ADDRESS } from './samples.ts';

const PURPOSE = { service: 'AddressCapture', method: 'ValidatePostcode' } as const;

const { postcode, latitude, longitude } = SAMPLE_ADDRESS;
const SAMPLE = { postcode, latitude, longitude };

/** `GET /{prefix}/distance/{postcode}/{postcode}`: how far apart two postcodes are, free of charge. */
export const postcodeDistanceMethod: CompatMethod = {
  purpose: PURPOSE,
  sample: () => ({ from: SAMPLE, to: SAMPLE, metres: 0 }),
  answer: ({ request, file }) => {
    const given = request.params as { from?: string; to?: string };
    const from = placeOf(file, given.from);
    const to = placeOf(file, given.to);
    if (from === 'invalid' || to === 'invalid') return { refusal: INVALID_POSTCODE };
    if (from === undefined || to === undefined) return { refusal: NOT_FOUND };
    return { answer: { from, to, metres: metresBetween(from, to) }, price: 'needs-credit' };
  },
};

/** `GET /{prefix}/distance/{latitude}/{longitude}/to/{latitude}/{longitude}`. */
export const pointDistanceMethod: CompatMethod = {
  purpose: PURPOSE,
  sample: () => ({ metres: 0 }),
  answer: ({ request }) => {
    const given = request.params as Readonly<Record<string, string | undefined>>;
    const from = readPoint(given['fromLatitude'], given['fromLongitude']);
    const to = readPoint(given['toLatitude'], given['toLongitude']);
    if (from === undefined || to === undefined) return { refusal: NOT_A_POINT };
    return { answer: { metres: metresBetween(from, to) }, price: 'needs-credit' };
  },
};

/**
 * The position of a postcode. Undefined if the file has none, and `invalid` if the text is not a postcode.
 */
function placeOf(file: AddressFile, typed = ''): typeof SAMPLE | undefined | 'invalid' {
  const parsed = typed.length > 16 ? undefined : parsePostcode(typed);
  if (parsed === undefined) return 'invalid';
  const entry = file.stored(parsed.outward + parsed.inward);
  if (entry === undefined) return undefined;
  const { latitude, longitude } = entry.place;
  if (latitude === 0 && longitude === 0) return undefined;
  return { postcode: printed(entry.postcode), latitude, longitude };
}

function metresBetween(one: GeographicPoint, other: GeographicPoint): number {
  return Math.round(kilometresBetween(one, other) * 1000);
}
