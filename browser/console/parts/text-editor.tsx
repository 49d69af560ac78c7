import type { Ref } from 'preact';
import { useEffect, useImperativeHandle, useRef, useState } from 'preact/hooks';
import type { ShownMistake, WorkflowEditor } from '../../workflow-editor/main.ts';
import { ApiError } from '../api.ts';
import { Failure, Waiting } from './page.tsx';

export type EditorModule = typeof import('../../workflow-editor/main.ts');

/** The editor is a script of its own, so that the first page of the console does without its 160 KB. */
const SCRIPT = '/console/static/workflow-editor.js';

export async function loadEditor(): Promise<EditorModule> {
  try {
    return (await import(SCRIPT)) as EditorModule;
  } catch {
    throw new ApiError(0, 'The editor could not be loaded. Your text is safe.');
  }
}

/** An editor for workflow files. Its text is its own; `onChange` reports every change. */
export function TextEditor({
  handle,
  label,
  text,
  schema,
  isReadOnly,
  mistakes,
  onChange,
}: {
  handle: Ref<WorkflowEditor | undefined>;
  label: string;
  /** The text at the beginning. */
  text: string;
  schema: object;
  isReadOnly: boolean;
  mistakes: readonly ShownMistake[];
  onChange: (text: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<WorkflowEditor>();
  const [error, setError] = useState<ApiError>();
  const [round, setRound] = useState(0);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    let opened: WorkflowEditor | undefined;
    let isGone = false;
    setError(undefined);
    loadEditor().then(
      ({ openEditor }) => {
        if (isGone) return;
        opened = openEditor(place.current!, {
          label,
          text,
          schema,
          isReadOnly,
          onChange: (next) => latest.current(next),
        });
        setEditor(opened);
      },
      (failure: ApiError) => setError(failure),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [round]);
  useImperativeHandle(handle, () => editor, [editor]);
  useEffect(() => editor?.showMistakes(mistakes), [editor, mistakes]);
  return (
    <>
      {error && <Failure error={error} retry={() => setRound(round + 1)} />}
      {editor === undefined && !error && <Waiting />}
      <div class={editor === undefined ? 'editor unseen' : 'editor'} ref={place} />
    </>
  );
}
