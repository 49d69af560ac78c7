import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAtFile } from '../../src/cli/profile/look.ts';
import { makeTableFile } from '../../src/formats/make-table-file.ts';
import { rowEncoder } from '../../src/formats/row-encoder.ts';
import { workflowOf } from '../../src/planning/clean-workflow.ts';
import { planCleansing } from '../../src/planning/plan.ts';
import { Block } from '../../src/records/block.ts';
import type { Workflow } from '../../src/workflow/workflow.ts';
import type { EvaluatedFile, Truth } from './evaluated-file.ts';

const ROWS = 400;

/** The needs of steps, and the contents of a column that may serve each of them. */
const SERVES: Readonly<Record<string, readonly Truth[]>> = {
  town: ['town', 'county', 'address_line'],
  county: ['county', 'town', 'address_line'],
  address_line: ['address_line', 'town', 'county', 'address'],
};

export async function fileOf(file: EvaluatedFile, folder: string): Promise<string> {
  const path = join(folder, file.name);
  const rows = Array.from({ length: file.rows ?? ROWS }, (_, row) =>
    file.columns.map(([, , value]) => value(row)),
  );
  const header = file.hasNoHeader ? [] : [file.columns.map(([heading]) => heading)];
  const all = [...(file.above ?? []), ...header, ...rows];
  await writeFile(path, file.format === 'xlsx' ? await sheetOf(all) : textOf(all, file));
  return path;
}

async function sheetOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const width = Math.max(...rows.map((row) => row.length));
  const [head = [], ...others] = rows;
  const columns = Array.from({ length: width }, (_, at) => ({ name: `c${at}`, type: 'text' as const }));
  const style = { format: 'xlsx' as const, headings: columns.map((_, at) => head[at] ?? '') };
  const parts: Buffer[] = [];
  const file = makeTableFile(
    { write: async (bytes) => void parts.push(Buffer.from(bytes as Uint8Array)) },
    style,
  );
  await file.begin(columns);
  const values = columns.map((_, at) => others.map((row) => row[at] || null));
  await file.write(rowEncoder(columns, style)(Block.of(others.length, values)));
  await file.finish();
  return Buffer.concat(parts);
}

function textOf(
  rows: readonly (readonly string[])[],
  { delimiter = ',', encoding = 'utf8' }: EvaluatedFile,
): Buffer {
  const field = (text: string) =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  const text = rows.map((row) => `${row.map(field).join(delimiter)}\r\n`).join('');
  return Buffer.from((encoding === 'utf16le' ? '\ufeff' : '') + text, encoding);
}

/** Columns that a step would cleanse as something that they are not. */
function wronglyCleansed({ steps }: Workflow, truthOf: (column: string) => Truth | undefined): string[] {
  return steps.flatMap(({ step, columns }) =>
    Object.entries(columns).flatMap(([need, column]) => {
      const wanted =
        need === 'text'
          ? undefined
          : need.replace(/_\d$/, '').replace('record_id', 'id').replace('birth_text', 'birth');
      const truth = truthOf(column);
      // The column is not in the file. An earlier step appends it.
      if (truth === undefined) return [];
      const isRight =
        wanted === undefined
          ? truth !== null
          : truth === wanted || (SERVES[wanted]?.includes(truth) ?? false);
      return isRight ? [] : [`${step}: \`${column}\` as ${need}, which is ${truth ?? 'nothing'}`];
    }),
  );
}

/** The results for some files. */
export interface Outcome {
  readonly columns: number;
  readonly right: number;
  readonly wronglyCleansed: number;
  /** For readers: a line for each file and for each mistake. */
  readonly lines: readonly string[];
}

/** Writes each file, recognises its columns as `fettle clean` does, and compares. */
export async function evaluate(files: readonly EvaluatedFile[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-columns-'));
  const lines: string[] = [];
  let [columns, right, wrong] = [0, 0, 0];
  try {
    for (const file of files) {
      const looked = await lookAtFile(await fileOf(file, folder), undefined, new Date('2026-01-01'));
      const missed: string[] = [];
      for (const [at, [heading, truth]] of file.columns.entries()) {
        const found = looked.columns[at]?.kind ?? null;
        if (found !== truth) {
          missed.push(
            `  column ${at + 1} “${heading}” is ${truth ?? 'nothing'}, found ${found ?? 'nothing'}`,
          );
        }
      }
      const names = looked.columns.map(({ column }) => column.name);
      const truthOf = (column: string) => file.columns[names.indexOf(column)]?.[1];
      const bad = wronglyCleansed(workflowOf(planCleansing(looked, {}), file.name).workflow, truthOf);
      columns += file.columns.length;
      right += file.columns.length - missed.length;
      wrong += bad.length;
      lines.push(`${file.name}: ${file.columns.length - missed.length} of ${file.columns.length}`, ...missed);
      lines.push(...bad.map((one) => `  WRONGLY CLEANSED ${one}`));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { columns, right, wronglyCleansed: wrong, lines };
}
