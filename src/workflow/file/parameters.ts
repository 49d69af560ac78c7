import { present } from '../../present.ts';
import { sentence } from '../closest.ts';
import {
  convert,
  LIMITS,
  type Parameter,
  type ParameterValue,
  parameterValue,
  typeNouns,
  wholePattern,
} from '../parameter.ts';
import { type Report, reportAlike, type WorkflowDraft } from './draft.ts';
import { EXPONENTIAL, isExponential } from './exponential-pattern.ts';
import type { Path } from './source.ts';

type ParameterDraft = NonNullable<NonNullable<WorkflowDraft['parameters']>[string]>;

/** The parameters of a workflow. Those that could not be read are listed by name only. */
export interface Parameters {
  readonly parameters: Parameter[];
  readonly unreadable: ReadonlySet<string>;
}

export function readParameters(draft: WorkflowDraft, report: Report): Parameters {
  const entries = Object.entries(draft.parameters ?? {});
  const unreadable = new Set<string>();
  const parameters: Parameter[] = [];
  reportAlike(
    'parameter',
    ['parameters'],
    entries.map(([name]) => name),
    report,
  );
  for (const [name, entry] of entries) {
    const path = ['parameters', name];
    if (entry?.type === undefined || !limitsFit(entry, path, report)) {
      unreadable.add(name);
      continue;
    }
    const parameter = readParameter(name, entry, path, report);
    if (parameter.default !== null) {
      const result = parameterValue(parameter, parameter.default);
      if ('error' in result) report([...path, 'default'], sentence(`The default ${result.error}`));
    }
    parameters.push(parameter);
  }
  return { parameters, unreadable };
}

/** Whether the limits belong to the type and make sense. Reports those that do not. */
function limitsFit(entry: ParameterDraft, path: Path, report: Report): boolean {
  const { minimum, maximum, pattern } = entry;
  const type = present(entry.type, 'the type of a parameter');
  let fit = true;
  const mistake = (key: string, message: string) => {
    report([...path, key], message, 'key');
    fit = false;
  };
  for (const limit of ['minimum', 'maximum', 'enum', 'pattern', 'maxLength'] as const) {
    if (entry[limit] === undefined || (LIMITS[type] as readonly string[]).includes(limit)) continue;
    const permitted = LIMITS[type].join(', ');
    mistake(limit, `A parameter of type ${type} has no ${limit}; it may have ${permitted || 'no limits'}.`);
  }
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    mistake('minimum', `The minimum ${minimum} is greater than the maximum ${maximum}.`);
  }
  if (pattern !== undefined) {
    try {
      wholePattern(pattern);
      if (isExponential(pattern)) mistake('pattern', EXPONENTIAL);
    } catch {
      mistake('pattern', 'This is not a valid JavaScript regular expression (flag u).');
    }
  }
  return fit;
}

function readParameter(name: string, entry: ParameterDraft, path: Path, report: Report): Parameter {
  const type = present(entry.type, 'the type of a parameter');
  const converted = (
    value: ParameterValue | undefined,
    key: string,
    at: Path,
  ): ParameterValue | undefined => {
    if (value === undefined) return undefined;
    if (type === 'text' && typeof value !== 'string') {
      report(at, `${key} of a text parameter must be text. Put it in quotes.`);
      return undefined;
    }
    const result = convert(type, value);
    if ('value' in result) return result.value;
    report(at, `${key} must be ${typeNouns[type]}: the parameter has the type ${type}.`);
    return undefined;
  };
  const preset = converted(entry.default, 'The default', [...path, 'default']);
  if (entry.required === true && entry.default !== undefined) {
    report(
      [...path, 'required'],
      'A parameter with a default cannot be required. Leave out required or default.',
      'key',
    );
  }
  const values = entry.enum
    ?.map((value, at) => converted(value, 'Each value', [...path, 'enum', at]))
    .filter((value) => value !== undefined);
  return {
    name,
    type,
    description: entry.description ?? '',
    required: entry.required ?? entry.default === undefined,
    default: preset ?? null,
    ...(values !== undefined && { enum: values }),
    ...(entry.minimum !== undefined && { minimum: entry.minimum }),
    ...(entry.maximum !== undefined && { maximum: entry.maximum }),
    ...(entry.pattern !== undefined && { pattern: entry.pattern }),
    ...(entry.maxLength !== undefined && { maxLength: entry.maxLength }),
  };
}
