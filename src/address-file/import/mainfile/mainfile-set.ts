import { itemAt, present } from '../../../present.ts';
import type { DeliveredFile } from '../delivered-file.ts';
import { fixedHeader } from '../fixed/read-fixed.ts';
import type { RecognisedFile } from '../importer.ts';
import { UnusableDelivery } from '../unusable-delivery.ts';
import { FORMATS, type MainfileKind } from './layouts.ts';
import { REFERENCE_FILES, REFERENCE_KINDS } from './reference-tables.ts';

/** The files of the relational products that were found, by kind. The parts of a file are in order. */
export interface MainfileSet {
  readonly files: Readonly<Record<MainfileKind, readonly DeliveredFile[]>>;
  readonly edition: string;
}

/** The kinds whose records refer to each other by key. All of them must have the same edition. */
const TIED: ReadonlySet<MainfileKind> = new Set([
  ...REFERENCE_KINDS,
  'addresses',
  'welshAddresses',
  'udprns',
]);

/**
 * Returns a file's kind by its header. Welsh addresses look like other addresses, so their file name decides.
 */
export function mainfileKind(file: DeliveredFile, firstLine: string): MainfileKind | undefined {
  const header = fixedHeader(firstLine);
  if (header === undefined) return undefined;
  if (header.identifier === 'ADDRESS') return /^w/i.test(file.name) ? 'welshAddresses' : 'addresses';
  return (Object.keys(FORMATS) as MainfileKind[]).find(
    (kind) => FORMATS[kind].identifier === header.identifier,
  );
}

/**
 * Sorts the files of a delivery by kind and part.
 *
 * @throws UnusableDelivery if a file is missing, is present twice, or has another edition
 */
export async function mainfileSet(recognised: readonly RecognisedFile[]): Promise<MainfileSet> {
  const files = Object.fromEntries(Object.keys(FORMATS).map((kind) => [kind, []])) as unknown as Record<
    MainfileKind,
    DeliveredFile[]
  >;
  let first: { readonly file: DeliveredFile; readonly edition: string } | undefined;
  for (const { file } of recognised) {
    const line = (await file.head()).lines[0] ?? '';
    const kind = present(mainfileKind(file, line), `the kind of ${file.place}`);
    const { edition } = present(fixedHeader(line), `the header of ${file.place}`);
    files[kind].push(file);
    if (!TIED.has(kind)) continue;
    first ??= { file, edition };
    if (edition !== first.edition) {
      throw new UnusableDelivery(
        `${file.place} has edition ${edition}, but ${first.file.place} has edition ${first.edition}: ` +
          'all files of a Mainfile must have the same edition.',
      );
    }
  }
  for (const [kind, parts] of Object.entries(files)) checkParts(kind as MainfileKind, parts);
  checkReferences(files);
  checkContent(files);
  return { files, edition: first?.edition ?? '' };
}

/** A file may come in parts: `.c02`, `.c03` and so on. A file without parts may come only once. */
function checkParts(kind: MainfileKind, files: DeliveredFile[]): void {
  const partOf = ({ name }: DeliveredFile) => Number(/\.c(\d+)(?:\.gz)?$/i.exec(name)?.[1] ?? Number.NaN);
  files.sort((one, other) => partOf(one) - partOf(other) || (one.place < other.place ? -1 : 1));
  for (const [at, file] of files.slice(1).entries()) {
    const before = itemAt(files, at);
    const [last, part] = [partOf(before), partOf(file)];
    if (Number.isNaN(last) || Number.isNaN(part) || part === last) {
      throw new UnusableDelivery(
        `${before.place} and ${file.place} are two copies of the same file (${FORMATS[kind].identifier}).`,
      );
    }
    if (part > last + 1) {
      throw new UnusableDelivery(`The part between ${before.place} and ${file.place} is missing.`);
    }
  }
}

/** Multiple Residence is the only product that makes sense without the reference files. */
function checkReferences(files: MainfileSet['files']): void {
  const referring = [files.addresses, files.welshAddresses, files.notYetBuilt, files.aliases].flat()[0];
  const missing = REFERENCE_KINDS.filter((kind) => files[kind].length === 0);
  if (referring !== undefined && missing.length > 0) {
    const names = missing.map((kind) => REFERENCE_FILES[kind]).join(', ');
    throw new UnusableDelivery(`${referring.place} needs ${names}, which the delivery lacks.`);
  }
}

/** A delivery must have more than reference files and UDPRNs, which produce no rows by themselves. */
function checkContent(files: MainfileSet['files']): void {
  const serving: ReadonlySet<string> = new Set([...REFERENCE_KINDS, 'udprns']);
  const [served] = Object.entries(files).filter(([kind, { length }]) => !serving.has(kind) && length > 0);
  if (served !== undefined) return;
  const first = present(Object.values(files).flat()[0], 'a file of the delivery');
  throw new UnusableDelivery(
    `${first.place} is only of use with the addresses of a Mainfile (fpmainfl.c02 …), which the delivery lacks.`,
  );
}
