import { present } from '../../../present.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { editionOf } from '../edition.ts';
import type { FileHead } from '../file-head.ts';
import { filesAt } from '../files-at.ts';
import { fixedHeader } from '../fixed/read-fixed.ts';
import { UnusableDelivery } from '../unusable-delivery.ts';
import { csvChangeLayout, csvChangeTime } from './csv-change-file.ts';
import { CHANGE_FORMATS, type ChangeKind } from './layouts.ts';
import type { FixedChangeFiles } from './read-fixed-changes.ts';

/** The change files found at a path, in the order in which they must be applied. */
export interface FoundChanges {
  readonly csv: readonly DeliveredFile[];
  readonly fixed: FixedChangeFiles;
  /** The layouts that were found, in words, each once: `CSV PAF Changes, 24 columns`. */
  readonly layouts: readonly string[];
  /** The newest edition that a file names. Empty if none does. */
  readonly edition: string;
  readonly passedOver: readonly { readonly place: string; readonly reason: string }[];
}

/** Whether a file holds changes to a release. */
export function isChangeFile(head: FileHead): boolean {
  return csvChangeLayout(head) !== undefined || fixedKind(head) !== undefined;
}

/**
 * Finds the change files in a folder and its subfolders, or the one at a path. CSV files are sorted by the
 * time of their first change, fixed-width files by their edition.
 *
 * @throws UnusableDelivery if there are no change files, or the Changes1 file is missing that a Changes2 file
 * refers to
 */
export async function findChanges(path: string): Promise<FoundChanges> {
  const csv: Dated[] = [];
  const fixed: Record<ChangeKind, Dated[]> = { references: [], addresses: [], udprns: [] };
  const layouts = new Set<string>();
  const editions: string[] = [];
  const passedOver: { place: string; reason: string }[] = [];
  for (const file of await filesAt(path)) {
    const head = await file.head();
    const layout = csvChangeLayout(head);
    const kind = fixedKind(head);
    if (layout !== undefined) {
      csv.push({ file, time: csvChangeTime(head) });
      layouts.add(layout);
      editions.push(editionOf(file.place));
    } else if (kind !== undefined && !(kind === 'addresses' && /^w/i.test(file.name))) {
      const { edition } = present(fixedHeader(head.lines[0] ?? ''), `the header of ${file.place}`);
      fixed[kind].push({ file, time: edition });
      layouts.add(`PAF Changes, fixed width, ${CHANGE_FORMATS[kind].identifier}`);
      editions.push(edition);
    } else {
      const reason =
        kind === undefined
          ? 'has no known kind of changes'
          : 'has changes to Welsh alternatives, which are not supported';
      passedOver.push({ place: file.place, reason });
    }
  }
  if (layouts.size === 0) throw new UnusableDelivery(`${path} contains no change files.`);
  const [change] = fixed.addresses;
  if (change !== undefined && fixed.references.length === 0) {
    throw new UnusableDelivery(
      `${change.file.place} refers to the keys of a Changes1 file, which is missing.`,
    );
  }
  const { references, addresses, udprns } = fixed;
  return {
    csv: inOrder(csv),
    fixed: { references: inOrder(references), addresses: inOrder(addresses), udprns: inOrder(udprns) },
    layouts: [...layouts],
    edition: present(editions.sort().at(-1), 'the edition of a file of changes'),
    passedOver,
  };
}

interface Dated {
  readonly file: DeliveredFile;
  readonly time: string;
}

function inOrder(files: readonly Dated[]): DeliveredFile[] {
  const key = ({ file, time }: Dated) => `${time} ${file.place}`;
  return [...files].sort((one, other) => (key(one) < key(other) ? -1 : 1)).map(({ file }) => file);
}

function fixedKind(head: FileHead): ChangeKind | undefined {
  const identifier = fixedHeader(head.lines[0] ?? '')?.identifier;
  // One file has every change of a day, the other only the first and the last for each delivery point.
  const known = identifier === 'UDPRNSCG' ? 'UDPRNCHG' : identifier;
  return (Object.keys(CHANGE_FORMATS) as ChangeKind[]).find(
    (kind) => CHANGE_FORMATS[kind].identifier === known,
  );
}
