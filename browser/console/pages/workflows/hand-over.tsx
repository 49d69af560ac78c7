import { useState } from 'preact/hooks';
import { read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { CopiedCode } from '../../parts/copied-code.tsx';
import { Empty, Failure, Waiting } from '../../parts/page.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { WorkflowHead } from './head.tsx';
import { ofWorkflow } from './paths.ts';
import type { HandOver } from './types.ts';

/** The page with everything that the developer of a client needs to call a workflow. It shows no secret. */
export function HandOverPage({ client, name }: { client: string; name: string }) {
  const { value, error, reload } = useLoaded(`${client} ${name}`, (signal) =>
    read<HandOver>(ofWorkflow(client, name, 'hand-over'), { signal }),
  );
  const head = (
    <WorkflowHead
      client={client}
      name={name}
      part="hand-over"
      below={
        value && (
          <>
            {value.description} <span class="soft">Version {value.version}.</span>
          </>
        )
      }
    />
  );
  if (value === undefined)
    return (
      <>
        {head}
        {error?.status === 404 && <Empty title={error.message} />}
        {error && error.status !== 404 && <Failure error={error} retry={reload} />}
        {!error && <Waiting />}
      </>
    );
  return (
    <>
      {head}
      <section>
        <h2>Access</h2>
        <dl class="pairs">
          <dt>Base address</dt>
          <dd class="data">{value.url}</dd>
          <dt>Client id</dt>
          <dd class="data">{value.clientId}</dd>
          <dt>Client secret</dt>
          <dd>
            Not shown here. It was shown once, when it was made. The examples read it from the environment
            variable <code>CLIENT_SECRET</code>.
          </dd>
        </dl>
      </section>
      <Examples handOver={value} />
      <section>
        <h2>What to send</h2>
        {value.inputs.map((input) => (
          <div key={input.name} class="described">
            <h3>
              Input <code>{input.name}</code>
            </h3>
            <p>
              {input.description}{' '}
              {input.kind === 'dataset' ? (
                <>
                  A dataset, named in <code>inputDatasets.{input.name}</code>.
                </>
              ) : (
                <>
                  A file in the file area, named in <code>inputFilename</code>.
                </>
              )}{' '}
              {input.columns.length === 0 && 'No column is required.'}
            </p>
            {input.columns.length > 0 && (
              <Table
                label={`Columns of the input ${input.name}`}
                heads={['Required column', 'Type', 'Description']}
                rows={input.columns.map((column) => [column.name, column.type, column.description])}
              />
            )}
          </div>
        ))}
        <h3>Parameters</h3>
        {value.parameters.length === 0 ? (
          <p class="soft">None.</p>
        ) : (
          <Table
            label="Parameters"
            heads={['Parameter', 'Type', 'Required', 'Default', 'Permitted', 'Description']}
            rows={value.parameters.map((one) => [
              one.name,
              one.type,
              one.isRequired ? 'yes' : 'no',
              one.preset,
              one.permitted,
              one.description,
            ])}
          />
        )}
      </section>
      <section>
        <h2>What comes back</h2>
        {value.outputs.map((output) => (
          <div key={output.name} class="described">
            <h3>
              Output <code>{output.name}</code>
            </h3>
            <p>
              {output.description} {output.kind === 'dataset' ? 'A dataset' : 'A file'}, named in the job’s{' '}
              <code>
                {output.kind === 'dataset' ? 'outputDatasets' : 'outputFilenames'}.{output.name}
              </code>
              . {output.carried && `Columns that you add come ${output.carried.replaceAll('`', '')}.`}
            </p>
            <Table
              label={`Columns of the output ${output.name}`}
              heads={['Column', 'Type', 'Made by', 'Description']}
              rows={output.columns.map((column) => [
                column.name,
                column.type,
                column.madeBy ?? '',
                column.description,
              ])}
            />
          </div>
        ))}
      </section>
    </>
  );
}

const EXAMPLES = [
  { key: 'shell', title: 'curl' },
  { key: 'typescript', title: 'TypeScript' },
] as const;

function Examples({ handOver }: { handOver: HandOver }) {
  const [shown, setShown] = useState<'shell' | 'typescript'>('shell');
  return (
    <section>
      <h2>Call it</h2>
      <div class="tabs">
        {EXAMPLES.map(({ key, title }) => (
          <button key={key} type="button" aria-pressed={key === shown} onClick={() => setShown(key)}>
            {title}
          </button>
        ))}
      </div>
      <p class="soft small">
        {shown === 'shell'
          ? 'Runs the workflow over one example record, in a shell with curl and sed.'
          : 'Runs the workflow over one example record, with the package @fettle/client.'}
      </p>
      <CopiedCode key={shown} label={`Example: ${shown}`} text={handOver[shown]} />
    </section>
  );
}

/** A table of texts, whose first column has names. */
function Table({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <Scroll label={label}>
      <table class="wide described-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
