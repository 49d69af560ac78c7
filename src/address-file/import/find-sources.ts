import type { RowSource } from '../rows.ts';
import { addressBaseFlat } from './address-base/flat.ts';
import { addressBasePremium } from './address-base/premium.ts';
import { aliasDeliveryPoint, aliasThoroughfare } from './csv-paf/alias.ts';
import { bfpo, justBuilt, notYetBuilt, paf, pafWelsh } from './csv-paf/importers.ts';
import { multipleResidence } from './csv-paf/multiple-residence.ts';
import type { DeliveredFile } from './delivered-file.ts';
import { filesAt } from './files-at.ts';
import type { Importer, RecognisedFile } from './importer.ts';
import { justBuiltLast } from './just-built-last.ts';
import { areaNames } from './location/area-names.ts';
import { codePointOpen } from './location/code-point-open.ts';
import { onsPostcodeDirectory } from './location/onspd.ts';
import { mainfile } from './mainfile/mainfile-importer.ts';
import { whyNotUsed, whyUnknown } from './not-used.ts';
import { plainList } from './plain-list/plain-list.ts';
import { UnusableDelivery } from './unusable-delivery.ts';

/** Every format that can be read. If two importers recognise a file, the first one reads it. */
const IMPORTERS: readonly Importer[] = [
  mainfile,
  multipleResidence,
  justBuilt,
  bfpo,
  notYetBuilt,
  pafWelsh,
  paf,
  aliasThoroughfare,
  aliasDeliveryPoint,
  codePointOpen,
  onsPostcodeDirectory,
  areaNames,
  addressBasePremium,
  addressBaseFlat,
  plainList,
];

/** What a folder or a file turned out to contain. */
export interface FoundSources {
  /** The sources, in the order in which they must be read. */
  readonly sources: readonly RowSource[];
  /** The files that were not used. */
  readonly passedOver: readonly PassedOver[];
}

export interface PassedOver {
  /** The path within the folder. */
  readonly place: string;
  /** The end of a sentence whose subject is the file: `is empty`. */
  readonly reason: string;
}

/**
 * Finds everything that can be imported at a path. It looks into each file of the folder and its subfolders
 * and recognises the format by the content. {@link RowSource.layout} describes in words what was found.
 *
 * @throws UnusableDelivery if there is nothing to import, or a file is missing that others need
 */
export async function findSources(path: string): Promise<FoundSources> {
  const recognised = new Map<Importer, RecognisedFile[]>();
  const passedOver: PassedOver[] = [];
  for (const file of await filesAt(path)) {
    const head = await file.head();
    const reason = whyNotUsed(file, head);
    const claim = reason === undefined ? firstClaim(file, head) : undefined;
    if (claim === undefined) {
      passedOver.push({ place: file.place, reason: reason ?? whyUnknown(head) });
    } else {
      recognised.set(claim.importer, [
        ...(recognised.get(claim.importer) ?? []),
        { file, layout: claim.layout },
      ]);
    }
  }
  const others: RowSource[] = [];
  for (const importer of IMPORTERS) {
    if (importer !== justBuilt) others.push(...(await importer.open(recognised.get(importer) ?? [])));
  }
  const sources = justBuiltLast(others, await justBuilt.open(recognised.get(justBuilt) ?? []));
  if (sources.length === 0) throw new UnusableDelivery(nothingFound(path, passedOver));
  return { sources, passedOver };
}

function firstClaim(file: DeliveredFile, head: Awaited<ReturnType<DeliveredFile['head']>>) {
  for (const importer of IMPORTERS) {
    const layout = importer.recognise(file, head);
    if (layout !== undefined) return { importer, layout };
  }
  return undefined;
}

function nothingFound(path: string, passedOver: readonly PassedOver[]): string {
  if (passedOver.length === 0) return `${path} contains no files.`;
  const shown = passedOver.slice(0, 5).map(({ place, reason }) => `${place} ${reason}`);
  const more =
    passedOver.length > shown.length ? ` (and ${passedOver.length - shown.length} more files)` : '';
  return `${path} contains nothing that can be imported: ${shown.join('; ')}${more}.`;
}
