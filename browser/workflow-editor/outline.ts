/** Keys and positions (from 0) that lead to a value of the file. */
export type Path = readonly (string | number)[];

/** The place of the cursor: in a key of the mapping at `path`, or in the value at `path`. */
export interface Place {
  readonly kind: 'key' | 'value';
  readonly path: Path;
  /** The part of the key or value before the cursor. */
  readonly typed: string;
  /** Whether the mapping is written in braces. */
  readonly isFlow: boolean;
}

/** The mappings of a file: path as text → key → the text of its value. */
export type Entries = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Outline {
  readonly entries: Entries;
  readonly place: Place | undefined;
}

interface Frame {
  readonly indent: number;
  readonly key: string | number;
}

export const textOf = (path: Path): string => path.join('\u0000');

/**
 * Reads the keys of a YAML text line by line, and finds the place of the cursor. Unlike a YAML reader, it
 * continues after a mistake, because a text that is being typed is full of mistakes. It does not understand
 * mappings in braces that span several lines.
 */
export function outlineOf(text: string, cursor: number): Outline {
  const scan = new Scan();
  let start = 0;
  let place: Place | undefined;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (cursor >= start && cursor <= end) place = scan.placeAt(line.slice(0, cursor - start));
    scan.read(line);
    start = end + 1;
  }
  return { entries: scan.entries, place };
}

class Scan {
  readonly entries = new Map<string, Map<string, string>>();
  #frames: Frame[] = [];

  read(line: string): void {
    if (/^\s*(#|$)/.test(line)) return;
    this.#line(line, (path, key, value) => this.#note(path, key, value));
  }

  /** Returns the place at the end of `before`, the part of a line before the cursor. Keeps the scan as is. */
  placeAt(before: string): Place | undefined {
    if (/(^|\s)#/.test(before)) return undefined;
    const frames = this.#frames;
    this.#frames = [...frames];
    const place = this.#line(before, () => undefined);
    this.#frames = frames;
    return place;
  }

  #line(line: string, note: (path: Path, key: string, value: string) => void): Place {
    let indent = line.length - line.trimStart().length;
    let rest = line.slice(indent);
    for (let dash = /^-(\s+|$)/.exec(rest); dash !== null; dash = /^-(\s+|$)/.exec(rest)) {
      let position = 0;
      for (let top = this.#frames.at(-1); top !== undefined; top = this.#frames.at(-1)) {
        const isBefore = top.indent === indent && typeof top.key === 'number';
        if (top.indent <= indent && !isBefore) break;
        if (isBefore) position = Number(top.key) + 1;
        this.#frames.pop();
      }
      this.#frames.push({ indent, key: position });
      indent += dash[0].length;
      rest = rest.slice(dash[0].length);
    }
    const found = /^("[^"]*"|'[^']*'|[^\s{[:,][^:,]*?)\s*:(\s+|$)/.exec(rest);
    if (found === null && /^[[{]/.test(rest)) return flowPlace(rest, this.#path(indent), note);
    if (found === null) return { kind: 'key', path: this.#path(indent), typed: rest, isFlow: false };
    const key = unquoted(found[1]!);
    const value = rest.slice(found[0].length);
    const path = this.#path(indent);
    note(path, key, value);
    this.#frames.push({ indent, key });
    const inner = [...path, key];
    if (/^[[{]/.test(value)) return flowPlace(value, inner, note);
    return { kind: 'value', path: inner, typed: value, isFlow: false };
  }

  /** Drops the frames that do not contain an entry at this indentation. Returns the path of the others. */
  #path(indent: number): Path {
    while ((this.#frames.at(-1)?.indent ?? -1) >= indent) this.#frames.pop();
    return this.#frames.map(({ key }) => key);
  }

  #note(path: Path, key: string, value: string): void {
    const at = textOf(path);
    const keys = this.entries.get(at) ?? new Map<string, string>();
    keys.set(key, unquoted(value.replace(/\s+#.*$/, '').trim()));
    this.entries.set(at, keys);
  }
}

/** Reads a value in braces or brackets. Returns the place at its end. */
function flowPlace(text: string, path: Path, note: (path: Path, key: string, value: string) => void): Place {
  const open: { readonly path: Path; readonly isMap: boolean; position: number }[] = [];
  let begun = '';
  let key: string | undefined;
  const pathNow = (): Path => {
    const top = open.at(-1);
    if (top === undefined) return path;
    return [...top.path, top.isMap ? (key ?? '') : top.position];
  };
  const end = () => {
    const top = open.at(-1);
    if (top?.isMap && key !== undefined) note(top.path, key, begun.trim());
    begun = '';
    key = undefined;
  };
  for (const character of text) {
    if (character === '{' || character === '[') {
      const inner = pathNow();
      const top = open.at(-1);
      if (top?.isMap && key !== undefined) note(top.path, key, '');
      open.push({ path: inner, isMap: character === '{', position: 0 });
      begun = '';
      key = undefined;
    } else if (character === '}' || character === ']') {
      end();
      open.pop();
    } else if (character === ',') {
      end();
      const top = open.at(-1);
      if (top !== undefined) top.position++;
    } else if (character === ':' && open.at(-1)?.isMap && key === undefined) {
      key = unquoted(begun.trim());
      begun = '';
    } else {
      begun += character;
    }
  }
  const top = open.at(-1);
  const typed = begun.trimStart();
  if (top === undefined) return { kind: 'value', path, typed: text, isFlow: true };
  if (top.isMap && key === undefined) return { kind: 'key', path: top.path, typed, isFlow: true };
  return { kind: 'value', path: pathNow(), typed, isFlow: true };
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
