import { ADDRESS_NEEDS, ADDRESS_NEEDS_ONE_OF } from '../../cleansing/address/typed-address.ts';
import { type Header, placeOfColumn } from '../../records/header.ts';
import { UsageError } from '../usage-error.ts';

const NEEDS = ADDRESS_NEEDS.map(({ name }) => name);

/** Usual column names, each with the element of an address that such a column contains. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:full_?)?address$/, 'address'],
  [/^(?:(?:address|addr?)_?(?:line)?_?|line_?)([1-6])$/, 'address_line_'],
  [/^(?:street|street_address)$/, 'address_line_1'],
  [/^(?:post_?town|town|city|town_or_city|town_city)$/, 'town'],
  [/^county$/, 'county'],
  [/^(?:post_?code|postal_?code|zip|pcode)$/, 'postcode'],
  [/^country$/, 'country'],
  [/^(?:company|company_name|organisation|organization|business|business_name)$/, 'company'],
];

/**
 * Finds the column of each element of an address: the one that the user named, otherwise the one with a usual
 * name.
 *
 * @param file the name of the file in messages
 * @param told element → column of the file, by name or heading
 * @throws Error if no column contains an address, or if `told` names a column that the file does not have
 * @throws UsageError if `told` names an element that an address does not have
 */
export function addressColumns(
  file: string,
  { columns: named, labels }: Header,
  told: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  const columns = named.map(({ name }) => name);
  const have = `Its columns are ${columns.map((name) => `\`${name}\``).join(', ')}.`;
  const found = new Map<string, number>();
  for (const [at, column] of columns.entries()) {
    const need = usualNeed(column);
    if (need !== undefined && !found.has(need)) found.set(need, at);
  }
  for (const [need, column] of Object.entries(told)) {
    if (!NEEDS.includes(need)) {
      throw new UsageError(
        `--map ${need}: an address has no such element. Its elements are ${NEEDS.join(', ')}.`,
      );
    }
    const at = placeOfColumn(columns, labels, column);
    if (at < 0) throw new Error(`--map ${need}=${column}: ${file} has no such column. ${have}`);
    found.set(need, at);
  }
  if (!ADDRESS_NEEDS_ONE_OF.some((need) => found.has(need))) {
    throw new Error(
      `${file} has no column with the usual name of an address column. ${have} Choose one with \`--map address=COLUMN\`.`,
    );
  }
  return found;
}

function usualNeed(column: string): string | undefined {
  for (const [name, need] of USUAL) {
    const number = name.exec(column);
    if (number !== null) return need + (number[1] ?? '');
  }
  return undefined;
}
