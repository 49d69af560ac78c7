import { useEffect, useRef, useState } from 'preact/hooks';
import type { WorkflowEditor } from '../../../workflow-editor/main.ts';
import { ApiError, read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { go, usePlace } from '../../location.ts';
import { Empty, Failure, PageHead, Waiting } from '../../parts/page.tsx';
import { TextEditor } from '../../parts/text-editor.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useSession } from '../../session.ts';
import { several } from '../../words.ts';
import { useCheck } from './check.ts';
import { Conflict } from './conflict.tsx';
import { type Draft, keepDraft, keptDraft } from './draft.ts';
import { WorkflowHead } from './head.tsx';
import { NEEDS, ofWorkflow, workflowPage } from './paths.ts';
import { StepForms } from './step-forms.tsx';
import { Trial } from './trial.tsx';
import type { Mistake, Version, VersionText } from './types.ts';

/** The example that a new workflow begins with. */
const EXAMPLE = `name: ContactTidy
description: Tidies the names of contacts.

inputs:
  Contacts:
    columns:
      name: { type: text, description: The full name of the person. }

steps:
  - step: tidy
    columns: { text: name }

outputs:
  Contacts: {}
`;

interface Opened {
  readonly schema: object;
  /** The newest version; undefined for a new workflow. */
  readonly newest: VersionText | undefined;
  /** The text to begin with. */
  readonly draft: Draft;
  /** Why the text is not the newest version. */
  readonly because: 'kept' | 'older' | undefined;
}

const newestOf = async (client: string, name: string, signal?: AbortSignal): Promise<VersionText> => {
  const asked = signal === undefined ? {} : { signal };
  const [newest] = await read<Version[]>(ofWorkflow(client, name, 'versions'), asked);
  return read<VersionText>(ofWorkflow(client, name, 'versions', String(newest!.version)), asked);
};

async function open(client: string, name: string, from: string | null, signal: AbortSignal): Promise<Opened> {
  const [schema, newest] = await Promise.all([
    read<object>('/console/api/workflow-schema', { signal }).catch((error: unknown) => {
      // Users who may only read need no completion.
      if (error instanceof ApiError && error.status === 403) return {};
      throw error;
    }),
    name === '' ? undefined : newestOf(client, name, signal),
  ]);
  const basedOn = newest?.version ?? 0;
  const kept = keptDraft(client, name);
  if (from !== null && newest !== undefined) {
    const { source } = await read<VersionText>(ofWorkflow(client, name, 'versions', from), { signal });
    return { schema, newest, draft: { text: source, basedOn }, because: 'older' };
  }
  if (kept !== undefined && kept.text !== newest?.source)
    return { schema, newest, draft: kept, because: 'kept' };
  return { schema, newest, draft: { text: newest?.source ?? EXAMPLE, basedOn }, because: undefined };
}

/** Edits a workflow, or a new one if `name` is empty, and installs it as a new version. */
export function EditWorkflowPage({ client, name }: { client: string; name: string }) {
  const from = usePlace().query.get('from');
  const [round, setRound] = useState(0);
  const { value, error, reload } = useLoaded(`${client} ${name} ${from} ${round}`, (signal) =>
    open(client, name, from, signal),
  );
  if (value !== undefined)
    return (
      <Editing
        key={round}
        client={client}
        name={name}
        opened={value}
        startOver={() => {
          keepDraft(client, name, undefined);
          setRound(round + 1);
        }}
      />
    );
  return (
    <>
      {name === '' ? (
        <PageHead title="New workflow" />
      ) : (
        <WorkflowHead client={client} name={name} part="edit" />
      )}
      {error?.status === 404 && <Empty title={error.message} />}
      {error && error.status !== 404 && <Failure error={error} retry={reload} />}
      {!error && <Waiting />}
    </>
  );
}

function Editing({
  client,
  name,
  opened,
  startOver,
}: {
  client: string;
  name: string;
  opened: Opened;
  startOver: () => void;
}) {
  const { may } = useSession();
  const isReadOnly = !may(NEEDS.edit);
  const [text, setText] = useState(opened.draft.text);
  const [basedOn, setBasedOn] = useState(opened.draft.basedOn);
  const [newest, setNewest] = useState(opened.newest);
  const [because, setBecause] = useState(opened.because);
  const [error, setError] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const editor = useRef<WorkflowEditor | undefined>(undefined);
  const isByForm = useRef(false);
  const [typedRound, setTypedRound] = useState(0);
  const checked = useCheck(isReadOnly ? undefined : text);
  const hasChanged = text !== newest?.source;
  const isCurrent = checked?.text === text;
  const mistakes = checked?.mistakes ?? NONE;
  const isBehind = newest !== undefined && newest.version !== basedOn;

  useEffect(() => {
    if (isReadOnly) return;
    keepDraft(client, name, hasChanged && text !== EXAMPLE ? { text, basedOn } : undefined);
  }, [text, basedOn, hasChanged]);

  const install = async () => {
    if (checked?.name === undefined) return;
    const target = checked.name;
    setIsBusy(true);
    setError(undefined);
    try {
      const installed = await read<{ version: number }>(ofWorkflow(client, target), {
        method: 'PUT',
        // A text with another name makes another workflow.
        body: { source: text, basedOn: target === name ? basedOn : 0 },
      });
      toast(`Installed ${target}, version ${installed.version}. Jobs from now on use it.`);
      keepDraft(client, name, undefined);
      setBasedOn(installed.version);
      setNewest({ version: installed.version, source: text, installedAt: new Date().toISOString() });
      setBecause(undefined);
      if (target !== name) go(workflowPage(client, target, 'edit'));
    } catch (failure) {
      const known = failure instanceof ApiError ? failure : new ApiError(0, String(failure));
      const now = await newestOf(client, target).catch(() => undefined);
      if (now !== undefined && target === name) setNewest(now);
      if (now === undefined || target !== name || now.version === basedOn) setError(known);
      else setIsAsked(true);
    } finally {
      setIsBusy(false);
    }
  };

  const take = (source: string) => {
    editor.current?.setText(source);
    setText(source);
  };
  const takeFromForm = (source: string) => {
    isByForm.current = true;
    take(source);
    isByForm.current = false;
  };
  const typed = (source: string) => {
    setText(source);
    if (!isByForm.current) setTypedRound((last) => last + 1);
  };

  const next = (newest?.version ?? 0) + 1;
  const action = !isReadOnly && (
    <button
      type="button"
      class="primary"
      disabled={isBusy || !hasChanged || !isCurrent || mistakes.length > 0}
      onClick={() => (isBehind ? setIsAsked(true) : void install())}
    >
      {checked?.name !== undefined && checked.name !== name && name !== ''
        ? `Install as ${checked.name}`
        : `Install version ${next}`}
    </button>
  );
  return (
    <>
      {name === '' ? (
        <PageHead title="New workflow" action={action} />
      ) : (
        <WorkflowHead
          client={client}
          name={name}
          part="edit"
          below={
            <span class="soft">
              {newest !== undefined && `Version ${newest.version} is in use.`}
              {hasChanged && !isReadOnly && ' Your changes are kept in this browser until you install them.'}
            </span>
          }
          action={action}
        />
      )}
      {error && (
        <p class="note bad" role="alert">
          {error.message}
        </p>
      )}
      {because !== undefined && (
        <div class="note" role="status">
          <p>
            {because === 'kept'
              ? 'This is the text that you left without installing it.'
              : `This is an older version. Installing it makes version ${next}.`}
          </p>
          {because === 'kept' && (
            <button type="button" onClick={startOver}>
              {newest === undefined ? 'Begin again' : `Discard it and open version ${newest.version}`}
            </button>
          )}
        </div>
      )}
      {(isAsked || isBehind) && newest !== undefined && (
        <Conflict
          newest={newest}
          basedOn={basedOn}
          text={text}
          onKeep={() => {
            setBasedOn(newest.version);
            setIsAsked(false);
          }}
          onTake={() => {
            take(newest.source);
            setBasedOn(newest.version);
            setIsAsked(false);
          }}
        />
      )}
      <div class={isReadOnly ? 'editing alone' : 'editing'}>
        <TextEditor
          handle={editor}
          label={name === '' ? 'Workflow file' : `Workflow file of ${name}`}
          text={text}
          schema={opened.schema}
          isReadOnly={isReadOnly}
          mistakes={mistakes}
          onChange={typed}
        />
        {!isReadOnly && (
          <aside>
            <Mistakes
              mistakes={mistakes}
              isCurrent={isCurrent}
              onGo={({ line, column }) => editor.current?.goTo(line, column)}
            />
            <StepForms
              text={text}
              round={typedRound}
              onChange={takeFromForm}
              onGo={(line) => editor.current?.goTo(line, 1)}
            />
          </aside>
        )}
      </div>
      {!isReadOnly && <Trial client={client} checked={checked} />}
    </>
  );
}

const NONE: readonly Mistake[] = [];

function Mistakes({
  mistakes,
  isCurrent,
  onGo,
}: {
  mistakes: readonly Mistake[];
  isCurrent: boolean;
  onGo: (mistake: Mistake) => void;
}) {
  return (
    <section class="mistakes">
      <h2>
        <span role="status">
          {mistakes.length > 0 ? several(mistakes.length, 'mistake') : isCurrent ? 'No mistakes' : 'Checking'}
        </span>
      </h2>
      <ol>
        {mistakes.map((mistake) => (
          <li key={`${mistake.line} ${mistake.column} ${mistake.message}`}>
            <button type="button" class="plain" onClick={() => onGo(mistake)}>
              Line {mistake.line}, column {mistake.column}
            </button>
            <p>{mistake.message}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
