import type { FastifyRequest } from 'fastify';
import { readFlag } from '../../address/layout/option-values.ts';
import type { GeographicPoint } from '../../suggestions/distance.ts';
import { membersOf } from '../webservices/claim.ts';
import { TEMPLATE_LENGTH } from './template.ts';

/** How many suggestions an answer has by default, and at most. */
const USUAL_TOP = 6;
export const MOST_TOP = 20;

/**
 * The options of a list of suggestions, from the query and the body. An option in the body overrides the
 * query.
 */
export interface SuggestOptions {
  readonly top: number;
  /** Whether a complete postcode gives all of its addresses. */
  readonly all: boolean;
  readonly template: string | undefined;
  /** The templates of outward codes and of postcodes in a list of locations. */
  readonly templateOutcode: string | undefined;
  readonly templatePostcode: string | undefined;
  readonly showsPostcode: boolean;
  readonly filter: Readonly<Record<string, string>>;
  readonly radius: (GeographicPoint & { readonly kilometres: number }) | undefined;
  /** Nearer addresses come first. */
  readonly near: GeographicPoint | undefined;
}

/**
 * Reads the options of a request. Ignores unknown options and options of the wrong type. Never throws.
 *
 * @param usualTop how many suggestions an answer has if the request does not say
 */
export function suggestOptions(request: FastifyRequest, usualTop = USUAL_TOP): SuggestOptions {
  const given = { ...membersOf(request.query), ...membersOf(request.body) };
  const top = numberOf(given['top']);
  const filter = membersOf(given['filter']);
  return {
    top: Number.isInteger(top) && top > 0 ? Math.min(top, MOST_TOP) : usualTop,
    all: readFlag(given['all'], false),
    template: readTemplate(given['template']),
    templateOutcode: readTemplate(given['template_outcode'] ?? given['template-outcode']),
    templatePostcode: readTemplate(given['template_postcode'] ?? given['template-postcode']),
    showsPostcode: readFlag(given['show_postcode'] ?? given['show-postcode'], false),
    filter: Object.fromEntries(
      Object.entries(filter)
        .filter((entry): entry is [string, string] => typeof entry[1] !== 'object')
        .map(([name, value]) => [name.toLowerCase(), String(value).trim()]),
    ),
    radius: readRadius(membersOf(filter['radius'])),
    near: readPoint(membersOf(given['location'])),
  };
}

function readTemplate(given: unknown): string | undefined {
  return typeof given === 'string' && given !== '' ? given.slice(0, TEMPLATE_LENGTH) : undefined;
}

function readPoint({ latitude, longitude }: Readonly<Record<string, unknown>>): GeographicPoint | undefined {
  const point = { latitude: numberOf(latitude), longitude: numberOf(longitude) };
  return Number.isFinite(point.latitude) && Number.isFinite(point.longitude) ? point : undefined;
}

function readRadius(given: Readonly<Record<string, unknown>>): SuggestOptions['radius'] {
  const point = readPoint(given);
  const kilometres = numberOf(given['km']);
  return point === undefined || !(kilometres > 0) ? undefined : { ...point, kilometres };
}

/**
 * Reads a number, or a text that is one. Returns NaN for anything else. An object is not converted, because
 * that may throw.
 */
export function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;
}
