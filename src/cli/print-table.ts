import Table from 'cli-table3';

/** Prints a table of text without colours, so that it looks the same on a terminal and in a file. */
export function printTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  stream: NodeJS.WritableStream = process.stdout,
): void {
  const table = new Table({ head: [...head], style: { head: [], border: [], compact: true } });
  for (const row of rows) table.push([...row]);
  stream.write(`${table.toString()}\n`);
}
