import { readFile, stat } from 'node:fs/promises';
import type { Catalogue } from '../cleansing/catalogue.ts';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { parseWorkflow } from '../workflow/file/parse.ts';
import { WORKFLOW_LENGTH } from '../workflow/file/schema.ts';
import type { Workflow } from '../workflow/workflow.ts';

/** A correct workflow file, with its text. */
export interface CheckedFile {
  /** The steps that the workflow was checked with. */
  readonly catalogue: Catalogue;
  readonly workflow: Workflow;
  readonly source: string;
}

/**
 * Reads a workflow file. If it has mistakes, writes each as `FILE:LINE:COLUMN: message` to `stream`, sets the
 * exit code to 1 and returns undefined.
 *
 * @throws Error if the file does not exist, is too long or is not UTF-8
 */
export async function readWorkflowFile(
  file: string,
  stream: NodeJS.WritableStream = process.stderr,
): Promise<CheckedFile | undefined> {
  const stats = await stat(file);
  if (stats.isDirectory()) throw new Error(`\`${file}\` is a folder. Name a workflow file.`);
  const { size } = stats;
  // Each UTF-16 unit of a text takes at most three bytes in UTF-8.
  if (size > 3 * WORKFLOW_LENGTH + 3)
    throw new Error(`\`${file}\` is too long for a workflow: ${size} bytes.`);
  const bytes = await readFile(file);
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(`\`${file}\` is not a workflow file: it is not UTF-8 text.`, { cause });
  }
  const catalogue = await loadCatalogue();
  const { workflow, mistakes } = parseWorkflow(source, catalogue);
  if (workflow !== undefined) return { workflow, source, catalogue };
  stream.write(
    mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}\n`).join(''),
  );
  process.exitCode = 1;
  return undefined;
}
