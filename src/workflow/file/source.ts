import { type Document, isAlias, isMap, isNode, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { itemAt } from '../../present.ts';
import { clip, sentence } from '../closest.ts';
import { WORKFLOW_LENGTH } from './schema.ts';

/** Keys and positions (from 0) that lead to a value in the file. */
export type Path = readonly (string | number)[];

/** A mistake in a workflow file. */
export interface Mistake {
  /** The line, counted from 1. */
  readonly line: number;
  /** The column, counted from 1 in UTF-16 code units. */
  readonly column: number;
  /** The path in the file's content, such as `steps[0].options.case`; empty for the file itself. */
  readonly path: string;
  /** A sentence that says what is wrong and how to correct it. */
  readonly message: string;
}

/** The text of a workflow file: its content, and the place of everything in it. */
export class WorkflowSource {
  readonly mistakes: Mistake[] = [];
  /** The content of the YAML; undefined if it cannot be read. */
  readonly content: unknown;
  readonly #text: string;
  /** The YAML reader's own line counter misses some lines after a syntax error. */
  readonly #lineStarts: readonly number[];
  readonly #document: Document | undefined;
  readonly #keys = new WeakMap<YAMLMap, Map<string, YAMLMap['items'][number]>>();

  constructor(text: string) {
    this.#text = text.replace(/^\uFEFF/, '');
    this.#lineStarts = [0, ...Array.from(this.#text.matchAll(/\n/g), ({ index }) => index + 1)];
    if (text.length > WORKFLOW_LENGTH) {
      this.report(
        [],
        `The file has ${text.length} characters; a workflow has at most ${WORKFLOW_LENGTH} (WORKFLOW_LENGTH).`,
      );
      return;
    }
    try {
      const document = parseDocument(this.#text, {
        prettyErrors: false,
        stringKeys: true,
        version: '1.2',
      });
      this.#document = document;
      this.#reportSyntax(document);
      if (!isReadable(document)) return;
      const content = document.toJS({ maxAliasCount: ALIASES });
      if (this.#reportUnfit(content, [])) this.content = content;
    } catch (error) {
      // The reader recurses, so thousands of levels overflow its stack. Too many aliases throw as well.
      const message = error instanceof RangeError ? 'it nests too deeply' : (error as Error).message;
      this.report([], `The file cannot be read: ${message}.`);
    }
  }

  /** Adds a mistake, at the value that the path leads to or at the key before it. */
  report(path: Path, message: string, part: 'key' | 'value' = 'value'): void {
    this.#add(this.#offset(path, part), path, message);
  }

  #reportSyntax({ errors, warnings }: Document): void {
    for (const problem of [...errors, ...warnings]) {
      const message = SYNTAX[problem.code] ?? `YAML: ${clip(problem.message, 200)}`;
      this.#add(problem.pos[0], [], sentence(message));
    }
  }

  /**
   * Reports nesting that no workflow has (an alias may even contain itself) and text that PostgreSQL cannot
   * store in JSON. Returns whether the content can be traversed at all.
   */
  #reportUnfit(value: unknown, path: Path): boolean {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      this.report(
        path,
        'This text contains a character that is not allowed (NUL or half of a surrogate pair).',
      );
    }
    if (typeof value !== 'object' || value === null) return true;
    if (path.length === DEPTH) {
      this.report([], `The file cannot be read: it is nested more than ${DEPTH} levels deep.`);
      return false;
    }
    const isList = Array.isArray(value);
    return Object.entries(value).every(([key, inner]) =>
      this.#reportUnfit(inner, [...path, isList ? Number(key) : key]),
    );
  }

  #add(offset: number, path: Path, message: string): void {
    const at = Math.min(offset, this.#text.length);
    let line = this.#lineStarts.length;
    while (line > 1 && itemAt(this.#lineStarts, line - 1) > at) line--;
    const column = at - itemAt(this.#lineStarts, line - 1) + 1;
    this.mistakes.push({ line, column, path: pathText(path), message });
  }

  #offset(path: Path, part: 'key' | 'value'): number {
    const document = this.#document;
    let node: unknown = document?.contents;
    let offset = startOf(node) ?? 0;
    for (const [at, step] of path.entries()) {
      if (isAlias(node) && document !== undefined) node = node.resolve(document);
      if (isMap(node)) {
        const pair = this.#pair(node, String(step));
        if (pair === undefined) return offset;
        const key = startOf(pair.key) ?? offset;
        if (at === path.length - 1 && part === 'key') return key;
        node = pair.value;
        offset = startOf(node) ?? key;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        offset = startOf(node) ?? offset;
      } else {
        return offset;
      }
    }
    return offset;
  }

  #pair(map: YAMLMap, key: string): YAMLMap['items'][number] | undefined {
    let pairs = this.#keys.get(map);
    if (pairs === undefined) {
      pairs = new Map(map.items.map((pair) => [keyText(pair.key), pair]));
      this.#keys.set(map, pairs);
    }
    return pairs.get(key);
  }
}

/** How often aliases may repeat anchors, counted as the YAML reader does: a guard against alias bombs. */
const ALIASES = 100;

/** The deepest nesting of a file. A correct file has seven levels, or more only inside an option. */
const DEPTH = 20;

/** Messages of the YAML reader that are meant for programmers, reworded for authors. */
const SYNTAX: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'A workflow file must have only one document. A second one starts here.',
  DUPLICATE_KEY: 'This key is repeated. Each key may appear only once.',
  BAD_ALIAS: 'A * starts an alias in YAML; put "*" in quotes to mean all other columns.',
  RESOURCE_EXHAUSTION: 'The file is nested too deeply.',
  TAB_AS_INDENT: 'Indent with spaces. YAML does not allow tabs here.',
};

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function keyText(key: unknown): string {
  return isNode(key) ? String(key.toJSON()) : String(key);
}

/** `steps[0].options.case` */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

/**
 * Whether the content can be trusted. A repeated key does no harm. After any other syntax error the content
 * is guesswork.
 */
function isReadable({ errors }: Document): boolean {
  return errors.every(({ code }) => code === 'DUPLICATE_KEY');
}
