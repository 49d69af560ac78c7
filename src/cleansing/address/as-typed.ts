import { fold } from '../../address/layout/fold.ts';
import type { FormattedAddress } from '../../address/layout/formatters.ts';
import type { LineOptions } from '../../address/layout/line-options.ts';
import { withoutSigns } from '../../address/layout/punctuation.ts';
import { readPlace } from '../../address/parse/place.ts';
import { segmentsOf } from '../../address/parse/segments.ts';
import { tidyPostcode } from '../../address/postcode.ts';
import type { PrintedLine } from '../../address/printing/print.ts';
import { titleCase } from '../../address/title-case/title-case.ts';
import type { Match } from '../../matching/match.ts';
import type { RecordAddress } from './typed-address.ts';

/** The parts of an address for which no delivery point was found. */
export interface WrittenParts {
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

/** Longer lines are not addresses. The rest of them is not printed. */
const LONGEST = 1000;

/** The most parts of an address. Any more are reported as left out, without looking for room. */
const MOST_PARTS = 30;

/** The parts of an address that was not found: all of it, as it was written. */
export function partsAsTyped({ lines, town, county, postcode, country }: RecordAddress): WrittenParts {
  const all = country === '' ? lines : [...lines, country];
  return { lines: all.map((line) => line.slice(0, LONGEST)), town, county, postcode: tidyPostcode(postcode) };
}

/**
 * The parts of an address of which the town is settled. Town, county and postcode are written as in the
 * address file and have their own places. The rest stays as it was written.
 */
export function partsWithTown(typed: RecordAddress, match: Match): WrittenParts {
  const town = match.elements.find(({ element }) => element === 'postTown');
  const name = town?.found || match.address?.point.postTown || '';
  if (name === '') return partsAsTyped(typed);
  // The reader is told the town, so that it takes no other words for the town.
  const place = readPlace({ ...typed, town: town?.typed || name }, segmentsOf(typed.lines));
  return {
    lines: place.segments,
    town: name,
    county: match.entry?.counties.postal || place.county,
    postcode: match.postcode ?? tidyPostcode(place.postcode || typed.postcode),
  };
}

/** Puts the parts on lines, as {@link formatAddress} does. */
export function formatParts(
  parts: WrittenParts,
  options: LineOptions,
  keepsLetters: boolean,
): FormattedAddress {
  const cased = (text: string) => {
    const tidy = withoutSigns(text, options.unwantedPunctuation).replace(/\s+/g, ' ').trim();
    return options.normalizeCase && !keepsLetters ? titleCase(tidy) : tidy;
  };
  // A line that is too long is divided at its commas rather than abbreviated.
  const isLong = (line: string) => line.length > options.maxLineLength;
  const all = parts.lines.flatMap((line) => (isLong(line) ? line.split(',') : [line])).map(cased);
  const written = ofKind('thoroughfare', all);
  const lines = written.slice(0, MOST_PARTS);
  const beyond = written.slice(MOST_PARTS).map(({ text }) => text);
  const town = ofKind('post-town', [townOf(cased(parts.town), options, keepsLetters)]);
  const county = ofKind('county', [options.excludeCounty ? '' : cased(parts.county)]);
  const separator = options.unwantedPunctuation.includes(',') ? ' ' : ', ';
  const room = { lines: options.maxLines, length: options.maxLineLength, separator };
  const isStandard = options.formatter === 'PAFStandardFormatter';
  if (!options.fixTownCounty || isStandard || room.lines < 3) {
    const whole = fold([...lines, ...town, ...(isStandard ? [] : county)], room);
    const count = options.fixPostcode && !isStandard ? room.lines : 0;
    return { lines: [...filled(whole.lines, count), parts.postcode], cut: [...whole.cut, ...beyond] };
  }
  const body = fold(lines, { ...room, lines: room.lines - 2 });
  const ends = [town, county].map((part) => fold(part, { ...room, lines: 1 }));
  return {
    lines: [...filled(body.lines, room.lines - 2), ...ends.map((end) => end.lines[0] ?? ''), parts.postcode],
    cut: [...body.cut, ...ends.flatMap(({ cut }) => cut), ...beyond],
  };
}

function townOf(town: string, { normalizeTownCase }: LineOptions, keepsLetters: boolean): string {
  if (keepsLetters) return town;
  return normalizeTownCase ? titleCase(town) : town.toUpperCase();
}

function ofKind(kind: PrintedLine['kind'], texts: readonly string[]): PrintedLine[] {
  return texts.filter(Boolean).map((text) => ({ kind, text }));
}

function filled(lines: readonly string[], count: number): string[] {
  return [...lines, ...Array<string>(Math.max(0, count - lines.length)).fill('')];
}
