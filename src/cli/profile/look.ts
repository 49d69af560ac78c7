import { peek } from '../../formats/peek.ts';
import { HEAD_BYTES, type LookedAt, lookAt } from '../../planning/look.ts';
import { anyColumns, openInput } from '../files/input.ts';
import { openBytes } from '../files/input-bytes.ts';

/** Examines the first records of a file of this machine. */
export function lookAtFile(path: string, sheet: string | undefined, now: Date): Promise<LookedAt> {
  const file = {
    async head() {
      const { head, rest } = await peek((await openBytes(path)).stream, HEAD_BYTES);
      await rest.return(undefined);
      return head;
    },
    open: async (place: LookedAt['place']) =>
      (await openInput(anyColumns(path), path, { isQuiet: true }, place)).reader,
  };
  return lookAt(file, { sheet }, now);
}
