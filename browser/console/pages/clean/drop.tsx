import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, ask, read } from '../../api.ts';
import { go } from '../../location.ts';
import { PageHead } from '../../parts/page.tsx';
import { useSession } from '../../session.ts';
import type { Client } from '../../types.ts';
import { bytes, count, duration } from '../../words.ts';
import { keepChoices } from './kept-choices.ts';
import { type UploadProgress, upload } from './upload.ts';

/** The client that owns the files which operators clean for nobody in particular. It is made when first used. */
const HOUSE = 'House';

interface Sending {
  readonly file: File;
  readonly began: number;
  readonly progress: UploadProgress;
}

/** The first view: drop a file anywhere on the page, choose one, or try the sample file. */
export function DropPage() {
  const { session, clients, may, refresh } = useSession();
  const mayMakeHouse = may('POST /console/api/house');
  const known = clients.find(({ name }) => name === HOUSE);
  const [chosen, choose] = useState(mayMakeHouse ? (known?.clientId ?? '') : (clients[0]?.clientId ?? ''));
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined as never);

  const send = async (file: File, { isSample = false } = {}) => {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    const began = performance.now();
    setError(undefined);
    setSending({ file, began, progress: { stored: 0 } });
    try {
      let client = chosen;
      if (client === '') {
        ({ clientId: client } = await read<Client>('/console/api/house', { method: 'POST' }));
        await refresh();
      }
      const path = await upload(client, file, (progress) => setSending({ file, began, progress }), signal);
      // Its people are invented, so their telephone numbers are those that are reserved for drama.
      if (isSample) keepChoices(path, { testData: true });
      go(`/clean?client=${client}&file=${encodeURIComponent(path)}`);
    } catch (failure) {
      if (signal.aborted) return;
      setSending(undefined);
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
  };
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void latest.current(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      stop.current?.abort();
    };
  }, []);

  const sample = async () => {
    const answer = await ask('/console/api/sample-file').catch((failure: ApiError) =>
      setError(failure.message),
    );
    if (answer) await send(new File([await answer.blob()], 'contacts.csv'), { isSample: true });
  };

  return (
    <>
      <PageHead title="Clean a file" />
      {error !== undefined && (
        <p class="note bad" role="alert">
          {error}
        </p>
      )}
      {sending === undefined ? (
        <div class={isOver ? 'drop over' : 'drop'}>
          <h2>Drop a file of contacts anywhere on this page</h2>
          <p>CSV, Excel, Parquet or JSON, also packed with gzip or zstd.</p>
          <div class="buttons start">
            <button type="button" class="primary" onClick={() => input.current?.click()}>
              Choose a file
            </button>
            <button type="button" onClick={() => void sample()}>
              Try it with the sample file
            </button>
          </div>
          <input
            ref={input}
            type="file"
            class="unseen"
            tabIndex={-1}
            aria-label="File to clean"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) void send(file);
            }}
          />
          <p class="soft">
            You see what would change before anything is cleaned. The file goes to this service and nowhere
            else.
          </p>
          <ForWhom chosen={chosen} choose={choose} mayMakeHouse={mayMakeHouse} isNew={known === undefined} />
        </div>
      ) : (
        <Progress
          sending={sending}
          cancel={() => {
            stop.current.abort();
            setSending(undefined);
          }}
        />
      )}
      {session.role === 'auditor' && <p class="soft">Your role cannot clean files.</p>}
    </>
  );
}

/** Chooses the client that will own the file. Shown only if there is a choice. */
function ForWhom({
  chosen,
  choose,
  mayMakeHouse,
  isNew,
}: {
  chosen: string;
  choose: (client: string) => void;
  mayMakeHouse: boolean;
  /** Whether the house has yet to be made. */
  isNew: boolean;
}) {
  const { clients } = useSession();
  if (clients.length + (mayMakeHouse && isNew ? 1 : 0) < 2) return null;
  return (
    <label class="inline">
      The file belongs to
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {mayMakeHouse && isNew && <option value="">{HOUSE}</option>}
        {clients.map(({ clientId, name }) => (
          <option key={clientId} value={clientId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Progress({ sending, cancel }: { sending: Sending; cancel: () => void }) {
  const { file, began, progress } = sending;
  const { stored, rows, waits } = progress;
  const seconds = (performance.now() - began) / 1000;
  const left = stored > 0 ? ((file.size - stored) * seconds) / stored : undefined;
  return (
    <section class="card running" aria-label="Upload">
      <h2>{file.name}</h2>
      <progress max={file.size} value={stored} aria-label={`Upload of ${file.name}`} />
      <p>
        <strong>
          {bytes(stored)} of {bytes(file.size)}
        </strong>{' '}
        <span class="soft">
          {left !== undefined && waits === undefined && `about ${duration(left * 1000)} left`}
          {rows !== undefined && rows > 0 && ` · ${count(rows)} rows so far`}
        </span>
      </p>
      {waits !== undefined && (
        <p class="note" role="status">
          {waits}
        </p>
      )}
      <div class="buttons start">
        <button type="button" onClick={cancel}>
          Stop the upload
        </button>
      </div>
    </section>
  );
}
