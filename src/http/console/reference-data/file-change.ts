import { resolve } from 'node:path';
import { type Manifest, readManifest } from '../../../address-file/folder/manifest.ts';
import { AddressFileUnusable } from '../../../address-file/folder/unusable.ts';
import { checkBytesOnThread, checkOnThread } from '../../../address-file/release/check-on-thread.ts';
import { changeReleases } from '../../../address-file/release/recorded.ts';
import {
  applyPrevious,
  applyRelease,
  currentRelease,
  type ReleaseLimits,
  ReleaseRefused,
  refusalOf,
} from '../../../address-file/release/release.ts';
import { Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { areaChanges, describeFile } from './describe-file.ts';

/** What is done with an address file. */
export type FileOrder =
  | ({ readonly kind: 'check' | 'use'; readonly folder: string } & ReleaseLimits)
  | { readonly kind: 'go-back'; readonly folder: string };

/** A line of the answer: how far the order is, or how it ended. */
export type FileNews =
  | { readonly done: number; readonly total: number }
  | { readonly checked: object }
  | { readonly inUse: { readonly folder: string; readonly edition: string; readonly changed: boolean } }
  | { readonly refused: string };

type Parts = Pick<Service, 'database' | 'settings'>;

/**
 * Checks an address file, takes it into use, or goes back to the previous file, as `fettle address-file` does.
 * Reports its progress, and at last how it ended.
 */
export async function changeFile(
  parts: Parts,
  order: FileOrder,
  tell: (news: FileNews) => void,
): Promise<void> {
  try {
    tell(await carryOut(parts, order, tell));
  } catch (error) {
    if (!(error instanceof AddressFileUnusable || error instanceof ReleaseRefused)) throw error;
    tell({ refused: error.message });
  }
}

async function carryOut(
  { database: { kysely }, settings }: Parts,
  order: FileOrder,
  tell: (news: FileNews) => void,
): Promise<FileNews> {
  const folder = resolve(order.folder);
  const manifest = readManifest(folder);
  const progress = sumOf(manifest, tell);
  if (order.kind === 'check') {
    await checkOnThread(folder, progress);
    const current = await currentRelease(kysely);
    const refusal = refusalOf(current, manifest, order);
    return {
      checked: {
        ...describeFile(folder, manifest),
        areas: areaChanges(manifest, current, order.fallShare),
        comparedWith: current?.invented === manifest.invented ? current.edition : null,
        isInUse: current?.folder === folder,
        refusal: refusal?.message ?? null,
      },
    };
  }
  return changeReleases(kysely, settings, async () => {
    if (order.kind === 'use') {
      const { changed } = await applyRelease(kysely, folder, order, progress, checkOnThread);
      return { inUse: { folder, edition: manifest.edition, changed } };
    }
    const { manifest: earlier } = await applyPrevious(kysely, progress, {
      check: checkBytesOnThread,
      folder,
    });
    return { inUse: { folder, edition: earlier.edition, changed: true } };
  });
}

/** Adds up the progress of the files of a folder, which are checked one after another. */
function sumOf({ files }: Manifest, tell: (news: FileNews) => void): (done: number, total: number) => void {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  return (done, all) => {
    tell({ done: before + done, total });
    if (done === all) before += all;
  };
}

/** Refuses a path that is not absolute: nobody in a browser knows the service's working directory. */
export function absoluteFolder(folder: string): string {
  if (resolve(folder) === folder.replace(/(?<=.)\/$/, '')) return resolve(folder);
  throw new Refusal('invalid-request', 'folder must be a full path, such as /srv/addresses/2026-11.', {
    errors: { folder: ['must be a full path, such as /srv/addresses/2026-11'] },
  });
}
