import type { ClientScope } from '../database/client-scope.ts';
import { namesBeginningWith } from '../datasets/of-job.ts';
import { NAME_LENGTH } from '../records/column.ts';

/**
 * Returns the name of an output dataset: the names of the job and the output, converted to the rule for
 * dataset names. A number is appended if the client has a dataset with that name ("Contact check 3124",
 * "Contacts" → `contact_check_3124_contacts`).
 */
export async function datasetName(scope: ClientScope, job: string, output: string): Promise<string> {
  const stem = slug(`${job}_${output}`);
  const taken = await namesBeginningWith(scope, stem);
  let name = stem;
  for (let number = 2; taken.has(name); number++) name = `${stem}_${number}`;
  return name;
}

/** Leaves room for a number at the end. */
const STEM_LENGTH = NAME_LENGTH - 10;

function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return (/^[a-z]/.test(words) ? words : `job_${words}`).slice(0, STEM_LENGTH);
}
