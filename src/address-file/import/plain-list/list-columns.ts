import { itemAt } from '../../../present.ts';
import { type ColumnNames, headerColumns, plainColumn } from '../header-columns.ts';

/** The columns of a list of addresses. −1 for each column that the list lacks. */
export interface ListColumns {
  /** The columns that hold the address itself, starting with the smallest element. */
  readonly lines: readonly number[];
  readonly id: number;
  readonly udprn: number;
  readonly uprn: number;
  readonly easting: number;
  readonly northing: number;
  readonly organisation: number;
  /** Who pays the rates or has the account: a firm or a person. */
  readonly account: number;
  readonly locality: number;
  readonly town: number;
  readonly county: number;
  readonly postcode: number;
}

/** The usual names of these columns, in small letters without spaces. */
const NAMES: ColumnNames<Exclude<keyof ListColumns, 'lines'>> = {
  id: /^(?:id|urn|ref|reference|addressid|key)$/,
  udprn: /^(?:rm)?udprn$/,
  uprn: /^uprn$/,
  easting: /^(?:easting|eastings|x|xcoordinate)$/,
  northing: /^(?:northing|northings|y|ycoordinate)$/,
  organisation:
    /^(?:(?:organi[sz]ation|company|business|premises?|establishment|school|trading|practice)?name|organi[sz]ation|company|business)$/,
  account: /^(?:account|ratepayer|occupier)s?(?:holder)?(?:name)?$/,
  locality: /^(?:dependent)?locality$|^(?:village|suburb)$/,
  town: /^(?:post)?town(?:name)?$|^(?:city|townorcity|towncity|cityortown)$/,
  county: /^(?:postal)?county(?:name)?$/,
  postcode: /^(?:post|postal|zip)code$|^(?:pcode|pcds?|zip)$/,
};

const LINE =
  /^(?:(?:full|postal|site|property|business|company|registered|office|street|school|mailing)?(?:address|addr|add))(?:line)?(?:\d{1,2}|one|two|three|four|five|six)?$|^line\d$|^(?:text|street|streetname|road|roadname|thoroughfare|dependentthoroughfare|flat|unit|subbuilding|subbuildingname|building|buildingname|buildingnumber|house|housename|housenumber|housenameornumber|propertyname|propertynumber|saon|paon)$/;

/**
 * Finds the columns of a list by its header. Returns undefined if the file is not a list of addresses,
 * because it lacks a postcode or an address.
 *
 * @param isNumbers whether a column has only long numbers. A column named `address` with only numbers is a
 * UPRN.
 */
export function listColumns(
  header: readonly string[],
  isNumbers: (column: number) => boolean,
): ListColumns | undefined {
  const named = headerColumns(header, NAMES);
  const all = [...header.keys()].filter((at) => LINE.test(plainColumn(itemAt(header, at))));
  const reference = all.find((at) => /address/i.test(itemAt(header, at)) && isNumbers(at)) ?? -1;
  const lines = all.filter((at) => at !== reference);
  if (named.postcode < 0 || lines.length === 0) return undefined;
  return { ...named, lines, uprn: named.uprn < 0 ? reference : named.uprn };
}
