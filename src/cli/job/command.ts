import { Command } from 'commander';
import { loadCatalogue } from '../../cleansing/load-catalogue.ts';
import { systemClock } from '../../clock.ts';
import type { ClientScope } from '../../database/client-scope.ts';
import { cancelJob } from '../../jobs/cancel.ts';
import { STATUS } from '../../jobs/status.ts';
import { findJob, JOBS_PER_PAGE, type JobView, listJobs } from '../../jobs/view.ts';
import { asClient } from '../as-client.ts';
import { count, pair, print, printJson } from '../print.ts';
import { printTable } from '../print-table.ts';
import { wholeNumber } from '../whole-number.ts';
import { follow, submit } from './run.ts';

interface RunOptions {
  readonly client: string;
  readonly workflow: string;
  readonly input: Record<string, string>;
  readonly file?: string;
  readonly param: Record<string, string>;
  readonly wait: boolean;
  readonly json?: boolean;
}

/**
 * `fettle job …`: manages a client's jobs. The jobs are run by a service or a worker on the same database,
 * not by this command.
 */
export function jobCommand(): Command {
  const job = new Command('job').description("list, show, run and cancel a client's jobs");
  addList(job);
  addShow(job);
  addRun(job);
  addCancel(job);
  return job;
}

function addList(job: Command): void {
  job
    .command('list')
    .requiredOption('--client <name>', 'the client')
    .option('--workflow <name>', 'only jobs of this workflow')
    .option(
      '--page <number>',
      `the page to show; each has ${JOBS_PER_PAGE} jobs`,
      wholeNumber('--page', 1),
      1,
    )
    .option('--json', 'print a JSON array, as the API returns it')
    .description('list jobs, newest first')
    .action(async (options: { client: string; workflow?: string; page: number; json?: boolean }) => {
      const catalogue = await loadCatalogue();
      const { jobs, total } = await asClient(options.client, (scope) =>
        listJobs(scope, options.page, { workflow: options.workflow }, systemClock.now(), catalogue),
      );
      if (options.json) return printJson(jobs);
      printTable(
        ['Name', 'Workflow', 'Status', 'Done', 'Submitted', 'Read', 'Rejected'],
        jobs.map((one) => [
          one.name,
          `${one.workflowName} ${one.workflowVersion}`,
          statusOf(one),
          `${one.percentComplete}%`,
          moment(one.submittedAt),
          count(one.statistics['records.read'] ?? 0),
          count(one.statistics['records.rejected'] ?? 0),
        ]),
      );
      if (total > jobs.length) print(`${count(total)} jobs in all. Show the others with --page.`);
    });
}

function addShow(job: Command): void {
  job
    .command('show')
    .argument('<name>', 'the job')
    .requiredOption('--client <name>', 'the client')
    .option('--json', 'print a JSON object, as the API returns it')
    .description('show the progress of a job, its datasets and its statistics')
    .action(async (name: string, { client, json }: { client: string; json?: boolean }) => {
      const catalogue = await loadCatalogue();
      const find = (scope: ClientScope) => findJob(scope, name, systemClock.now(), catalogue);
      printJob(await asClient(client, find), json);
    });
}

function addRun(job: Command): void {
  job
    .command('run')
    .argument('<name>', 'the name of the new job')
    .requiredOption('--client <name>', 'the client')
    .requiredOption('--workflow <name>', 'the workflow')
    .option(
      '--input <name=dataset>',
      'the dataset for an input of the workflow; repeat for each input',
      pair,
      {},
    )
    .option('--file <path>', 'the input file: its path in the file area of the client')
    .option('--param <name=value>', 'the value of a parameter of the workflow; may be repeated', pair, {})
    .option('--no-wait', 'submit the job and do not wait for it')
    .option('--json', 'print a JSON object, as the API returns it')
    .description('submit a job and wait until it ends; the exit code is 0 if it completes')
    .action(async (name: string, options: RunOptions) => {
      const ended = await asClient(options.client, async (scope, database) => {
        const submitted = await submit(scope, database, {
          name,
          workflowName: options.workflow,
          inputFilename: options.file,
          inputDatasets: options.input,
          parameters: options.param,
        });
        return options.wait ? follow(scope, name) : submitted;
      });
      printJob(ended, options.json);
      if (ended.status === STATUS.failed || ended.status === STATUS.cancelled) process.exitCode = 1;
    });
}

function addCancel(job: Command): void {
  job
    .command('cancel')
    .argument('<name>', 'the job')
    .requiredOption('--client <name>', 'the client')
    .description('cancel a queued or running job and remove its outputs')
    .action(async (name: string, { client }: { client: string }) => {
      await asClient(client, (scope) => cancelJob(scope, name, systemClock.now()));
      print(`Cancelled ${name}.`);
    });
}

function printJob(job: JobView, json: boolean | undefined): void {
  if (json) {
    printJson(job);
    return;
  }
  const named = (names: Readonly<Record<string, unknown>>) =>
    Object.entries(names)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  const rows: [string, string][] = [
    ['Workflow', `${job.workflowName}, version ${job.workflowVersion}`],
    ['Status', `${statusOf(job)}, ${job.percentComplete}%`],
    ['Error', job.error ?? ''],
    ['Submitted', moment(job.submittedAt)],
    ['Started', moment(job.startedAt)],
    ['Ended', moment(job.completedAt)],
    ['Expected end', moment(job.estimatedFinishTime)],
    ['Parameters', named(job.parameters)],
    ['Input', [named(job.inputDatasets), job.inputFilename].filter(Boolean).join('\n')],
    ['Output', [named(job.outputDatasets), named(job.outputFilenames)].filter(Boolean).join('\n')],
    [
      'Statistics',
      named(Object.fromEntries(Object.entries(job.statistics).map(([name, n]) => [name, count(n)]))),
    ],
  ];
  printTable(
    ['Job', job.name],
    rows.filter(([, text]) => text !== ''),
  );
}

function statusOf({ status }: JobView): string {
  return Object.entries(STATUS).find(([, number]) => number === status)?.[0] ?? String(status);
}

/** A time of the API, without its fraction of a second. */
function moment(time: string | null): string {
  return time?.replace(/\.\d+Z$/, 'Z') ?? '';
}
