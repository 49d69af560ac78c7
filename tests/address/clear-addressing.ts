import { Address } from 'uk-clear-addressing';
import type { DeliveryPoint } from '../../src/address/delivery-point.ts';
import { premiseText, printLines } from '../../src/address/printing/print.ts';
import { joinThoroughfare } from '../../src/address/thoroughfare.ts';

/**
 * Compares our printing with that of the npm package uk-clear-addressing 4.0.0, an independent implementation
 * of the same guide.
 *
 * Each known reason for a difference rewrites the record so that the package prints what we print. A
 * difference is explained only if the two outputs are then the same, line by line. Conditions on the record
 * decide which reasons apply, not the code under test.
 */
export interface Comparison {
  readonly ours: Printed;
  readonly theirs: Printed;
  /** The reasons that apply, in the order of their rewrites. Empty if both print the same. */
  readonly reasons: readonly Reason[];
  readonly explained: boolean;
}

export interface Printed {
  /** Line 1, line 2, and the others joined, as in the package's output. */
  readonly lines: string;
  readonly premise: string;
}

export const REASONS = {
  'department without organisation':
    'the package drops a department that has no organisation; Fettle prints it',
  'PO Box with premises':
    'the package prints a PO Box instead of the building; Fettle prints both, the box after organisation and department',
  'no street, no locality':
    'the package has nothing to put the number before and loses it; Fettle gives the number its own line',
  'keyword not at the start':
    'exception iv: Fettle looks for the keyword directly before the number, the package at the start of the name',
  'additional keyword':
    'exception iv: Fettle adds Flat, Apartment, Room, Studio, PO Box, Garages … to the keywords of the guide',
  'name that starts like a keyword': 'exception iv: the package takes Unity House and Suites House for units',
  'decimal at the end': 'a decimal (1.2) numbers a room, not a house; Fettle does not split it off',
  'letter after one word, an initial or a number':
    'Fettle splits a single last letter only from a name of two or more real words: not from Tower A or U W E',
  'concatenation indicator':
    'rule 5: the package has no indicator and always joins a single letter; Fettle follows the indicator if there is one',
  'single letter in rule 6':
    'rule 6: Fettle puts a comma after a single letter (K, Portland Road), as in rule 3',
  'numeric sub-building before a split or numeric name':
    'rule 6: a name that belongs before the street goes there even if the sub-building has an exception format',
  'rule X':
    'Fettle puts a sub-building alone before the street only if it has an exception format, and a single letter with a comma',
} as const;

export type Reason = keyof typeof REASONS;

/**
 * Private-use characters that hide parts of a record from the package's rules. They are removed from its
 * output.
 */
const MASK = '\ue003';
const LINE_END = '\ue002';
const NO_STREET = '\ue001';

export function compare(point: DeliveryPoint): Comparison {
  const ours = printOurs(point);
  const theirs = printTheirs(elementsOf(point));
  if (same(ours, theirs)) return { ours, theirs, reasons: [], explained: true };
  const elements = elementsOf(point);
  const reasons: Reason[] = [];
  for (const rewrite of rewrites) {
    const reason = rewrite(elements, point);
    if (reason !== undefined) reasons.push(reason);
  }
  return { ours, theirs, reasons, explained: reasons.length > 0 && same(ours, printTheirs(elements)) };
}

function same(one: Printed, other: Printed): boolean {
  return one.lines === other.lines && one.premise === other.premise;
}

function printOurs(point: DeliveryPoint): Printed {
  return { lines: threeLines(printLines(point).map((line) => line.text)), premise: premiseText(point) };
}

function printTheirs(elements: Elements): Printed {
  const { line_1, line_2, line_3, premise } = new Address(elements).formattedAddress();
  const clean = (text: string) => text.replaceAll(MASK, '').replace(/,? ?\ue001/, '');
  const lines = [line_1, line_2, line_3].flatMap((line) => line.split(LINE_END)).map(clean);
  const label = [elements.box ?? '', elements.premise ?? clean(premise)].filter(Boolean).join(', ');
  return { lines: threeLines(lines.filter(Boolean)), premise: label };
}

