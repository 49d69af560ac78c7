import type { CatalogueStep } from '../../cleansing/dataset-step.ts';
import { present } from '../../present.ts';
import { unknownName } from '../closest.ts';
import {
  acceptedTypes,
  appendedByValue,
  knownOptions,
  knownValues,
  optionMistake,
  permitted,
  plainSchema,
  withDefaults,
} from '../option.ts';
import { type Parameter, shown } from '../parameter.ts';
import { isParameterReference } from '../workflow.ts';
import type { Report } from './draft.ts';
import type { Parameters } from './parameters.ts';
import type { Path } from './source.ts';

/**
 * Checks the options of a step that take their value from a parameter. The parameter must exist, and all its
 * known values must suit the option. The option must not decide which columns the step appends, because these
 * are promised to the client.
 */
export function checkReferences(
  step: CatalogueStep,
  options: Readonly<Record<string, unknown>>,
  { parameters, unreadable }: Parameters,
  path: Path,
  report: Report,
): void {
  for (const [option, value] of Object.entries(options)) {
    if (!isParameterReference(value) || unreadable.has(value.parameter)) continue;
    const parameter = parameters.find(({ name }) => name === value.parameter);
    const mistake =
      parameter === undefined
        ? unknownName('parameter', value.parameter, [...parameters.map(({ name }) => name), ...unreadable])
        : (unfit(step, option, parameter) ??
          decidesColumns(step, option, knownOptions(options, parameters), parameter));
    if (mistake !== undefined) {
      report(parameter === undefined ? [...path, option, 'parameter'] : [...path, option], mistake);
    }
  }
}

/** Returns why the known values of a parameter do not suit an option, or undefined if they suit it. */
function unfit(step: CatalogueStep, option: string, parameter: Parameter): string | undefined {
  const schema = present(step.options.properties[option], `the option ${option}`);
  const plain = plainSchema(schema);
  const type = { text: 'string', date: 'string', integer: 'number', decimal: 'number', boolean: 'boolean' }[
    parameter.type
  ];
  const wholeOnly = plain.type === 'integer' && parameter.type === 'decimal';
  if (!acceptedTypes(plain).has(type) || wholeOnly) {
    return `${option} takes ${permitted(plain)}; the parameter ${parameter.name} has the type ${parameter.type}.`;
  }
  const wrong = knownValues(parameter).find((value) => optionMistake(schema, value) !== undefined);
  if (wrong !== undefined) {
    return `${option} ${optionMistake(schema, wrong)}; the parameter ${parameter.name} may be ${shown(wrong)}.`;
  }
  const preset = 'default' in plain || !step.options.required?.includes(option);
  if (!preset && !parameter.required && parameter.default === null) {
    return `${option} needs a value: give the parameter ${parameter.name} a default, or make it required.`;
  }
  return undefined;
}

/**
 * Returns a message if an option decides the step's columns, otherwise undefined. If a job may leave out the
 * parameter, the default of the option counts as one more value.
 */
function decidesColumns(
  step: CatalogueStep,
  option: string,
  options: Readonly<Record<string, unknown>>,
  parameter: Parameter,
): string | undefined {
  const given = parameter.required || parameter.default !== null;
  const values =
    parameter.enum === undefined
      ? undefined
      : [...knownValues(parameter), ...(given ? [] : [withDefaults(step, {})[option]])];
  const results = appendedByValue(step, option, options, values).map(({ value, columns }) => {
    const given = step.gives?.(withDefaults(step, { ...options, [option]: value })) ?? [];
    return JSON.stringify([columns, given].map((list) => list.map(({ name, type }) => [name, type])));
  });
  return new Set(results).size <= 1
    ? undefined
    : `${option} decides which columns ${step.name} appends. Give it a fixed value, or give the parameter ${parameter.name} an enum of values that all lead to the same columns.`;
}
