import type { RefusedError } from './errors.ts';

/**
 * @internal Returns the answer to a request that changes something. If the first answer was lost, the request
 * is repeated, and the service refuses the repeated request. If the resource is then as the request would
 * have left it, the first request was carried out, and the resource is the answer.
 *
 *     unlessDone(start(job), DuplicateNameError, () => read(job.name), { workflowName: 'Check' })
 *
 * @param refusal the error that the second request gets
 * @param read reads the resource
 * @param expected members that the resource has if the first request was carried out
 * @throws the refusal, if the first request was refused or the resource is not as expected
 */
export async function unlessDone<Resource extends object>(
  answer: Promise<Resource>,
  refusal: typeof RefusedError,
  read: () => Promise<Resource>,
  expected: { readonly [Member in keyof Resource]?: unknown },
): Promise<Resource> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof refusal && error.repeated)) throw error;
    const resource = await read();
    const asked = Object.keys(expected) as (keyof Resource)[];
    if (!asked.every((member) => isSame(resource[member], expected[member]))) throw error;
    return resource;
  }
}

/** Whether two values of JSON are the same. The order of an object's members does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(
      ([name, value]) =>
        Object.hasOwn(other, name) && isSame(value, (other as Record<string, unknown>)[name]),
    )
  );
}
