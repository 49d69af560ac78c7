// Writes the files that are made from the code: node scripts/write-docs.ts
// A test fails when one of them is no longer what this makes.
import { readFileSync, writeFileSync } from 'node:fs';
import { CATALOGUE } from '../src/cleansing/catalogue.ts';
import { describeCatalogue } from '../src/workflow/describe-step.ts';
import { workflowSchema } from '../src/workflow/file/schema.ts';
import { importRules, roomTable } from './rooms.ts';

const ARCHITECTURE = 'docs/contributors/architecture.md';

/** Path from the project's root → content. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/operators/steps.md': () => describeCatalogue(CATALOGUE),
  'docs/operators/workflow.schema.json': () => `${JSON.stringify(editorSchema(), null, 2)}\n`,
  'biome.rooms.json': () => `${JSON.stringify(importRules(), null, 2)}\n`,
  [ARCHITECTURE]: () => betweenMarks(readFileSync(fileOf(ARCHITECTURE), 'utf8'), 'rooms', roomTable()),
};

/** The page with `content` between its marks `<!-- name -->` and `<!-- end of name -->`. */
function betweenMarks(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} with an ${end} after it.`);
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`;
}

function fileOf(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}

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
    writeFileSync(fileOf(path), content());
    console.log(path);
  }
}
