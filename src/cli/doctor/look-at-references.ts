import type { AddressFile } from '../../address-file/address-file.ts';
import { ADDRESS_FILE_DAYS, daysOfList } from '../../reference-age.ts';
import type { ListVersion } from '../../suppression/release/versions.ts';
import { count } from '../print.ts';
import { age, daysSince, type Finding } from './finding.ts';

const BUILD =
  'Build one from a licensed delivery with `fettle address-file build`, and take it into use with `fettle address-file use`.';

/** The address file that commands and the service use. */
export function lookAtAddressFile({ folder, manifest }: AddressFile, now: Date): Finding[] {
  const what = 'address file';
  const { edition, counts, builtAt, invented, plainList } = manifest;
  const days = daysSince(builtAt, now);
  const says = `Edition ${edition}, ${count(counts.addresses)} addresses, ${age(days)}, in \`${folder}\`.`;
  if (invented) {
    return [{ what, level: 'warning', says: `${says} Its addresses are INVENTED.`, remedy: BUILD }];
  }
  if (days > ADDRESS_FILE_DAYS) {
    return [
      {
        what,
        level: 'warning',
        says,
        remedy: 'Build one from a newer delivery with `fettle address-file build`.',
      },
    ];
  }
  return [{ what, level: 'fine', says: plainList ? `${says} It is a plain list, not a whole area.` : says }];
}

/**
 * The finding if no address file was taken into use: commands and the service make the sample when they need
 * it.
 */
export function sampleOnly(): Finding {
  return {
    what: 'address file',
    level: 'warning',
    says: 'None was taken into use. Commands and the service use a sample of INVENTED addresses.',
    remedy: BUILD,
  };
}

/** The suppression lists in use. */
export function lookAtLists(versions: readonly ListVersion[], now: Date): Finding[] {
  const inUse = versions.filter(({ state }) => state === 'in use');
  if (inUse.length === 0) {
    return [
      {
        what: 'suppression lists',
        level: 'fine',
        says: 'None is in use. Workflows that need one are refused.',
      },
    ];
  }
  return inUse.map(({ list, version, kind, rows, loadedAt, invented }): Finding => {
    const days = daysSince(loadedAt, now);
    const most = daysOfList(kind);
    const says = `${list}/${version}, ${count(rows)} rows, loaded ${days <= 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`}${invented ? '. Its people are INVENTED' : ''}.`;
    const what = `list ${list}`;
    if (!invented && days <= most) return { what, level: 'fine', says };
    return {
      what,
      level: 'warning',
      says,
      remedy: `Load a newer one with \`fettle suppression load ${kind} FILE\`.`,
    };
  });
}
