import { Command } from 'commander';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { unknownName } from '../workflow/closest.ts';
import { describeWorkflow } from '../workflow/describe.ts';
import { describeStep } from '../workflow/describe-step.ts';
import { installWorkflow, listWorkflows, newestWorkflow } from '../workflow/store.ts';
import type { Workflow } from '../workflow/workflow.ts';
import { asClient } from './as-client.ts';
import { printTable } from './print-table.ts';
import { UsageError } from './usage-error.ts';
import { type CheckedFile, readWorkflowFile } from './workflow-file.ts';

/**
 * `fettle workflow …`: checks workflow files, installs them for clients, and shows what a client must send.
 */
export function workflowCommand(): Command {
  const workflow = new Command('workflow').description('check, show and install workflows');
  addCheck(workflow);
  addShow(workflow);
  addInstall(workflow);
  addList(workflow);
  addSteps(workflow);
  return workflow;
}

function addCheck(workflow: Command): void {
  workflow
    .command('check')
    .argument('<file...>', 'workflow files (YAML)')
    .description('check workflow files and explain every mistake, with its line and column')
    .action(async (files: string[]) => {
      for (const file of files) {
        const read = await readWorkflowFile(file, process.stdout);
        if (read !== undefined) print(`${file}: ${summary(read.workflow)}`);
      }
    });
}

function addShow(workflow: Command): void {
  workflow
    .command('show')
    .argument('<workflow>', 'a workflow file or, with --client, the name of an installed workflow')
    .description('print what a client must send and what it gets back, as Markdown')
    .option('--client <name>', 'the client that the workflow is installed for')
    .option('--source', 'print the workflow file itself, as it was installed')
    .action(async (name: string, options: { client?: string; source?: boolean }) => {
      const shown =
        options.client === undefined ? await readWorkflowFile(name) : await installed(name, options.client);
      if (shown !== undefined)
        process.stdout.write(
          options.source ? shown.source : describeWorkflow(shown.workflow, shown.catalogue),
        );
    });
}

function addInstall(workflow: Command): void {
  workflow
    .command('install')
    .argument('<file>', 'a workflow file (YAML)')
    .requiredOption('--client <name>', 'the client to install it for')
    .description('install a workflow as a new version; jobs submitted from now on use it')
    .action(async (file: string, { client }: { client: string }) => {
      const read = await readWorkflowFile(file);
      if (read === undefined) return;
      const { version, isNew } = await asClient(client, (scope) =>
        installWorkflow(scope, read.workflow, read.source, read.catalogue),
      );
      const what = `version ${version} of ${read.workflow.name} for ${client}`;
      print(isNew ? `Installed ${what}.` : `Nothing to do: ${what} is already installed.`);
    });
}

function addList(workflow: Command): void {
  workflow
    .command('list')
    .requiredOption('--client <name>', 'the client')
    .description('list the workflows of a client')
    .action(async ({ client }: { client: string }) => {
      const workflows = await asClient(client, listWorkflows);
      printTable(
        ['Name', 'Version', 'Installed', 'Description'],
        workflows.map(({ name, version, installedAt, description }) => [
          name,
          String(version),
          installedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
          description,
        ]),
      );
    });
}

function addSteps(workflow: Command): void {
  workflow
    .command('steps')
    .argument('[step]', 'a step, to show its columns, options and statistics')
    .description('list the steps that a workflow may use, or describe one of them')
    .action(async (name: string | undefined) => {
      const catalogue = await loadCatalogue();
      if (name === undefined) {
        printTable(
          ['Step', 'Purpose'],
          catalogue.map((step) => [step.name, step.description]),
        );
        return;
      }
      const step = catalogue.find((candidate) => candidate.name === name);
      const names = catalogue.map((candidate) => candidate.name);
      if (step === undefined) throw new UsageError(unknownName('step', name, names));
      process.stdout.write(describeStep(step));
    });
}

async function installed(name: string, client: string): Promise<CheckedFile> {
  const catalogue = await loadCatalogue();
  return asClient(client, async (scope) => {
    const version = await newestWorkflow(scope, name);
    if (version !== undefined) return { ...version, catalogue };
    const names = (await listWorkflows(scope)).map((workflow) => workflow.name);
    throw new Error(unknownName('workflow', name, names));
  });
}

function summary({ name, inputs, parameters, steps, outputs }: Workflow): string {
  const parts = { input: inputs, parameter: parameters, step: steps, output: outputs };
  const counts = Object.entries(parts).map(
    ([noun, { length }]) => `${length} ${noun}${length === 1 ? '' : 's'}`,
  );
  return `${name} has no mistakes (${counts.join(', ')}).`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
