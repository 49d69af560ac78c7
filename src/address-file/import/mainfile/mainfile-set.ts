import type { DeliveredFile } from '../delivered-file.ts';
import { fixedHeader } from '../fixed/read-fixed.ts';
import type { RecognisedFile } from '../importer.ts';
import { UnusableDelivery } from '../unusable-delivery.ts';
import { FORMATS, type MainfileKind } from './layouts.ts';
import { REFERENCE_FILES, REFERENCE_KINDS } from './reference-tables.ts';

/** The files of the relational products that were found, by kind, parts in their order. */
export interface MainfileSet {
  readonly files: Readonly<Record<MainfileKind, readonly DeliveredFile[]>>;
  readonly edition: string;
}

/** The kinds whose records refer to each other by key, so that they must be of one edition. */
const TIED: ReadonlySet<MainfileKind> = new Set([
  ...REFERENCE_KINDS,
  'addresses',
  'welshAddresses',
  'udprns',
]);

/** What kind of file it is, by its header; Welsh addresses, which look like the others, by the name. */
export function mainfileKind(file: DeliveredFile, firstLine: string): MainfileKind | undefined {
  const header = fixedHeader(firstLine);
  if (header === undefined) return undefined;
  if (header.identifier === 'ADDRESS') return /^w/i.test(file.name) ? 'welshAddresses' : 'addresses';
  return (Object.keys(FORMATS) as MainfileKind[]).find(
    (kind) => FORMATS[kind].identifier === header.identifier,
  );
}

/**
 * Puts the files of a delivery in order.
 *
 * @throws UnusableDelivery where one is missing, there twice, or of another edition
 */
export async function mainfileSet(recognised: readonly RecognisedFile[]): Promise<MainfileSet> {
  const files = Object.fromEntries(Object.keys(FORMATS).map((kind) => [kind, []])) as unknown as Record<
    MainfileKind,
    DeliveredFile[]
  >;
  let first: { readonly file: DeliveredFile; readonly edition: string } | undefined;
  for (const { file } of recognised) {
    const line = (await file.head()).lines[0] ?? '';
    const kind = mainfileKind(file, line)!;
    const edition = fixedHeader(line)!.edition;
    files[kind].push(file);
    if (!TIED.has(kind)) continue;
    first ??= { file, edition };
    if (edition !== first.edition) {
      throw new UnusableDelivery(
        `${file.place} is of edition ${edition}, ${first.file.place} of edition ${first.edition}: ` +
          'the files of a Mainfile have to be of one edition.',
      );
    }
  }
  for (const [kind, parts] of Object.entries(files)) checkParts(kind as MainfileKind, parts);
  checkReferences(files);
  checkContent(files);
  return { files, edition: first?.edition ?? '' };
}

/** A logical file may come in parts, `.c02`, `.c03` …; every other comes once. */
function checkParts(kind: MainfileKind, files: DeliveredFile[]): void {
  const partOf = ({ name }: DeliveredFile) => Number(/\.c(\d+)(?:\.gz)?$/i.exec(name)?.[1] ?? Number.NaN);
  files.sort((one, other) => partOf(one) - partOf(other) || (one.place < other.place ? -1 : 1));
  for (const [at, file] of files.slice(1).entries()) {
    const before = files[at]!;
    const [last, part] = [partOf(before), partOf(file)];
    if (Number.isNaN(last) || Number.isNaN(part) || part === last) {
      throw new UnusableDelivery(
        `${before.place} and ${file.place} are the same file twice (${FORMATS[kind].identifier}).`,
      );
    }
    if (part > last + 1) {
      throw new UnusableDelivery(`The part between ${before.place} and ${file.place} is missing.`);
    }
  }
}

/** Only Multiple Residence makes sense by itself. */
function checkReferences(files: MainfileSet['files']): void {
  const referring = [files.addresses, files.welshAddresses, files.notYetBuilt, files.aliases].flat()[0];
  const missing = REFERENCE_KINDS.filter((kind) => files[kind].length === 0);
  if (referring !== undefined && missing.length > 0) {
    const names = missing.map((kind) => REFERENCE_FILES[kind]).join(', ');
    throw new UnusableDelivery(`${referring.place} refers by keys to ${names}, which the delivery lacks.`);
  }
}

/** Reference files and numbers give no rows by themselves. */
function checkContent(files: MainfileSet['files']): void {
  const serving: ReadonlySet<string> = new Set([...REFERENCE_KINDS, 'udprns']);
  const [served] = Object.entries(files).filter(([kind, { length }]) => !serving.has(kind) && length > 0);
  if (served !== undefined) return;
  const [first] = Object.values(files).flat();
  throw new UnusableDelivery(
    `${first!.place} serves the addresses of a Mainfile (fpmainfl.c02 …), which the delivery lacks.`,
  );
}