function threeLines(lines: readonly string[]): string {
  return [lines[0] ?? '', lines[1] ?? '', lines.slice(2).join(', ')].join(' | ');
}

/** A record in the package's form. `box` and `premise` hold what a rewrite has moved elsewhere. */
interface Elements {
  organisation_name: string;
  department_name: string;
  po_box: string;
  sub_building_name: string;
  building_name: string;
  building_number: string;
  thoroughfare: string;
  dependant_thoroughfare: string;
  dependant_locality: string;
  double_dependant_locality: string;
  post_town: string;
  postcode: string;
  box?: string;
  premise?: string;
}

function elementsOf(point: DeliveryPoint): Elements {
  return {
    organisation_name: point.organisation,
    department_name: point.department,
    po_box: point.poBox,
    sub_building_name: point.subBuildingName,
    building_name: point.buildingName,
    building_number: point.buildingNumber,
    thoroughfare: joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor),
    dependant_thoroughfare: joinThoroughfare(
      point.dependentThoroughfareName,
      point.dependentThoroughfareDescriptor,
    ),
    dependant_locality: point.dependentLocality,
    double_dependant_locality: point.doubleDependentLocality,
    post_town: point.postTown,
    postcode: point.postcode,
  };
}

type Rewrite = (elements: Elements, point: DeliveryPoint) => Reason | undefined;

const rewrites: readonly Rewrite[] = [
  boxAndPremises,
  departmentAlone,
  noStreet,
  ruleX,
  concatenation,
  singleLetterName,
  nameGoesToTheStreet,
  splitOrWhole,
];

function departmentAlone(elements: Elements): Reason | undefined {
  if (elements.organisation_name !== '' || elements.department_name === '') return undefined;
  elements.organisation_name = elements.department_name;
  elements.department_name = '';
  return 'department without organisation';
}

function boxAndPremises(elements: Elements): Reason | undefined {
  const premises =
    elements.sub_building_name + elements.building_name + elements.building_number.replace('0', '');
  if (elements.po_box === '' || premises === '') return undefined;
  elements.box = `PO Box ${elements.po_box}`;
  elements.department_name = [elements.department_name, elements.box].filter(Boolean).join(LINE_END);
  elements.po_box = '';
  return 'PO Box with premises';
}

function noStreet(elements: Elements): Reason | undefined {
  const { thoroughfare, dependant_thoroughfare, dependant_locality, double_dependant_locality } = elements;
  if (thoroughfare + dependant_thoroughfare + dependant_locality + double_dependant_locality !== '')
    return undefined;
  elements.thoroughfare = NO_STREET;
  return 'no street, no locality';
}

/**
 * Makes a sub-building that stands alone a building name, which rule 3 prints as we print the sub-building:
 * before the street in an exception format, otherwise on its own line.
 */
function ruleX(elements: Elements, point: DeliveryPoint): Reason | undefined {
  const { subBuildingName: sub, buildingName, buildingNumber } = point;
  if (sub === '' || buildingName !== '' || !/^0?$/.test(buildingNumber) || /^[0-9]\S*$/.test(sub))
    return undefined;
  elements.sub_building_name = '';
  elements.building_name = sub.length === 1 ? sub : sub + MASK;
  return 'rule X';
}

function concatenation(elements: Elements, point: DeliveryPoint): Reason | undefined {
  const { subBuildingName: sub, buildingName, buildingNumber } = point;
  if (sub === '' || buildingName !== '' || /^0?$/.test(buildingNumber)) return undefined;
  if (point.concatenated === false && /^[A-Za-z]$/.test(sub)) {
    elements.sub_building_name = sub + MASK;
    return 'concatenation indicator';
  }
  if (point.concatenated !== true || !/^[A-Za-z][^ ]+$/.test(sub)) return undefined;
  elements.sub_building_name = '';
  elements.building_number = buildingNumber + sub;
  return 'concatenation indicator';
}

