import { useState } from 'preact/hooks';
import { ApiError, ofClient, read } from '../../api.ts';
import { href } from '../../location.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useSession } from '../../session.ts';
import { saveText } from './save-text.ts';
import { cleanPath } from './use-trial.ts';

/** Saves a plan as a workflow: installed for the client, or downloaded as a YAML file. */
export function SaveWorkflow({
  client,
  sourceFor,
  onClose,
}: {
  client: string;
  /** Returns the text of the workflow file under a name. */
  sourceFor: (name: string) => Promise<string>;
  onClose: () => void;
}) {
  const { may, clients } = useSession();
  const [name, setName] = useState('CleanContacts');
  const [error, setError] = useState<string>();
  const owner = clients.find(({ clientId }) => clientId === client)?.name ?? client;
  const attempt = async (save: () => Promise<void>) => {
    try {
      await save();
      onClose();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
  };
  const install = async () => {
    const source = await sourceFor(name);
    const basedOn = await newestVersion(client, name);
    await read(cleanPath(client, `workflows/${encodeURIComponent(name)}`), {
      method: 'PUT',
      body: { source, basedOn },
    });
    toast(`Installed ${name} for ${owner}.`);
  };
  return (
    <Dialog title="Save as workflow" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(install);
        }}
      >
        <p>
          A workflow cleans the next file of this kind in the same way.{' '}
          <a href={href('/workflows')}>Workflows</a> shows those that are installed.
        </p>
        <label>
          Name
          <input
            value={name}
            required
            maxLength={100}
            pattern="[A-Za-z][A-Za-z0-9_\-]*"
            title="a letter, then letters, digits, _ or -"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error}
          </p>
        )}
        <div class="buttons">
          <button type="button" onClick={onClose}>
            Back
          </button>
          <button
            type="button"
            onClick={() => void attempt(async () => saveText(`${name}.yaml`, await sourceFor(name)))}
          >
            Download the YAML
          </button>
          {may('PUT /console/api/clients/:client/workflows/:name') && (
            <button type="submit" class="primary">
              Install
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The newest version of a workflow; 0 if the client has none of this name. */
async function newestVersion(client: string, name: string): Promise<number> {
  try {
    return (await read<{ version: number }>(ofClient(client, 'Workflow', name))).version;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0;
    throw error;
  }
}
