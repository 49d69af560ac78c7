import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { FieldErrors } from '../../refusal.ts';
import { GrowingBody } from '../bodies/growing-body.ts';

/**
 * Checks requests against the schemas that also make the OpenAPI document. A body must have exactly the types
 * of its schema. Query and path parameters, which always arrive as text, are converted. Unknown members are
 * mistakes in all of them.
 */
export function compileValidators(server: FastifyInstance): void {
  const body = bodyValidator();
  const text = addFormats.default(new Ajv({ ...common, allErrors: true, coerceTypes: true }));
  server.setValidatorCompiler(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined;
    return (value: unknown) => {
      // A body that has not been parsed is checked by its route.
      if (httpPart === 'body' && value instanceof GrowingBody) return true;
      // Compiled when first needed, so that the service starts sooner.
      validate ??= (httpPart === 'body' ? body : text).compile(schema as object);
      return validate(value) || { error: validate.errors ?? [] };
    };
  });
  server.setSchemaErrorFormatter((errors, part) => invalidFields(errors as ErrorObject[], part));
}

const common = { strict: false, useDefaults: true } as const;

/** The validator for request bodies. */
export function bodyValidator(): Ajv {
  return addFormats.default(new Ajv({ ...common, allErrors: false }));
}

/** The refusal of a request with these mistakes in one of its parts. */
export function invalidFields(errors: readonly ErrorObject[], part: string): InvalidFields {
  const fields = fieldErrors(errors, part);
  const first = Object.entries(fields)[0];
  return new InvalidFields(first === undefined ? 'Invalid request.' : `${first[0]} ${first[1][0]}`, fields);
}

/** The most mistakes that one refusal names. A query of 16 KiB could have thousands. */
const MOST_MISTAKES = 20;

/** The request does not match its schema. */
export class InvalidFields extends Error {
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors) {
    super(message);
    this.fields = fields;
  }
}

function fieldErrors(errors: readonly ErrorObject[], part: string): FieldErrors {
  // Without a prototype, because a request may have a member called `constructor` or `__proto__`.
  const fields: FieldErrors = Object.create(null);
  for (const error of errors.slice(0, MOST_MISTAKES)) {
    const { field, message } = describe(error, part);
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

function describe(error: ErrorObject, part: string): { field: string; message: string } {
  const params = error.params as Record<string, string | undefined>;
  const place = fieldPath(error.instancePath);
  const inside = (name = '') => [place, name].filter(Boolean).join('.') || part;
  switch (error.keyword) {
    case 'required':
      return { field: inside(params['missingProperty']), message: 'is required' };
    case 'additionalProperties':
      return { field: inside(params['additionalProperty']), message: 'is not known here' };
    case 'const':
      return { field: inside(), message: `must be ${JSON.stringify(params['allowedValue'])}` };
    default:
      return { field: inside(), message: error.message ?? 'is not valid' };
  }
}

/** `/records/17/priority` → `records[17].priority`. */
function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    );
}
