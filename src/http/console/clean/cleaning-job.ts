import type { ClientScope } from '../../../database/client-scope.ts';
import { isJobName } from '../../../jobs/name.ts';
import { Refusal } from '../../../refusal.ts';
import { installWorkflow } from '../../../workflow/store.ts';
import type { Workflow } from '../../../workflow/workflow.ts';
import { submitter } from '../../batch/jobs/submitter.ts';
import type { Service } from '../../service.ts';

/** How many names are tried for a job: `contacts`, `contacts 2`, … */
const NAMES_TRIED = 200;

/** A workflow that the service wrote for a page. */
interface WrittenWorkflow {
  readonly workflow: Workflow;
  readonly source: string;
}

/** Runs workflows over a client's files for the page Clean a file. */
export class CleaningJobs {
  readonly #catalogue: Service['catalogue'];
  readonly #submit: ReturnType<typeof submitter>;

  constructor(service: Service) {
    this.#catalogue = service.catalogue;
    this.#submit = submitter(service);
  }

  /** Installs the workflow and submits a job under the first free name: `contacts`, `contacts 2`, … */
  async submit(
    { scope, isSandbox }: { readonly scope: ClientScope; readonly isSandbox: boolean },
    name: string,
    inputFilename: string,
    { workflow, source }: WrittenWorkflow,
  ) {
    // Another tab may install its own plan at this moment, so the job names the version.
    const { version } = await installWorkflow(scope, workflow, source, this.#catalogue);
    const job = {
      workflowName: workflow.name,
      workflowVersion: version,
      inputFilename,
      inputDatasets: {},
      parameters: {},
    };
    for (let number = 1; ; number++) {
      try {
        return await this.#submit(scope, isSandbox, {
          ...job,
          name: number === 1 ? name : `${name} ${number}`,
        });
      } catch (error) {
        const isTaken = error instanceof Refusal && error.kind === 'duplicate-name';
        if (!isTaken || number >= NAMES_TRIED) throw error;
      }
    }
  }
}

/** A valid name for a job over a file: its name without its endings. */
export function jobNameFor(file: string): string {
  const stem = file
    .replace(/(?<!^)(?:\.[a-z0-9]{2,7}){1,2}$/i, '')
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 100)
    .trim();
  return isJobName(stem) ? stem : 'Clean';
}