const exception = /^([0-9](.*[0-9])?|[0-9](.*[0-9])?[a-z]|[a-z])$/i;

function singleLetterName(elements: Elements, point: DeliveryPoint): Reason | undefined {
  const { subBuildingName: sub, buildingName: name } = point;
  if (sub === '' || !/^[A-Za-z]$/.test(name) || !/^0?$/.test(point.buildingNumber)) return undefined;
  elements.department_name = [elements.department_name, sub].filter(Boolean).join(LINE_END);
  if (elements.organisation_name === '') {
    elements.organisation_name = elements.department_name;
    elements.department_name = '';
  }
  elements.sub_building_name = '';
  elements.premise = `${sub}, ${name}`;
  return 'single letter in rule 6';
}

function nameGoesToTheStreet(elements: Elements, point: DeliveryPoint): Reason | undefined {
  const { subBuildingName: sub, buildingName: name } = point;
  if (sub === '' || !/^0?$/.test(point.buildingNumber) || !exception.test(sub)) return undefined;
  if (exception.test(name) && !/^[A-Za-z]$/.test(name)) {
    elements.sub_building_name = sub + MASK;
    return 'numeric sub-building before a split or numeric name';
  }
  if (!splits(name)) return undefined;
  const comma = /^[A-Za-z]$/.test(sub) ? ',' : '';
  elements.sub_building_name = '';
  elements.building_name = `${MASK}${sub}${comma} ${name}`;
  return 'numeric sub-building before a split or numeric name';
}

const guideKeyword = /(^| )(back of|blocks?|building|maisonettes?|rear of|shops?|stalls?|suites?|units?)$/i;
const ourKeyword =
  /(^| )(apartments?|arch|arches|bays?|flats?|floor|garages?|kiosks?|level|offices?|plots?|po box|rooms?|studios?)$/i;
const startsWithKeyword = /^(back of|blocks?|building|maisonettes?|rear of|shops?|stalls?|suites?|units?) /i;
const startsLikeKeyword = /^(back\sof|blocks?|building|maisonettes?|rear\sof|shops?|stalls?|suites?|units?)/i;

function lastWord(name: string): [before: string, last: string] {
  const at = name.lastIndexOf(' ');
  return [name.slice(0, Math.max(at, 0)), name.slice(at + 1)];
}

/** Whether we read the end of the name as a number of the street. */
function splits(name: string): boolean {
  const [before, last] = lastWord(name);
  if (
    before === '' ||
    guideKeyword.test(before) ||
    ourKeyword.test(before) ||
    /^[0-9]+(\.[0-9]+)?$/.test(last)
  )
    return false;
  return /^[0-9](.*[0-9])?[a-z]?$/i.test(last) || (/^[a-z]$/i.test(last) && /.+ [^ 0-9]{2,}$/.test(before));
}

/**
 * If we split a name and the package does not, makes the package split it. If only the package splits it,
 * makes the package keep it whole.
 */
function splitOrWhole(elements: Elements, point: DeliveryPoint): Reason | undefined {
  const name = point.buildingName;
  if (elements.building_name !== name || !/^0?$/.test(point.buildingNumber) || exception.test(name))
    return undefined;
  const [before, last] = lastWord(name);
  const theySplit =
    /^([0-9].*[^0-9].*[0-9]|[0-9](.*[0-9])?[a-z]|[a-z])$/i.test(last) && !startsLikeKeyword.test(name);
  if (before === '' || theySplit === splits(name)) return undefined;
  elements.building_name = theySplit ? name + MASK : MASK + name;
  if (!theySplit)
    return startsWithKeyword.test(name) ? 'keyword not at the start' : 'name that starts like a keyword';
  if (guideKeyword.test(before)) return 'keyword not at the start';
  if (ourKeyword.test(before)) return 'additional keyword';
  return /^[0-9]/.test(last) ? 'decimal at the end' : 'letter after one word, an initial or a number';
}
