import { useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { href } from '../location.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Empty, Failure, PageHead, Waiting } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { toast } from '../parts/toasts.tsx';
import { AreaBars } from '../reference-data/area-bars.tsx';
import { FileFacts } from '../reference-data/file-facts.tsx';
import { Lists } from '../reference-data/lists.tsx';
import { orderFile } from '../reference-data/order.ts';
import type { ReferenceData, UsedFile } from '../reference-data/types.ts';
import { useSession } from '../session.ts';
import { count, moment } from '../words.ts';

/** How soon the page loads again, in milliseconds: another process may switch the file. */
const LATER = 15_000;

/** Reference data: the address file in use and those before it, and the suppression lists. */
export function ReferenceDataPage() {
  const { may } = useSession();
  const { value, error, reload } = useLoaded(
    'reference data',
    (signal, isFirst) => read<ReferenceData>('/console/api/reference-data', { signal, byItself: !isFirst }),
    () => LATER,
  );
  const action = may('POST /console/api/address-file/check') && (
    <a class="button primary" href={href('/reference-data/check')}>
      Check another file
    </a>
  );
  return (
    <>
      <PageHead title="Reference data" action={action} />
      {error && <Failure error={error} isStale={value !== undefined} retry={reload} />}
      {value === undefined ? (
        !error && <Waiting />
      ) : (
        <>
          <InUse data={value} />
          <Earlier data={value} reload={reload} />
          <Lists lists={value.lists} reload={reload} />
        </>
      )}
    </>
  );
}

function InUse({ data: { inUse, unusable, previous } }: { data: ReferenceData }) {
  return (
    <section>
      <h2>Address file in use</h2>
      {unusable !== null && (
        <p class="note bad" role="alert">
          {unusable.edition} in {unusable.folder} was chosen, but this process cannot use it
          {inUse === undefined ? '.' : `, and answers from ${inUse.edition} instead.`}
        </p>
      )}
      {inUse === undefined ? (
        <Empty title="No address file can be used">
          <p>
            Build one from a licensed delivery with <code>fettle address-file build</code>, then check it
            here.
          </p>
        </Empty>
      ) : (
        <div class="columns wide-right">
          <div class="card">
            <FileFacts file={inUse} />
            <Age days={inUse.days} mostDays={inUse.mostDays} of={`Built ${moment(inUse.builtAt)}`} />
          </div>
          <div class="card">
            <h3>Addresses by postcode area</h3>
            <AreaBars areas={inUse.areas} before={previous?.edition} />
          </div>
        </div>
      )}
    </section>
  );
}

/** An age as a bar against the days that are usual or allowed. */
function Age({ days, mostDays, of }: { days: number; mostDays: number; of: string }) {
  const isOld = days > mostDays;
  return (
    <div class={isOld ? 'age old' : 'age'}>
      <p>
        {of}:{' '}
        <strong>
          {days} {days === 1 ? 'day' : 'days'} old
        </strong>
        , {isOld ? <span class="tag bad">at most {mostDays}</span> : `at most ${mostDays}`}
      </p>
      <meter min={0} max={mostDays} value={Math.min(days, mostDays)} aria-label={`${of}: age`} />
    </div>
  );
}

function Earlier({ data, reload }: { data: ReferenceData; reload: () => void }) {
  const { may } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const { releases, previous } = data;
  if (releases.length === 0) return null;
  return (
    <section>
      <div class="head-of">
        <h2>Address files that were in use</h2>
        {previous !== undefined && may('POST /console/api/address-file/go-back') && (
          <button type="button" onClick={() => setIsAsked(true)}>
            Go back to {previous.edition}
          </button>
        )}
      </div>
      <Scroll label="Address files that were in use">
        <table class="wide">
          <thead>
            <tr>
              <th scope="col">Edition</th>
              <th scope="col" class="number">
                In use from
              </th>
              <th scope="col" class="number">
                Addresses
              </th>
              <th scope="col">Folder</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ id, edition, isInvented, addresses, usedFrom, folder }) => (
              <tr key={id}>
                <th scope="row">
                  {edition}
                  {isInvented && <span class="tag warning">invented</span>}
                </th>
                <td class="number">{moment(usedFrom)}</td>
                <td class="number">{count(addresses)}</td>
                <td class="data">{folder}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {isAsked && previous !== undefined && (
        <GoBack data={data} previous={previous} onClose={() => setIsAsked(false)} onDone={reload} />
      )}
    </section>
  );
}

function GoBack({
  data: { inUse },
  previous,
  onClose,
  onDone,
}: {
  data: ReferenceData;
  previous: UsedFile;
  onClose: () => void;
  onDone: () => void;
}) {
  const [share, setShare] = useState<number>();
  const now = inUse?.addresses ?? 0;
  const difference = previous.addresses - now;
  const goBack = async () => {
    try {
      await orderFile('go-back', { folder: previous.folder }, setShare);
    } catch (error) {
      setShare(undefined);
      throw error instanceof ApiError ? error : new ApiError(0, String(error));
    }
    toast(`All processes switch to ${previous.edition}.`);
    onClose();
    onDone();
  };
  return (
    <FormDialog
      title={`Go back to ${previous.edition}?`}
      action={`Use ${previous.edition}`}
      isDanger
      keep={inUse === undefined ? 'Back' : `Keep ${inUse.edition}`}
      onSubmit={goBack}
      onClose={onClose}
    >
      <ul class="consequences">
        <li>Every byte of it is checked first. If one has changed, nothing happens.</li>
        <li>
          Look-ups and new jobs of all clients then use {count(previous.addresses)} addresses:{' '}
          {difference === 0
            ? 'as many as now'
            : `${count(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than now`}
          .
        </li>
        <li>Jobs that run finish with the file that they began with.</li>
        <li>Nothing is deleted. Going back again returns to {inUse?.edition ?? 'the present file'}.</li>
      </ul>
      {share !== undefined && <progress max={1} value={share} aria-label="Checked part of the file" />}
    </FormDialog>
  );
}
