import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readManifest } from '../../../address-file/folder/manifest.ts';
import { AddressFileUnusable } from '../../../address-file/folder/unusable.ts';
import { listReleases, type Release, storeOf } from '../../../address-file/release/release.ts';
import { ADDRESS_FILE_DAYS, daysOfList } from '../../../reference-age.ts';
import { LIST_MEANINGS } from '../../../suppression/list-kind.ts';
import { listVersions } from '../../../suppression/release/versions.ts';
import type { Service } from '../../service.ts';
import { areaChanges, describeFile } from './describe-file.ts';

/** The most earlier address files that are listed. */
const RELEASES = 20;

/** The most folders beside the address file in use that are looked into for other address files. */
const LOOKED_INTO = 100;

/** Reads the page Reference data: the address file in use, earlier and other ones, and the suppression lists. */
export async function readReferenceData(service: Service) {
  const { database, clock, addressFile } = service;
  const now = clock.now();
  const releases = await listReleases(database.kysely, RELEASES);
  const file = addressFile.ifAny;
  const [current, previous] = releases;
  const isChosen = file !== undefined && current?.sha256 === storeOf(file.manifest);
  const shown = isChosen ? previous : undefined;
  return {
    inUse: file && {
      ...describeFile(file.folder, file.manifest),
      days: daysSince(file.manifest.builtAt, now),
      mostDays: ADDRESS_FILE_DAYS,
      areas: areaChanges(file.manifest, shown),
    },
    /** The file that was chosen last, if this process cannot use it and answers from another one. */
    unusable:
      current !== undefined && !isChosen ? { folder: current.folder, edition: current.edition } : null,
    previous: previous && {
      folder: previous.folder,
      edition: previous.edition,
      isInvented: previous.invented,
      addresses: addressesOf(previous),
      usedFrom: previous.usedFrom,
    },
    releases: releases.map((release) => ({
      id: release.id,
      folder: release.folder,
      edition: release.edition,
      isInvented: release.invented,
      addresses: addressesOf(release),
      usedFrom: release.usedFrom,
    })),
    others: await filesBeside(
      file?.folder,
      releases.map(({ folder }) => folder),
    ),
    lists: (await listVersions(database.kysely, now)).map((list) => ({
      name: `${list.list}/${list.version}`,
      list: list.list,
      meaning: LIST_MEANINGS[list.kind],
      state: list.state,
      rows: list.rows,
      badRows: list.badRows,
      effective: list.effective,
      loadedAt: list.loadedAt,
      licence: list.licence,
      isInvented: list.invented,
      days: daysSince(list.loadedAt, now),
      mostDays: daysOfList(list.kind),
    })),
  };
}

function daysSince(moment: string | Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 86_400_000));
}

function addressesOf({ areas }: Pick<Release, 'areas'>): number {
  return Object.values(areas).reduce((total, { addresses }) => total + addresses, 0);
}

/** Address files in folders beside those that are or were in use, newest first. Operators need not type their paths. */
async function filesBeside(inUse: string | undefined, used: readonly string[]) {
  const folders = new Set(
    [...(inUse === undefined ? [] : [inUse]), ...used].map((folder) => dirname(folder)),
  );
  const found = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const paths = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
    for (const path of paths.slice(0, LOOKED_INTO)) {
      try {
        if (path === inUse) continue;
        const { edition, invented, builtAt, counts } = readManifest(path);
        found.push({ folder: path, edition, isInvented: invented, builtAt, addresses: counts.addresses });
      } catch (error) {
        if (!(error instanceof AddressFileUnusable)) throw error;
      }
    }
  }
  return found.sort((one, other) => (one.builtAt < other.builtAt ? 1 : -1));
}
