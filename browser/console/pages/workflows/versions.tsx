import { read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { go, href, usePlace } from '../../location.ts';
import { LineDifferences } from '../../parts/line-differences.tsx';
import { Empty, Failure, Waiting } from '../../parts/page.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { useSession } from '../../session.ts';
import { moment } from '../../words.ts';
import { WorkflowHead } from './head.tsx';
import { NEEDS, ofWorkflow, workflowPage } from './paths.ts';
import type { Version, VersionText } from './types.ts';

/** The versions of a workflow, and the lines in which two of them differ. */
export function VersionsPage({ client, name }: { client: string; name: string }) {
  const { value, error, reload } = useLoaded(`${client} ${name}`, (signal) =>
    read<Version[]>(ofWorkflow(client, name, 'versions'), { signal }),
  );
  return (
    <>
      <WorkflowHead client={client} name={name} part="versions" />
      {error?.status === 404 && <Empty title={error.message} />}
      {error && error.status !== 404 && <Failure error={error} retry={reload} />}
      {value === undefined && !error && <Waiting />}
      {value !== undefined && <Versions client={client} name={name} versions={value} />}
    </>
  );
}

function Versions({
  client,
  name,
  versions,
}: {
  client: string;
  name: string;
  versions: readonly Version[];
}) {
  const { may } = useSession();
  const { query } = usePlace();
  const newest = versions[0]!.version;
  const to = Number(query.get('to')) || newest;
  const from = Number(query.get('from')) || Math.max(1, to - 1);
  const compare = (next: { from: number; to: number }) =>
    go(`${workflowPage(client, name, 'versions')}?from=${next.from}&to=${next.to}`, { replace: true });
  return (
    <>
      <section>
        <h2>Differences</h2>
        {versions.length === 1 ? (
          <p class="soft">There is one version only. Jobs keep the version that they began with.</p>
        ) : (
          <>
            <div class="choices">
              <Choose
                label="From version"
                value={from}
                versions={versions}
                onChoose={(one) => compare({ from: one, to })}
              />
              <Choose
                label="To version"
                value={to}
                versions={versions}
                onChoose={(one) => compare({ from, to: one })}
              />
            </div>
            <Differences client={client} name={name} from={from} to={to} />
          </>
        )}
      </section>
      <section>
        <h2>Versions</h2>
        <Scroll label="Versions">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Installed</th>
                <th scope="col">
                  <span class="unseen">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ version, installedAt }) => (
                <tr key={version}>
                  <th scope="row">
                    {version} {version === newest && <span class="soft">in use</span>}
                  </th>
                  <td>
                    <time dateTime={installedAt}>{moment(installedAt)}</time>
                  </td>
                  <td class="number">
                    {may(NEEDS.edit) && version !== newest && (
                      <a href={href(`${workflowPage(client, name, 'edit')}?from=${version}`)}>
                        Edit from version {version}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
    </>
  );
}

function Choose({
  label,
  value,
  versions,
  onChoose,
}: {
  label: string;
  value: number;
  versions: readonly Version[];
  onChoose: (version: number) => void;
}) {
  return (
    <label class="inline">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}

function Differences({ client, name, from, to }: { client: string; name: string; from: number; to: number }) {
  const { value, error, reload } = useLoaded(`${client} ${name} ${from} ${to}`, async (signal) => {
    const text = (version: number) =>
      read<VersionText>(ofWorkflow(client, name, 'versions', String(version)), { signal });
    return Promise.all([text(from), text(to)]);
  });
  if (error) return <Failure error={error} retry={reload} />;
  if (value === undefined) return <Waiting />;
  const [before, after] = value;
  return (
    <LineDifferences
      label={`Differences from version ${from} to version ${to}`}
      before={before.source}
      after={after.source}
    />
  );
}
