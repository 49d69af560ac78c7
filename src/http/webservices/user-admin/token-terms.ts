import { isIP } from 'node:net';
import type { OptionValue } from '../../../accounts/web/access.ts';
import { readNetwork, readServiceName } from '../../../accounts/web/restriction-text.ts';
import { Refusal } from '../../../refusal.ts';
import { LONGEST_TOKEN_SECONDS, USUAL_TOKEN_SECONDS } from '../../../tokens/token-lifetime.ts';
import { MOST_TOKEN_METHODS, MOST_TOKEN_OPTIONS, type TokenTerms } from '../../../tokens/web-tokens.ts';
import { type Members, membersOf } from '../claim.ts';

/** The most credits of a token. It is well below the point where numbers lose precision. */
const MOST_CREDITS = 1_000_000_000_000;

/** The longest name and value of an option, in characters. */
const OPTION_LENGTH = 200;

/** A limit that no token can have. The message is for the caller. */
export class UnusableTerms extends Error {}

/**
 * Reads the limits of a token from the body of `GetJWT`. A member that is null counts as omitted.
 *
 * @throws UnusableTerms that names the wrong member
 */
export function readTokenTerms(members: Members, now: Date): TokenTerms {
  return {
    clientIp: readClientIp(members['clientIp'] ?? undefined),
    expiresAt: readExpiry(members['expiresAt'] ?? undefined, now),
    allowedMethods: readMethods(members['allowedMethods'] ?? []),
    maxCredits: readMaxCredits(members['maxCredits'] ?? undefined),
    options: readOptions(members['options'] ?? undefined),
  };
}

function readClientIp(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new UnusableTerms('clientIp must be an IP address.');
  try {
    const network = readNetwork(value);
    // A single address stays as it is, because other services that read the claim expect one.
    return isIP(value) === 0 ? network : value;
  } catch (error) {
    if (error instanceof Refusal) throw new UnusableTerms('clientIp must be an IP address.');
    throw error;
  }
}

function readExpiry(value: unknown, now: Date): Date {
  if (value === undefined || value === '') return new Date(now.getTime() + USUAL_TOKEN_SECONDS * 1000);
  const moment = typeof value === 'string' ? momentOf(value) : Number.NaN;
  if (Number.isNaN(moment)) throw new UnusableTerms('expiresAt must be an ISO 8601 date and time.');
  if (moment <= now.getTime()) throw new UnusableTerms('expiresAt must be in the future.');
  if (moment > now.getTime() + LONGEST_TOKEN_SECONDS * 1000) {
    throw new UnusableTerms(`expiresAt must be within ${LONGEST_TOKEN_SECONDS / 86_400} days.`);
  }
  return new Date(moment);
}

/** Reads a moment. A text without an offset is in UTC. */
function momentOf(text: string): number {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(text);
  if (parts === null) return Number.NaN;
  const [, day, time = '00:00', zone = 'Z'] = parts;
  return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
}

function readMethods(value: unknown): string[] {
  const names: unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (names === undefined || names.length > MOST_TOKEN_METHODS) {
    throw new UnusableTerms(`allowedMethods must be a list of at most ${MOST_TOKEN_METHODS} names.`);
  }
  if (names.includes('*')) return [];
  return names.map((name) => {
    try {
      if (typeof name === 'string') return readServiceName(name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    throw new UnusableTerms('allowedMethods must be like AddressCapture or AddressCapture.GetFullAddress.');
  });
}

function readMaxCredits(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MOST_CREDITS) {
    throw new UnusableTerms(`maxCredits must be a whole number from 0 to ${MOST_CREDITS}.`);
  }
  return value;
}

function readOptions(value: unknown): Record<string, OptionValue> | undefined {
  if (value === undefined) return undefined;
  const options = Object.entries(membersOf(value));
  const isOption = ([name, set]: [string, unknown]) =>
    name.length <= OPTION_LENGTH &&
    (typeof set === 'boolean' ||
      typeof set === 'number' ||
      (typeof set === 'string' && set.length <= OPTION_LENGTH));
  const isObject = typeof value === 'object' && !Array.isArray(value);
  if (!isObject || options.length > MOST_TOKEN_OPTIONS || !options.every(isOption)) {
    const rule = 'each a boolean, a number or a text';
    throw new UnusableTerms(`options must be an object of at most ${MOST_TOKEN_OPTIONS} options, ${rule}.`);
  }
  return Object.fromEntries(options) as Record<string, OptionValue>;
}
