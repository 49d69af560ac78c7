// Writes the pages of docs/ that are made from the code: node scripts/write-docs.ts
// A test fails when one of them is no longer what this makes.
import { writeFileSync } from 'node:fs';
import { CATALOGUE } from '../src/cleansing/catalogue.ts';
import { describeCatalogue } from '../src/workflow/describe-step.ts';
import { workflowSchema } from '../src/workflow/file/schema.ts';

/** Path from the project's root → content. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/operators/steps.md': () => describeCatalogue(CATALOGUE),
  'docs/operators/workflow.schema.json': () => `${JSON.stringify(editorSchema(), null, 2)}\n`,
};

/** The schema that `fettle workflow check` uses, with the heading that editors look for. */
function editorSchema(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Fettle workflow',
    ...workflowSchema(CATALOGUE),
  };
}

if (import.meta.main) {
  for (const [path, content] of Object.entries(GENERATED)) {
    writeFileSync(new URL(`../${path}`, import.meta.url), content());
    console.log(path);
  }
}
