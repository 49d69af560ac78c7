import { oneLine } from '../../address/printing/one-line.ts';
import { addressOf, asTyped, type RecordAddress } from '../../cleansing/address/typed-address.ts';
import { rowEncoder } from '../../formats/row-encoder.ts';
import type { AddressMatcher } from '../../matching/address-matcher.ts';
import type { Candidate, Match } from '../../matching/match.ts';
import { itemAt } from '../../present.ts';
import { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import { anyColumns, openInput } from '../files/input.ts';
import { inputName } from '../files/input-bytes.ts';
import type { Outputs } from '../files/outputs.ts';
import { TableOutput } from '../files/table-output.ts';
import { addressColumns } from './columns.ts';

/** The confidence below which a match is doubtful, in percent. */
export const DOUBTFUL_BELOW = '95';

/** The most candidates to show for an address. */
const MOST_CANDIDATES = 5;

/** The file to review, and the file for its doubtful addresses. */
export interface ReviewOrder {
  readonly path: string;
  /** The outputs among which `output` is planned. */
  readonly outputs: Outputs;
  readonly output: string;
  /** Need → column, for columns whose names do not reveal what they contain. */
  readonly columns: Readonly<Record<string, string>>;
  /** Percent. */
  readonly below: number;
}

const COLUMNS: readonly Column[] = [
  { name: 'line', type: 'integer' },
  { name: 'written', type: 'text' },
  { name: 'match_level', type: 'text' },
  { name: 'confidence', type: 'decimal' },
  { name: 'candidate', type: 'integer' },
  { name: 'address', type: 'text' },
  { name: 'udprn', type: 'text' },
  { name: 'score', type: 'decimal' },
  { name: 'differences', type: 'text' },
];

/**
 * Writes the doubtful addresses of a file for a person to review. Each candidate has a row, the best first.
 * Blank and foreign addresses are not doubtful.
 */
export async function review(
  matcher: AddressMatcher,
  { path, outputs, output, columns, below }: ReviewOrder,
): Promise<{ read: number; doubtful: number }> {
  const { reader } = await openInput(anyColumns(path), path);
  let read = 0;
  let doubtful = 0;
  try {
    const { header } = reader.layout;
    const needs = addressColumns(inputName(path), header, columns);
    const file = new TableOutput(await outputs.open(output), undefined);
    await file.begin(
      COLUMNS,
      COLUMNS.map(({ name }) => name),
    );
    const encode = rowEncoder(COLUMNS, file.style);
    for await (const { block, lines } of reader) {
      const rows: Value[][] = [];
      for (let row = 0; row < block.recordCount; row++) {
        read++;
        const typed = addressOf((need) => textAt(block, needs.get(need), row));
        if (typed === undefined || !isDoubtful(matcher.match(asTyped(typed)), below)) continue;
        doubtful++;
        rows.push(...rowsOf(matcher, typed, itemAt(lines, row)));
      }
      const values = COLUMNS.map((_, at) => rows.map((row) => row[at] ?? null));
      await file.write(encode(Block.of(rows.length, values)));
    }
    await file.finish();
    await outputs.finish();
  } finally {
    await reader.close();
  }
  return { read, doubtful };
}

function textAt(block: Block, column: number | undefined, row: number): string {
  const value = column === undefined ? null : block.values(column)[row];
  return typeof value === 'string' ? value.trim() : '';
}

function isDoubtful({ level, confidence }: Match, below: number): boolean {
  return level !== 'Foreign' && (level !== 'Exact' || confidence < below);
}

function rowsOf(matcher: AddressMatcher, typed: RecordAddress, line: number): Value[][] {
  const { match, candidates } = matcher.explain(asTyped(typed));
  const written = [typed.organisation, ...typed.lines, typed.town, typed.county, typed.postcode];
  const start = [line, written.filter(Boolean).join(', '), match.level, oneDecimal(match.confidence)];
  if (candidates.length === 0) return [[...start, null, null, null, null, null]];
  return candidates
    .slice(0, MOST_CANDIDATES)
    .map((candidate, at) => [...start, at + 1, ...cellsOf(candidate)]);
}

function cellsOf({ address, score, elements }: Candidate): Value[] {
  const differences = elements
    .filter(({ outcome }) => outcome !== 'agrees')
    .map(({ element, typed, found, outcome }) => {
      const texts = outcome === 'missing' ? found : outcome === 'extra' ? typed : `${typed} / ${found}`;
      return `${element} ${outcome}: ${texts}`;
    });
  const { udprn } = address.point;
  return [
    oneLine(address.point),
    udprn > 0 ? String(udprn) : null,
    oneDecimal(score),
    differences.join('; ') || null,
  ];
}

function oneDecimal(figure: number): string {
  return (Math.floor(figure * 10) / 10).toString();
}
