import { expect } from 'vitest';
import { PROBLEMS } from '../../src/http/errors/problems.ts';
import type { Answer } from '../support/client.ts';

export type ProblemKind = keyof typeof PROBLEMS;

interface Problem {
  readonly detail: string;
  readonly errors?: Record<string, string[]>;
}

/**
 * Expects a problem document (RFC 9457) of this kind, complete and right in every member, that names exactly
 * these fields. Returns it.
 */
export function expectProblem(
  answer: Answer<unknown>,
  kind: ProblemKind,
  fields?: readonly string[],
): Problem {
  const { status, title } = PROBLEMS[kind];
  expect(answer.body).toMatchObject({ type: `urn:fettle:problem:${kind}`, title, status });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json\b/);
  const { Message, detail, instance, errors, ...rest } = answer.body as Problem & {
    Message?: string;
    instance: string;
  };
  // A request that is not HTTP belongs to no surface. Its answer has this member, because clients of the
  // compatibility layer read it.
  if (Message !== undefined) expect(Message).toBe(detail);
  expect(Object.keys(rest).sort()).toEqual(['status', 'title', 'type']);
  expect(detail).toMatch(/\S/);
  expect(instance).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  if (fields !== undefined) expect(Object.keys(errors ?? {}).sort()).toEqual([...fields].sort());
  for (const messages of Object.values(errors ?? {})) expect(messages.join(' ')).toMatch(/\S/);
  return { detail, ...(errors && { errors }) };
}
