import type { ColumnKind, RecognisedColumn, SeenColumn } from './column-kind.ts';
import { type Heading, readHeading } from './heading.ts';
import { type Signs, shareOfOrganisations, signsOf } from './signs.ts';

/** A column, the meaning of its heading, and the signs in its values. */
interface Looked {
  readonly column: SeenColumn;
  readonly heading: Heading;
  readonly signs: Signs;
  kind: ColumnKind | undefined;
  doubt?: string;
}

/**
 * Kinds that are parts of an address. A record may have several addresses, each made of one group of columns.
 */
export const ADDRESS_KINDS: ReadonlySet<ColumnKind> = new Set([
  'address',
  'address_line',
  'town',
  'county',
  'postcode',
  'country',
]);

/**
 * Recognises the columns of a customer file by their headings and values. A heading alone is not enough: the
 * values must not contradict it. Values alone are enough if they can hardly mean anything else. An uncertain
 * column gets no kind. If its heading suggested a kind, `doubt` says why it was not accepted.
 *
 * @param hasHeader whether the file has headings; if not, values and the position next to an address decide
 * @param year the current year
 */
export function recogniseColumns(
  columns: readonly SeenColumn[],
  hasHeader: boolean,
  year: number,
): RecognisedColumn[] {
  const looked = columns.map((column): Looked => {
    const heading = hasHeader ? readHeading(column.heading) : { kind: undefined, group: '' };
    return { column, heading, signs: signsOf(column.values, year), kind: undefined };
  });
  for (const one of looked) judge(one);
  settleId(looked);
  if (!hasHeader) for (const one of looked) one.kind ??= byValuesAlone(one.signs, looked.indexOf(one));
  settleNames(looked);
  findAddress(looked);
  settleAddresses(looked, hasHeader);
  return looked.map(({ column, heading, kind, doubt }) => ({
    column,
    kind,
    group: kind !== undefined && ADDRESS_KINDS.has(kind) ? heading.group : '',
    ...(doubt !== undefined && kind === undefined && { doubt }),
  }));
}

function judge(one: Looked): void {
  const { heading, signs } = one;
  if (heading.kind === 'other') return;
  if (heading.kind !== undefined) {
    if (signs.count === 0 || (fits(heading.kind, signs) && (!heading.isVague || isSomebody(signs)))) {
      one.kind = heading.kind;
      return;
    }
    one.doubt = `its heading suggests ${SAID[heading.kind]}, but its values do not look like that`;
  }
  one.kind = unmistakable(signs);
}

/** Whether the values are people or organisations. */
function isSomebody({ wholeName, company }: Signs): boolean {
  return wholeName + company >= 0.4;
}

/** Whether the values are consistent with a heading. */
function fits(kind: ColumnKind, signs: Signs): boolean {
  const isProse = signs.email < 0.1 && signs.telephone < 0.5 && signs.date < 0.5;
  switch (kind) {
    case 'email':
      return signs.email >= 0.5;
    case 'telephone':
      return signs.telephone >= 0.5;
    case 'postcode':
      return signs.postcode >= 0.5 || signs.foreignCode >= 0.8;
    case 'birth':
      return signs.date >= 0.5 || signs.compactDate >= 0.9;
    case 'title':
      return signs.title >= 0.6;
    case 'forename':
    case 'middle':
    case 'surname':
    case 'name':
      return isProse && signs.digits < 0.1 && signs.letters > 0.9;
    case 'town':
    case 'county':
    case 'country':
      return isProse && signs.digits < 0.2 && signs.letters > 0.8;
    case 'company':
      return isProse && signs.letters > 0.8;
    case 'address':
      return isProse && signs.letters > 0.8;
    case 'address_line':
      return isProse;
    case 'id':
      return signs.email < 0.1 && signs.date < 0.5;
  }
}

/** The kind of values that can hardly mean anything else. */
function unmistakable({ count, email, postcode, dialled, distinct }: Signs): ColumnKind | undefined {
  if (count < 3) return undefined;
  if (email >= 0.9) return 'email';
  if (postcode >= 0.9) return 'postcode';
  return dialled >= 0.9 && distinct > 0.3 ? 'telephone' : undefined;
}

/**
 * If no heading names an id, the first column is one if its heading is unknown and each of its values is a
 * different code.
 */
function settleId(looked: readonly Looked[]): void {
  const [first, second] = looked;
  if (first === undefined || second === undefined) return;
  if (first.heading.kind !== undefined || first.kind !== undefined) return;
  if (looked.some(({ kind }) => kind === 'id')) return;
  const { count, distinct, code, date } = first.signs;
  if (count >= 3 && distinct === 1 && code === 1 && date < 0.5) first.kind = 'id';
}

