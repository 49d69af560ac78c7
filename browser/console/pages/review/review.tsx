import { read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { go, href, usePlace } from '../../location.ts';
import { Empty, Failure, PageHead, Waiting } from '../../parts/page.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { useSession } from '../../session.ts';
import { count, moment } from '../../words.ts';
import type { ReviewOutput } from './types.ts';

const CASES = 'GET /console/api/clients/:client/reviews/:job/:output';

/** The outputs with cases that jobs of a client have left to people. */
export function ReviewPage() {
  const { clients } = useSession();
  const chosen = usePlace().query.get('client') ?? clients[0]?.clientId;
  return (
    <>
      <PageHead
        title="Review"
        below="Pairs and addresses that a job could not decide. Later jobs follow the answers."
        action={
          chosen !== undefined && (
            <a class="button" href={`/console/api/clients/${chosen}/decisions.csv`} download>
              Download decisions
            </a>
          )
        }
      />
      {clients.length > 1 && (
        <label class="inline">
          Client
          <select
            value={chosen}
            onChange={({ currentTarget }) => go(`/review?client=${currentTarget.value}`)}
          >
            {clients.map(({ clientId, name }) => (
              <option key={clientId} value={clientId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen === undefined ? (
        <Empty title="There is no client yet">
          <p>
            Cases belong to clients. Make the first client with <code>fettle client create NAME</code>.
          </p>
        </Empty>
      ) : (
        <Outputs key={chosen} client={chosen} />
      )}
    </>
  );
}

function Outputs({ client }: { client: string }) {
  const { may } = useSession();
  const { value, error, reload } = useLoaded(`reviews ${client}`, (signal) =>
    read<ReviewOutput[]>(`/console/api/clients/${encodeURIComponent(client)}/reviews`, { signal }),
  );
  if (value === undefined) return error ? <Failure error={error} retry={reload} /> : <Waiting />;
  if (value.length === 0)
    return (
      <Empty title="Nothing to review">
        <p>
          A workflow leaves cases to people if its step <code>deduplication</code> or{' '}
          <code>address-cleansing</code> has the option <code>review: true</code> and an output names the
          step. <a href="/docs/analysts/deduplication#review-in-the-console">How to set it up</a>
        </p>
      </Empty>
    );
  return (
    <Scroll label="Outputs to review">
      <table class="wide">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">To review</th>
            <th scope="col">Workflow</th>
            <th scope="col" class="number">
              Cases
            </th>
            <th scope="col" class="number">
              Decisions so far
            </th>
            <th scope="col" class="number">
              Completed
            </th>
          </tr>
        </thead>
        <tbody>
          {value.map(({ job, workflow, output, stepName, cases, decided, completedAt }) => (
            <tr key={`${job} ${output}`}>
              <th scope="row">{job}</th>
              <td>
                {may(CASES) ? (
                  <a
                    href={href(`/review/${client}/${encodeURIComponent(job)}/${encodeURIComponent(output)}`)}
                  >
                    {output}
                  </a>
                ) : (
                  output
                )}{' '}
                <span class="soft">{stepName === 'deduplication' ? 'pairs' : 'addresses'}</span>
              </td>
              <td>{workflow}</td>
              <td class="number">{count(cases)}</td>
              <td class="number">{count(decided)}</td>
              <td class="number">{moment(completedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
