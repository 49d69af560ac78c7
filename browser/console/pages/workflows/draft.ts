/** A text that was written and not installed yet. The browser keeps it until then. */
export interface Draft {
  readonly text: string;
  /** The version that it was made from; 0 for a new workflow. */
  readonly basedOn: number;
}

/** The name under which the browser keeps a draft. `name` is empty for a new workflow. */
const keyOf = (client: string, name: string): string => `fettle draft ${client}/${name}`;

export function keptDraft(client: string, name: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(client, name)) ?? 'null') as Partial<Draft> | null;
    if (typeof kept?.text !== 'string' || typeof kept.basedOn !== 'number') return undefined;
    return { text: kept.text, basedOn: kept.basedOn };
  } catch {
    return undefined;
  }
}

/** Keeps a draft. A browser that allows no storage goes on without. */
export function keepDraft(client: string, name: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(client, name));
    else localStorage.setItem(keyOf(client, name), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden. The text is still in the editor.
  }
}