/** The likely kind of a column in a file without headings. */
function byValuesAlone(signs: Signs, place: number): ColumnKind | undefined {
  if (signs.count < 3) return undefined;
  if (signs.wholeAddress >= 0.5) return 'address';
  if (signs.title >= 0.8) return 'title';
  if (signs.birth >= 0.8) return 'birth';
  if (signs.street >= 0.5) return 'address_line';
  if (signs.company >= 0.4) return 'company';
  if (signs.wholeName >= 0.6) return 'name';
  if (signs.oneWord >= 0.9 && signs.forename >= 0.6 && signs.forename >= signs.surname) return 'forename';
  if (signs.oneWord >= 0.9 && signs.surname >= 0.5) return 'surname';
  return place === 0 && signs.number === 1 && signs.distinct === 1 ? 'id' : undefined;
}

/**
 * Chooses the name columns of a record, preferring parts of names. `Name` beside `Vorname`, or `Nom` beside
 * `Prénom`, is the surname.
 */
function settleNames(looked: readonly Looked[]): void {
  const of = (kind: ColumnKind) => looked.filter((one) => one.kind === kind);
  for (const one of of('name')) {
    const { signs, column } = one;
    const isOfFirms =
      (signs.company >= 0.4 && signs.company > signs.wholeName) || shareOfOrganisations(column.values) >= 0.6;
    if (isOfFirms && of('company').length === 0) one.kind = 'company';
    else if (signs.count > 0 && signs.oneWord >= 0.9) {
      if (of('forename').length > 0 && of('surname').length === 0) one.kind = 'surname';
      else if (signs.forename >= 0.6 && of('forename').length === 0) one.kind = 'forename';
    }
  }
}

/**
 * If no heading names an address, finds the column that has one by its values. A heading that says something
 * else keeps a column out.
 */
function findAddress(looked: readonly Looked[]): void {
  if (looked.some(({ kind }) => kind === 'address' || kind === 'address_line')) return;
  const found = looked.find(
    ({ kind, heading, signs }) =>
      kind === undefined && heading.kind === undefined && signs.count >= 3 && signs.postal >= 0.7,
  );
  if (found !== undefined) found.kind = 'address';
}

/**
 * Distinguishes whole addresses from address lines, and finds a town in a column with the heading of a line.
 */
function settleAddresses(looked: readonly Looked[], hasHeader: boolean): void {
  const groups = Map.groupBy(
    looked.filter(({ kind }) => kind !== undefined && ADDRESS_KINDS.has(kind)),
    ({ heading }) => heading.group,
  );
  for (const group of groups.values()) {
    const has = (kind: ColumnKind) => group.some((one) => one.kind === kind);
    for (const one of group) {
      if (one.kind !== 'address') continue;
      const isWhole =
        one.signs.wholeAddress >= 0.4 || (!has('postcode') && !has('town') && one.signs.parted >= 0.4);
      if (one.signs.count > 0 && !isWhole) one.kind = 'address_line';
    }
    const lines = group.filter(({ kind }) => kind === 'address_line');
    const last = lines.at(-1);
    if (lines.length > 1 && last !== undefined && !has('town') && isTown(last.signs)) last.kind = 'town';
  }
  if (!hasHeader) nameNeighbours(looked);
}

/** In a file without headings, the columns between street and postcode are the rest of the address. */
function nameNeighbours(looked: readonly Looked[]): void {
  const from = looked.findIndex(({ kind }) => kind === 'address_line');
  const to = looked.findIndex(({ kind }) => kind === 'postcode');
  const between = from < 0 ? [] : looked.slice(from + 1, Math.max(from, to));
  const places = between.filter(
    (one) => one.kind !== 'address_line' && one.kind !== 'email' && one.kind !== 'telephone',
  );
  const towns = places.filter(({ signs }) => isTown(signs));
  for (const one of places) one.kind = 'address_line';
  const [town, county] = towns.slice(-2);
  if (town !== undefined) town.kind = 'town';
  if (county !== undefined) county.kind = 'county';
}

function isTown({ count, digits, letters, street, thoroughfare, distinct }: Signs): boolean {
  const isStreet = street >= 0.1 || thoroughfare >= 0.5;
  return count > 0 && digits < 0.1 && letters > 0.9 && !isStreet && distinct < 0.9;
}

/** The name of each kind, for use in sentences. */
export const SAID: Readonly<Record<ColumnKind, string>> = {
  title: 'titles',
  forename: 'first names',
  middle: 'middle names',
  surname: 'surnames',
  name: 'names',
  company: 'companies',
  address: 'addresses',
  address_line: 'lines of an address',
  town: 'towns',
  county: 'counties',
  postcode: 'postcodes',
  country: 'countries',
  email: 'email addresses',
  telephone: 'telephone numbers',
  birth: 'dates of birth',
  id: 'ids',
};
