import { present } from '../../../present.ts';
import { parseWorkflow } from '../../../workflow/file/parse.ts';
import type { Workflow } from '../../../workflow/workflow.ts';

/** The workflow that writes a cleaned file in another format, and the text of its file. */
export function exportWorkflow(format: string): { workflow: Workflow; source: string } {
  const source = `name: Download-${format}
description: Writes a cleaned file in another format.
inputs:
  Records: { kind: file }
outputs:
  File: { kind: file, path: "/cleaned/{job}.${format}" }
`;
  return { workflow: present(parseWorkflow(source).workflow, 'the workflow of a download'), source };
}
