import { typeNumber } from '../records/column.ts';
import { EXAMPLES, exampleValue } from './describe.ts';
import type { Workflow, WorkflowInput } from './workflow.ts';

interface Address {
  readonly url: string;
  readonly clientId: string;
}

/** A shell script that runs a workflow over one example record with curl, and prints the finished job. */
export function shellExample(workflow: Workflow, { url, clientId }: Address): string {
  const { name, inputs } = workflow;
  const file = inputs.find(({ kind }) => kind === 'file');
  const datasets = inputs.filter(({ kind }) => kind === 'dataset');
  const job = {
    name: `${name} $RUN`,
    workflowName: name,
    ...(file && { inputFilename: pathOf(file) }),
    ...(datasets.length > 0 && {
      inputDatasets: Object.fromEntries(datasets.map((input) => [input.name, `${datasetOf(input)}_$RUN`])),
    }),
    ...parametersOf(workflow),
  };
  return lines(
    `URL=${quoted(url)}`,
    `CLIENT_ID=${quoted(clientId)}`,
    `: "\${CLIENT_SECRET:?is the secret that your operator gave you}"`,
    'RUN=$(date +%s)',
    '',
    'TOKEN=$(curl -sS --fail-with-body "$URL/connect/token" -d grant_type=client_credentials -d scope=BatchApi \\',
    '  -d client_id="$CLIENT_ID" --data-urlencode client_secret="$CLIENT_SECRET" \\',
    `  | sed -n 's/.*"access_token":"\\([^"]*\\)".*/\\1/p')`,
    'batch() { curl -sS --fail-with-body -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" "$@"; echo; }',
    '',
    ...datasets.flatMap((input) => [
      `# The records of ${input.name}: blocks of up to 1,000, as many as it takes.`,
      `batch "$URL/Dataset" -d ${body({ name: `${datasetOf(input)}_$RUN`, columns: numbersOf(input) })}`,
      `batch -X PATCH "$URL/Dataset/${datasetOf(input)}_$RUN/data" -d ${body({ blockNumber: 0, records: [recordOf(input)] })}`,
      `batch -X PUT "$URL/Dataset/${datasetOf(input)}_$RUN" -d '{"completed": true}'`,
      '',
    ]),
    ...(file === undefined
      ? []
      : [
          `# The file of ${file.name}.`,
          `printf '%s\\n' ${csvOf(file).map(quoted).join(' ')} \\`,
          `  | curl -sS --fail-with-body -H "Authorization: Bearer $TOKEN" -T - -H "Content-Type: text/csv" "$URL/File${pathOf(file)}"; echo`,
          '',
        ]),
    '# The job. Status 2 is completed, 3 failed, 4 cancelled.',
    `batch "$URL/Job" -d ${body(job)}`,
    `until batch "$URL/Job/${encodeURIComponent(`${name} `)}$RUN" | grep -q '"status":[234]'; do sleep 1; done`,
    `batch "$URL/Job/${encodeURIComponent(`${name} `)}$RUN"`,
  );
}

/** A program that runs a workflow over one example record with @fettle/client. */
export function typescriptExample(workflow: Workflow, { url, clientId }: Address): string {
  const { name, inputs, outputs } = workflow;
  const file = inputs.find(({ kind }) => kind === 'file');
  const [main, ...datasets] = inputs.filter(({ kind }) => kind === 'dataset');
  const others = file === undefined || main === undefined ? datasets : [main, ...datasets];
  const uploads = others.map(
    (input) =>
      `const ${variableOf(input)} = await fettle.upload([${json(recordOf(input))}], { columns: ${json(typesOf(input))} });`,
  );
  const named = others.map((input) => `${json(input.name)}: ${variableOf(input)}.name`).join(', ');
  const begin = [
    "import { env } from 'node:process';",
    "import { Fettle } from '@fettle/client';",
    '',
    'const fettle = new Fettle({',
    `  url: ${json(url)},`,
    `  clientId: ${json(clientId)},`,
    "  clientSecret: env['CLIENT_SECRET'] ?? '',",
    '});',
    ...uploads,
  ];
  const { parameters } = parametersOf(workflow);
  if (file !== undefined || main === undefined) {
    return lines(
      ...begin,
      ...(file === undefined
        ? []
        : [
            `await fettle.files.upload(${json(pathOf(file))}, ${json(
              csvOf(file)
                .map((line) => `${line}\n`)
                .join(''),
            )});`,
          ]),
      'const job = await fettle.startJob({',
      `  name: \`${name} \${Date.now()}\`,`,
      `  workflowName: ${json(name)},`,
      ...(file === undefined ? [] : [`  inputFilename: ${json(pathOf(file))},`]),
      ...(named === '' ? [] : [`  inputDatasets: { ${named} },`]),
      ...(parameters === undefined ? [] : [`  parameters: ${json(parameters)},`]),
      '});',
      'const { statistics, outputDatasets, outputFilenames } = await job.completed();',
      'console.log(statistics, outputDatasets, outputFilenames);',
    );
  }
  const options = [
    ...(inputs.length > 1 ? [`  input: ${json(main.name)},`] : []),
    ...(named === '' ? [] : [`  datasets: { ${named} },`]),
    ...(parameters === undefined ? [] : [`  parameters: ${json(parameters)},`]),
  ];
  const result = outputs.some(({ kind }) => kind === 'dataset')
    ? 'for await (const record of cleaned) console.log(record);'
    : 'console.log(cleaned.job.outputFilenames);';
  return lines(
    ...begin,
    `const rows = [${json(recordOf(main))}];`,
    ...(options.length === 0
      ? [`const cleaned = await fettle.clean(${json(name)}, rows);`]
      : [`const cleaned = await fettle.clean(${json(name)}, rows, {`, ...options, '});']),
    result,
  );
}

/** An example record. An input without required columns takes any column. */
function recordOf(input: WorkflowInput): Record<string, unknown> {
  return Object.fromEntries(columnsOf(input).map(({ name, type }) => [name, EXAMPLES[type]]));
}

function columnsOf({ columns }: WorkflowInput) {
  return columns.length > 0 ? columns : [{ name: 'anything', type: 'text' as const }];
}

function numbersOf(input: WorkflowInput) {
  return Object.fromEntries(columnsOf(input).map(({ name, type }) => [name, typeNumber(type)]));
}

function typesOf(input: WorkflowInput) {
  return Object.fromEntries(columnsOf(input).map(({ name, type }) => [name, type]));
}

/** The values of required parameters, and of those with a default. */
function parametersOf({ parameters }: Workflow): { parameters?: Record<string, unknown> } {
  const given = parameters
    .filter((parameter) => parameter.required || parameter.default !== null)
    .map((parameter) => [parameter.name, exampleValue(parameter)]);
  return given.length === 0 ? {} : { parameters: Object.fromEntries(given) };
}

/** The header and one row. */
function csvOf(input: WorkflowInput): string[] {
  return [Object.keys(recordOf(input)).join(','), Object.values(recordOf(input)).join(',')];
}

const pathOf = ({ name }: WorkflowInput): string => `/in/${name.toLowerCase()}.csv`;

const datasetOf = ({ name }: WorkflowInput): string => name.toLowerCase().replaceAll('-', '_');

/** A name for a variable. Names of inputs begin with a letter. */
const variableOf = (input: WorkflowInput): string => `${datasetOf(input)}Rows`;

const json = (value: unknown): string => JSON.stringify(value);

/** A shell word. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** JSON as a shell word in which $RUN is replaced. */
const body = (value: unknown): string => quoted(json(value)).replaceAll('$RUN', `'"$RUN"'`);

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;
