import { useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { useLoaded } from '../loading.ts';
import { go, href } from '../location.ts';
import { FormDialog, textOf } from '../parts/form-dialog.tsx';
import { PageHead } from '../parts/page.tsx';
import { toast } from '../parts/toasts.tsx';
import { AreaBars } from '../reference-data/area-bars.tsx';
import { FileFacts } from '../reference-data/file-facts.tsx';
import { orderFile } from '../reference-data/order.ts';
import type { CheckedFile, ReferenceData } from '../reference-data/types.ts';
import { count } from '../words.ts';

/** How much an area may lose unless the person says otherwise, in percent. */
const USUAL_FALL = 5;

interface Limits {
  readonly folder: string;
  readonly fallShare: number;
  readonly allowInvented: boolean;
}

/** Checks an address file, shows what would change, and takes it into use. */
export function CheckFilePage() {
  const { value: data } = useLoaded('reference data', (signal) =>
    read<ReferenceData>('/console/api/reference-data', { signal }),
  );
  const [checked, setChecked] = useState<{ file: CheckedFile; limits: Limits }>();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);

  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const limits = {
      folder: textOf(fields, 'folder'),
      fallShare: Number(textOf(fields, 'fall')) / 100,
      allowInvented: fields.get('invented') === 'on',
    };
    setChecked(undefined);
    setError(undefined);
    setShare(0);
    try {
      const news = await orderFile('check', limits, setShare);
      if ('checked' in news) setChecked({ file: news.checked, limits });
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
    setShare(undefined);
  };

  const file = checked?.file;
  const mayBeUsed = file !== undefined && file.refusal === null && !file.isInUse;
  return (
    <>
      <PageHead
        title="Check an address file"
        above={<a href={href('/reference-data')}>Reference data</a>}
        below="A check reads every byte and compares the file with the one in use. It changes nothing."
        action={
          mayBeUsed && (
            <button type="button" class="primary" onClick={() => setIsAsked(true)}>
              Use {file.edition}
            </button>
          )
        }
      />
      <div class="form">
        <form class="check" onSubmit={(event) => void check(event)}>
          <label>
            Folder of the file on the service’s machine
            <input
              name="folder"
              list="other-files"
              required
              maxLength={4096}
              spellcheck={false}
              autocomplete="off"
              placeholder="/srv/addresses/2026-11"
            />
          </label>
          <datalist id="other-files">
            {data?.others.map(({ folder, edition, addresses }) => (
              <option key={folder} value={folder}>
                {edition}, {count(addresses)} addresses
              </option>
            ))}
          </datalist>
          <label>
            Share of its addresses that a postcode area may lose, in percent
            <input
              name="fall"
              type="number"
              min={0}
              max={100}
              step="any"
              defaultValue={String(USUAL_FALL)}
              required
            />
          </label>
          <label class="check-box">
            <input name="invented" type="checkbox" /> Invented addresses may take the place of real ones
          </label>
          <button type="submit" class={mayBeUsed ? undefined : 'primary'} disabled={share !== undefined}>
            Check the file
          </button>
        </form>
      </div>
      {share !== undefined && (
        <p class="checking">
          <progress max={1} value={share} aria-label="Checked part of the file" />{' '}
          <span class="number">{Math.floor(100 * share)} % read</span>
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error}
          </p>
        )}
        {file !== undefined && <Checked file={file} />}
      </div>
      {isAsked && checked !== undefined && (
        <UseDialog {...checked} inUse={data?.inUse?.edition} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}

function Checked({ file }: { file: CheckedFile }) {
  return (
    <section>
      {file.isInUse ? (
        <p class="note">Sound: every byte is unchanged since it was built. It is in use already.</p>
      ) : file.refusal === null ? (
        <p class="note good">Sound: every byte is unchanged since it was built. It may be taken into use.</p>
      ) : (
        <p class="note bad">
          Sound, but it is not taken into use with these limits. {file.refusal} If that is right, raise the
          share and check again.
        </p>
      )}
      <div class="columns wide-right">
        <div class="card">
          <FileFacts file={file} />
        </div>
        <div class="card">
          <h3>Addresses by postcode area</h3>
          <AreaBars areas={file.areas} before={file.comparedWith ?? undefined} />
        </div>
      </div>
    </section>
  );
}

function UseDialog({
  file,
  limits,
  inUse,
  onClose,
}: {
  file: CheckedFile;
  limits: Limits;
  inUse: string | undefined;
  onClose: () => void;
}) {
  const [share, setShare] = useState<number>();
  const use = async () => {
    setShare(0);
    try {
      await orderFile('use', limits, setShare);
    } catch (failure) {
      setShare(undefined);
      throw failure;
    }
    toast(`All processes switch to ${file.edition}.`);
    go('/reference-data');
  };
  return (
    <FormDialog
      title={`Use ${file.edition}?`}
      action={`Use ${file.edition}`}
      keep={inUse === undefined ? 'Back' : `Keep ${inUse}`}
      onSubmit={use}
      onClose={onClose}
    >
      <ul class="consequences">
        <li>It is checked once more. If something has changed, nothing happens.</li>
        <li>
          Look-ups and new jobs of all clients then use its {count(file.addresses)} addresses, in every
          process of the service.
        </li>
        <li>Jobs that run finish with the file that they began with.</li>
        <li>Nothing is deleted. You can go back to {inUse ?? 'the present file'} at any time.</li>
      </ul>
      {share !== undefined && <progress max={1} value={share} aria-label="Checked part of the file" />}
    </FormDialog>
  );
}
