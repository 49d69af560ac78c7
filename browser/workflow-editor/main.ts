import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { completeWorkflow } from './completion.ts';
import { look } from './look.ts';
import type { Schema } from './schema.ts';

export type { DraftStep } from './steps.ts';
export { changeStep, readDraftSteps } from './steps.ts';

/** A mistake at a line and column, both from 1; columns in UTF-16 code units. */
export interface ShownMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface EditorOptions {
  /** What a screen reader calls the editor. */
  readonly label: string;
  readonly text: string;
  /** The JSON schema of workflow files, for completion. */
  readonly schema: object;
  readonly isReadOnly: boolean;
  onChange(text: string): void;
}

/** An editor for workflow files, in a part of a page. */
export interface WorkflowEditor {
  /** Replaces the text in one change that can be undone. The beginning and end that both texts share stay. */
  setText(text: string): void;
  showMistakes(mistakes: readonly ShownMistake[]): void;
  /** Puts the cursor at a line and column, and the focus into the editor. */
  goTo(line: number, column: number): void;
  close(): void;
}

/**
 * Opens an editor in an element. It lives in a shadow root, because there CodeMirror's styles become
 * constructable style sheets, which a strict content security policy allows. In the page itself it would
 * insert `<style>`.
 *
 * Tab indents. Escape, then Tab leaves the editor, as CodeMirror does for people without a mouse.
 */
export function openEditor(element: HTMLElement, options: EditorOptions): WorkflowEditor {
  const { label, text, schema, isReadOnly, onChange } = options;
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        autocompletion({ override: [completeWorkflow(schema as Schema)], activateOnTypingDelay: 50 }),
        EditorView.lineWrapping,
        yaml(),
        look,
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorState.tabSize.of(2),
        EditorState.readOnly.of(isReadOnly),
        EditorView.editable.of(!isReadOnly),
        EditorView.contentAttributes.of({ 'aria-label': label, ...(isReadOnly && { tabindex: '0' }) }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });

  const offset = (line: number, column: number): number => {
    const { doc } = view.state;
    if (line > doc.lines) return doc.length;
    const at = doc.line(Math.max(1, line));
    return Math.min(at.from + column - 1, at.to);
  };

  return {
    setText: (next) => {
      const change = changeBetween(view.state.doc.toString(), next);
      if (change !== undefined) view.dispatch({ changes: change });
    },
    showMistakes: (mistakes) => {
      const diagnostics = mistakes.map(({ line, column, message }): Diagnostic => {
        const from = offset(line, column);
        return { from, to: wordEnd(view.state, from), severity: 'error', message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo: (line, column) => {
      const anchor = offset(line, column);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

/** Returns the end of the word at an offset. At the end of a line this is the offset itself. */
function wordEnd({ doc }: EditorState, from: number): number {
  const { to } = doc.lineAt(from);
  const word = /^[^\s,:{}[\]]+/.exec(doc.sliceString(from, to));
  return Math.min(to, from + (word?.[0].length ?? 1));
}

/** Returns the single change that turns one text into the other, between their common beginning and end. */
function changeBetween(before: string, after: string) {
  if (before === after) return undefined;
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
