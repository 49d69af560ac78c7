import { readFileSync } from 'node:fs';
import { SAMPLE_REQUESTS, type SampleRequest } from './sample-requests.ts';

type Json = Record<string, unknown>;
type Content = Record<string, Json>;

/** The members of an operation of the document that matter for examples. */
export interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Json[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

/** The answer to one of {@link SAMPLE_REQUESTS}. It has no `type` if it has no body. */
export interface SampleAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body?: unknown;
}

/**
 * The answers of a service on the invented sample data to {@link SAMPLE_REQUESTS}, by operation. They are
 * written by `npm run write:examples`. A test fails if the service answers differently.
 */
const SAMPLE_ANSWERS = JSON.parse(
  readFileSync(new URL('sample-answers.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, SampleAnswer>>;

/** The operation with a request that works, and its answer. */
export function withExamples(operation: Operation): Operation {
  const request = SAMPLE_REQUESTS[operation.operationId ?? ''];
  const answer = SAMPLE_ANSWERS[operation.operationId ?? ''];
  const asked = request === undefined ? operation : withRequest(operation, request);
  return answer === undefined ? asked : withAnswer(asked, answer);
}

function withRequest(operation: Operation, { parameters, body, contentType }: SampleRequest): Operation {
  const known = operation.parameters?.map((parameter) => {
    const example = parameters?.[String(parameter['name'])];
    if (example === undefined) return parameter;
    const { examples: _, ...others } = parameter;
    return { ...others, example };
  });
  return {
    ...operation,
    ...(known !== undefined && { parameters: known }),
    ...(body !== undefined && { requestBody: bodyOf(operation, body, contentType) }),
  };
}

function bodyOf({ requestBody }: Operation, example: object | string, contentType: string | undefined) {
  // A body that is read byte for byte has no schema that would put it into the document.
  const anyBytes = { schema: { type: 'string', format: 'binary' } };
  const content = contentType === undefined ? (requestBody?.content ?? {}) : { [contentType]: anyBytes };
  const shown = Object.entries(content).map(([type, body]) => {
    const { examples: _, ...others } = body;
    return [type, { ...others, example }];
  });
  return { ...requestBody, content: Object.fromEntries(shown) as Content };
}

function withAnswer(operation: Operation, { status, type, body }: SampleAnswer): Operation {
  const response = operation.responses?.[status];
  const content = type === undefined ? undefined : response?.content?.[type];
  if (type === undefined || content === undefined) return operation;
  const { example: former, examples: _, ...others } = content;
  const shown = isFailure(former)
    ? {
        examples: {
          success: { summary: 'The call succeeded', value: body },
          failure: { summary: 'The call failed', value: former },
        },
      }
    : { example: body };
  const described = { ...response, content: { ...response?.content, [type]: { ...others, ...shown } } };
  return { ...operation, responses: { ...operation.responses, [status]: described } };
}

/**
 * Whether an example is a failed call. Web services answer failures with 200, too, but `Status.Success` is
 * false.
 */
function isFailure(example: unknown): boolean {
  return (example as { Status?: { Success?: boolean } } | undefined)?.Status?.Success === false;
}
