import { posix } from 'node:path';
import { TableUnreadable } from '../table-unreadable.ts';
import { Archive } from './archive.ts';
import { type NumberFormat, numberFormatOf } from './number-format.ts';
import { XmlParser } from './xml-parts.ts';

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** The path of its part in the archive. */
  readonly path: string;
}

/** A workbook's archive, sheets and formats. */
export interface Workbook {
  readonly archive: Archive;
  readonly sheets: readonly Sheet[];
  /** Whether days are counted from 1904. */
  readonly is1904: boolean;
  /** The number format of each cell style, by the style's index. */
  readonly formats: readonly NumberFormat[];
  /** The part with the shared strings, if there is one. */
  readonly sharedStrings: string | undefined;
}

/** @throws TableUnreadable if the file is not a workbook */
export async function openWorkbook(path: string): Promise<Workbook> {
  const archive = await Archive.open(path);
  try {
    return await readWorkbook(archive);
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function readWorkbook(archive: Archive): Promise<Workbook> {
  const roots = await relationsOf(archive, '');
  const main = roots.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  if (!archive.has(main))
    throw new TableUnreadable('The file is not an Excel workbook (.xlsx): it has no sheets.');
  const relations = await relationsOf(archive, main);
  const found: { name: string; isHidden: boolean; id: string }[] = [];
  let is1904 = false;
  await readPart(archive, main, (name, attributes) => {
    if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    found.push({
      name: attributes['name'] ?? '',
      isHidden: (attributes['state'] ?? 'visible') !== 'visible',
      id,
    });
  });
  // A chart sheet has no cells, so it is left out.
  const sheets = found.flatMap(({ id, ...sheet }) => {
    const relation = relations.find((one) => one.id === id && one.type.endsWith('/worksheet'));
    return relation === undefined ? [] : [{ ...sheet, path: relation.target }];
  });
  if (sheets.length === 0) throw new TableUnreadable('The file is an Excel workbook without worksheets.');
  const targetOf = (type: string) => relations.find((one) => one.type.endsWith(type))?.target;
  return {
    archive,
    sheets,
    is1904,
    formats: await formatsOf(archive, targetOf('/styles')),
    sharedStrings: targetOf('/sharedStrings'),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** The path of the part in the archive. */
  readonly target: string;
}

/** The parts that a part refers to. The empty path stands for the archive itself. */
async function relationsOf(archive: Archive, path: string): Promise<Relation[]> {
  const folder = posix.dirname(path);
  const own = posix.join(folder, '_rels', `${posix.basename(path)}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(own)) return relations;
  await readPart(archive, own, (name, { Id = '', Type = '', Target = '' }) => {
    if (name !== 'Relationship') return;
    const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
    relations.push({ id: Id, type: Type, target });
  });
  return relations;
}

async function formatsOf(archive: Archive, path: string | undefined): Promise<NumberFormat[]> {
  if (path === undefined || !archive.has(path)) return [];
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  await readPart(
    archive,
    path,
    (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) {
        const id = Number(attributes['numFmtId'] ?? 0);
        formats.push(numberFormatOf(id, codes.get(id)));
      }
    },
    (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  );
  return formats;
}

async function readPart(
  archive: Archive,
  path: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
  close: (name: string) => void = () => undefined,
): Promise<void> {
  const parser = new XmlParser(path, { open, close, text: () => undefined });
  parser.write(new TextDecoder().decode(await archive.whole(path)));
  parser.end();
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}
