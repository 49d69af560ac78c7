import { isMap, isSeq, parseDocument } from 'yaml';

/** A step of a workflow file that is being written. */
export interface DraftStep {
  readonly step: string;
  readonly id: string | undefined;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  /** The line where it begins, from 1. */
  readonly line: number;
}

/** The steps of a workflow file; undefined if the text is not YAML at present. */
export function readDraftSteps(text: string): DraftStep[] | undefined {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return undefined;
  const steps = document.get('steps');
  if (!isSeq(steps)) return [];
  return steps.items.flatMap((item) => {
    if (!isMap(item)) return [];
    const { step, id, columns, options } = item.toJS(document) as Record<string, unknown>;
    if (typeof step !== 'string') return [];
    return {
      step,
      id: typeof id === 'string' ? id : undefined,
      columns: mapping(columns),
      options: mapping(options),
      line: text.slice(0, item.range?.[0] ?? 0).split('\n').length,
    };
  });
}

const mapping = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Lines are never broken, so that a change in a form changes no other line. */
const STYLE = { lineWidth: 0 };

/**
 * Sets an option or a column of a step in the text of a workflow file, or removes it if the value is
 * undefined. Comments and the order of keys stay.
 *
 * @param at the position of the step, from 0
 */
export function changeStep(
  text: string,
  at: number,
  part: 'options' | 'columns',
  key: string,
  value: unknown,
): string {
  const document = parseDocument(text);
  const path = ['steps', at, part];
  if (value === undefined) {
    document.deleteIn([...path, key]);
    const left = document.getIn(path);
    if (isMap(left) && left.items.length === 0) document.deleteIn(path);
  } else if (document.hasIn(path)) {
    document.setIn([...path, key], document.createNode(value, { flow: true }));
  } else {
    document.setIn(path, document.createNode({ [key]: value }, { flow: true }));
  }
  return document.toString(STYLE);
}
