import type { Counties, DeliveryPoint } from '../delivery-point.ts';
import { tidyPostcode } from '../postcode.ts';
import { premiseLabel } from '../printing/premise.ts';
import {
  type PrintedLine,
  premiseOf,
  printLines,
  recipientLines,
  streetLines,
  tidy,
} from '../printing/print.ts';
import { inTitleCase } from '../title-case/delivery-point.ts';
import { titleCase } from '../title-case/title-case.ts';
import type { Room } from './fit.ts';
import { fold } from './fold.ts';
import type { LineOptions } from './line-options.ts';
import { withoutSigns } from './punctuation.ts';

/** The lines of an address. */
export interface FormattedAddress {
  /** The lines, ending with the postcode. Lines may be empty. */
  readonly lines: readonly string[];
  /**
   * The text that did not fit, part by part. Empty unless an address is far longer than its lines. A caller
   * that shows the lines should then show this as well.
   */
  readonly cut: readonly string[];
}

/** Formats an address by these options (docs/operators/address-printing.md). */
export function formatAddress(
  point: DeliveryPoint,
  counties: Counties,
  options: LineOptions,
): FormattedAddress {
  const cased = options.normalizeCase ? inTitleCase(point) : point;
  if (options.formatter === 'PAFStandardFormatter') return standardLines(cased, options);
  const shown =
    options.formatter === 'NoOrganisationFormatter' ? { ...cased, organisation: '', department: '' } : cased;
  return fittedLines(shown, countyOf(counties, options), options);
}

/**
 * PAFStandardFormatter: the address's own lines, of any number and length, with the town in capitals and
 * without a county.
 */
function standardLines(point: DeliveryPoint, options: LineOptions): FormattedAddress {
  const parts = withoutUnwanted([...printLines(point), townLine(point, options)], options);
  return { lines: [...parts.map((part) => part.text), tidyPostcode(point.postcode)], cut: [] };
}

/**
 * DefaultFormatter and NoOrganisationFormatter: a fixed number of lines. With FixTownCounty, the last two
 * lines are reserved for town and county, even if the address has none. Without it, town and county follow
 * the address and may share its lines.
 */
function fittedLines(point: DeliveryPoint, county: string, options: LineOptions): FormattedAddress {
  const separator = options.unwantedPunctuation.includes(',') ? ' ' : ', ';
  const room: Room = { lines: options.maxLines, length: options.maxLineLength, separator };
  const town = withoutUnwanted([townLine(point, options)], options);
  const countyLine = withoutUnwanted([{ kind: 'county', text: county }], options);
  const postcode = tidyPostcode(point.postcode);
  if (!options.fixTownCounty || room.lines < 3) {
    const { lines, cut } = bodyLines(point, [...town, ...countyLine], room, options);
    return { lines: [...(options.fixPostcode ? filledTo(lines, room.lines) : lines), postcode], cut };
  }
  const body = bodyLines(point, [], { ...room, lines: room.lines - 2 }, options);
  const ends = [fold(town, { ...room, lines: 1 }), fold(countyLine, { ...room, lines: 1 })];
  return {
    lines: [...filledTo(body.lines, room.lines - 2), ...ends.map(({ lines }) => lines[0] ?? ''), postcode],
    cut: [...body.cut, ...ends.flatMap(({ cut }) => cut)],
  };
}

/** The lines above town and county, followed by the parts in `after`. */
function bodyLines(point: DeliveryPoint, after: readonly PrintedLine[], room: Room, options: LineOptions) {
  if (options.fixBuilding && room.lines > 1) {
    const building = withoutUnwanted([{ kind: 'building', text: buildingOf(point) }], options);
    const line = building[0]?.text ?? '';
    if (line.length <= room.length) {
      const others = withoutUnwanted([...recipientLines(point), ...streetLines(point)], options);
      const { lines, cut } = fold([...others, ...after], { ...room, lines: room.lines - 1 });
      return { lines: [line, ...lines], cut };
    }
  }
  return fold([...withoutUnwanted(printLines(point), options), ...after], room);
}

/** The premises on one line, without the street: `Unit 4, Venture Point, 12`. */
function buildingOf(point: DeliveryPoint): string {
  return premiseLabel(premiseOf(point));
}

function townLine(point: DeliveryPoint, options: LineOptions): PrintedLine {
  const town = tidy(point.postTown);
  return { kind: 'post-town', text: options.normalizeTownCase ? titleCase(town) : town.toUpperCase() };
}

function countyOf(counties: Counties, options: LineOptions): string {
  if (options.excludeCounty) return '';
  const { postal, traditional, administrative } = counties;
  const county = tidy(options.useAnyAvailableCounty ? postal || traditional || administrative : postal);
  return options.normalizeCase ? titleCase(county) : county;
}

/** The parts without unwanted punctuation. Parts that are empty, or become empty, are dropped. */
function withoutUnwanted(parts: readonly PrintedLine[], options: LineOptions): PrintedLine[] {
  return parts
    .map((part) => ({ kind: part.kind, text: withoutSigns(part.text, options.unwantedPunctuation) }))
    .filter((part) => part.text !== '');
}

function filledTo(lines: readonly string[], count: number): string[] {
  return [...lines, ...Array<string>(count - lines.length).fill('')];
}
