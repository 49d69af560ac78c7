/** A field of a fixed-width record. */
export interface Field {
  readonly name: string;
  /** The index of its first character in the record. */
  readonly at: number;
  readonly width: number;
}

export type RecordLayout<Name extends string> = Readonly<Record<Name, Field>> & {
  /** The length of the record in characters, without the line end. */
  readonly length: number;
};

/** Makes a layout from the widths of the fields, in order. */
export function recordLayout<Name extends string>(
  widths: Readonly<Record<Name, number>>,
): RecordLayout<Name> {
  const fields: Record<string, Field> = {};
  let at = 0;
  for (const [name, width] of Object.entries<number>(widths)) {
    fields[name] = { name: inWords(name), at, width };
    at += width;
  }
  return { ...fields, length: at } as RecordLayout<Name>;
}

/** Turns `localityKey` into `locality key`. */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
