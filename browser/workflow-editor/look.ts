import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * Takes the colours from the console's style sheet, whose custom properties reach into the shadow root. They
 * follow the colour scheme by themselves.
 */
const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--back)', height: '100%', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--soft)',
    backgroundColor: 'var(--raised)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--raised) 70%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--text)', backgroundColor: 'var(--line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--back)',
    border: '1px solid var(--strong-line)',
    borderRadius: '6px',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '8px', maxWidth: '320px', fontFamily: 'var(--sans)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '2px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-completionIcon': { display: 'none' },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--sans)', borderLeftColor: 'var(--bad)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad)',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker-error': { content: '"✕"', color: 'var(--bad)', width: '12px', height: '20px' },
});

const colours = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), color: 'var(--accent)' },
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: [tags.string, tags.content], color: 'var(--text)' },
  { tag: [tags.lineComment, tags.comment], color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'var(--soft)' },
  { tag: [tags.keyword, tags.labelName, tags.typeName], color: 'var(--good)' },
]);

export const look: Extension = [theme, syntaxHighlighting(colours)];
