import { ApiError, ask } from '../api.ts';
import type { FileNews } from './types.ts';

/**
 * Sends an order about an address file, and reads the lines of the answer as they arrive.
 *
 * @param progress called with the share that is done, from 0 to 1
 * @returns the last line
 * @throws ApiError if the order is refused, or the connection is lost before it ends
 */
export async function orderFile(
  kind: 'check' | 'use' | 'go-back',
  body: object,
  progress: (share: number) => void,
): Promise<Exclude<FileNews, { done: number } | { refused: string }>> {
  const answer = await ask(`/console/api/address-file/${kind}`, { method: 'POST', body });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let last: FileNews | undefined;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      for (const line of lines.filter(Boolean)) {
        const news = JSON.parse(line) as FileNews;
        if ('done' in news) progress(news.total === 0 ? 0 : news.done / news.total);
        else last = news;
      }
    }
  } catch {
    last = undefined;
  }
  if (last === undefined || 'done' in last)
    throw new ApiError(
      0,
      'The connection was lost. The service finishes what it was told; load the page again to see.',
    );
  if ('refused' in last) throw new ApiError(400, last.refused);
  return last;
}
