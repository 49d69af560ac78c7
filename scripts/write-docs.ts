// Writes the files that are generated from the code: node scripts/write-docs.ts
//
// A test fails if one of them differs from what this script writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { CATALOGUE } from '../src/cleansing/catalogue.ts';
import { describeCatalogue } from '../src/workflow/describe-step.ts';
import { workflowSchema } from '../src/workflow/file/schema.ts';
import { importRules, roomTable } from './rooms.ts';

const ARCHITECTURE = 'docs/contributors/architecture.md';

/** The content of each generated file, by its path from the project's root. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/operators/steps.md': () => describeCatalogue(CATALOGUE),
  'docs/operators/workflow.schema.json': () => `${JSON.stringify(editorSchema(), null, 2)}\n`,
  'biome.rooms.json': () => `${JSON.stringify(importRules(), null, 2)}\n`,
  [ARCHITECTURE]: () => betweenMarks(readFileSync(fileOf(ARCHITECTURE), 'utf8'), 'rooms', roomTable()),
};

/** Returns the page with `content` between its marks `<!-- name -->` and `<!-- end of name -->`. */
function betweenMarks(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} followed by ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${content}\n\n${page.slice(to)}`;
}

function fileOf(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}

/** The schema that `fettle workflow check` uses, with the properties that editors look for. */
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
