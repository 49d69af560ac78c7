import { ADDRESS_NEEDS, ADDRESS_NEEDS_ONE_OF } from '../../cleansing/address/typed-address.ts';

const NEEDS = ADDRESS_NEEDS.map(({ name }) => name);

/** What columns are usually called, for the needs of an address. */
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
 * Which column serves which need: as told, else by its name.
 *
 * @param told need → column
 * @throws Error where that names none, or where no address is in sight
 */
export function addressColumns(
  columns: readonly string[],
  told: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, column] of columns.entries()) {
    const need = usualNeed(column);
    if (need !== undefined && !found.has(need)) found.set(need, at);
  }
  for (const [need, column] of Object.entries(told)) {
    if (!NEEDS.includes(need)) throw new Error(`--column ${need}: an address has ${NEEDS.join(', ')}.`);
    const at = columns.indexOf(column);
    if (at < 0) throw new Error(`--column ${need}=${column}: the file has ${columns.join(', ')}.`);
    found.set(need, at);
  }
  if (!ADDRESS_NEEDS_ONE_OF.some((need) => found.has(need))) {
    throw new Error(
      `No column is called like an address: say which it is with --column address=NAME. The file has ${columns.join(', ')}.`,
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
