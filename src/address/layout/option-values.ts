/**
 * The options of a request, by name in lower case. Accepts an object of name → value, or a list of
 * `{name, value}`, because real clients send both. Anything else counts as no options.
 */
export function optionValues(given: unknown): Map<string, unknown> {
  if (!isObject(given)) return new Map();
  const entries = Array.isArray(given) ? given.filter(isObject).map(namedValue) : Object.entries(given);
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

function namedValue(entry: Readonly<Record<string, unknown>>): [string, unknown] {
  const name = entry['name'] ?? entry['Name'];
  return [typeof name === 'string' ? name : '', entry['value'] ?? entry['Value']];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads a switch: true or false, 1 or 0, or these as text, in any case. Any other value gives `otherwise`.
 */
export function readFlag(value: unknown, otherwise: boolean): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 1 || word === 'true' || word === '1') return true;
  if (word === false || word === 0 || word === 'false' || word === '0') return false;
  return otherwise;
}
