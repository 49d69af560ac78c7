import type { DeliveryPoint } from '../delivery-point.ts';
import { joinThoroughfare } from '../thoroughfare.ts';
import { rule1, rule2, rule3, rule4 } from './buildings.ts';
import { rule5, rule6, rule7, ruleX } from './flats.ts';
import { bare, type Premise, type PremiseLine, premiseLabel } from './premise.ts';

/** A line of an address before it is fitted into a layout, and what kind of line it is. */
export interface PrintedLine {
  readonly kind: LineKind;
  readonly text: string;
}

export type LineKind =
  | 'organisation'
  | 'department'
  | 'po-box'
  | PremiseLine['kind']
  | 'dependent-thoroughfare'
  | 'thoroughfare'
  | 'double-dependent-locality'
  | 'dependent-locality'
  | 'post-town'
  | 'county';

/**
 * The lines of an address above the post town, in the order of the programmer's guide: organisation,
 * department, PO Box, sub-building and building, dependent street, street, double dependent locality,
 * dependent locality. The number precedes the first street or locality line. If there is neither, the number
 * gets its own line, so that the post town always stands alone.
 */
export function printLines(point: DeliveryPoint): PrintedLine[] {
  const premise = premiseOf(point);
  return [...recipientLines(point), ...premise.lines, ...prefixed(premise.prefix, streetLines(point))];
}

/** Chooses the printing rule by which of sub-building, name and number are present, and applies it. */
export function premiseOf(point: DeliveryPoint): Premise {
  const sub = tidy(point.subBuildingName);
  const name = tidy(point.buildingName);
  const given = tidy(point.buildingNumber);
  const number = /^0+$/.test(given) ? '' : given;
  if (sub === '' && name === '') return number === '' ? rule1() : rule2(number);
  if (sub === '') return number === '' ? rule3(name) : rule4(name, number);
  if (name === '') return number === '' ? ruleX(sub) : rule5(sub, number, point.concatenated);
  return number === '' ? rule6(sub, name, given !== '') : rule7(sub, name, number);
}

/** The lines for the recipient: organisation, department and PO Box. */
export function recipientLines(point: DeliveryPoint): PrintedLine[] {
  const lines: PrintedLine[] = [];
  add(lines, 'organisation', tidy(point.organisation));
  add(lines, 'department', tidy(point.department));
  add(lines, 'po-box', poBoxOf(point));
  return lines;
}

/**
 * The text that identifies the address in its street, on one line: `Flat 20, Victoria House, 15`,
 * `PO Box 61`.
 */
export function premiseText(point: DeliveryPoint): string {
  return [poBoxOf(point), premiseLabel(premiseOf(point))].filter(Boolean).join(', ');
}

function poBoxOf(point: DeliveryPoint): string {
  const box = tidy(point.poBox);
  return box === '' || /^(po|p\.o\.) ?box\b/i.test(box) ? box : `PO Box ${box}`;
}

/** Streets and localities, without the house number. */
export function streetLines(point: DeliveryPoint): PrintedLine[] {
  const { dependentThoroughfareName, dependentThoroughfareDescriptor } = point;
  const lines: PrintedLine[] = [];
  const dependent = joinThoroughfare(dependentThoroughfareName, dependentThoroughfareDescriptor);
  add(lines, 'dependent-thoroughfare', tidy(dependent));
  add(lines, 'thoroughfare', tidy(joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor)));
  add(lines, 'double-dependent-locality', tidy(point.doubleDependentLocality));
  add(lines, 'dependent-locality', tidy(point.dependentLocality));
  return lines;
}

/** Puts the prefix before the first of the lines. */
export function prefixed(prefix: string, streets: readonly PrintedLine[]): PrintedLine[] {
  if (prefix === '') return [...streets];
  const [first, ...others] = streets;
  if (first === undefined) return [{ kind: 'building', text: bare(prefix) }];
  return [{ kind: first.kind, text: `${prefix} ${first.text}` }, ...others];
}

/** The text of an element, trimmed and single-spaced. */
export function tidy(text: string): string {
  if (text === '') return text;
  return /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

function add(lines: PrintedLine[], kind: LineKind, text: string): void {
  if (text !== '') lines.push({ kind, text });
}
