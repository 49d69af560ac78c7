import { ZipFile } from 'yazl';

/** Makes a workbook by hand, for what our own writer never writes. */
export async function workbook(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries({ ...FRAME, ...parts }))
    zip.addBuffer(Buffer.from(content as string), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const sheet = (rows: string, after = '') =>
  `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

/** The sheets `Notes` (hidden), `Contacts` and `Others`; cell styles 1 to 7 with number formats. */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': `<Relationships>${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Notes" state="hidden" r:id="rId1"/><sheet name="Contacts" r:id="rId2"/><sheet name="Others" r:id="rId3"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', '/xl/worksheets/sheet2.xml')}${relation(3, 'worksheet', 'worksheets/sheet3.xml')}${relation(4, 'styles', 'styles.xml')}${relation(5, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000\\ 000000"/><numFmt numFmtId="171" formatCode="[$-809]dd\\ mmmm\\ yyyy;@"/><numFmt numFmtId="172" formatCode="&quot;day &quot;0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="21"/><xf numFmtId="46"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml':
    '<sst><si><t>Name</t></si><si><r><t>Ann </t></r><r><rPr><b/></rPr><t xml:space="preserve">O&apos;Neill</t></r><rPh><t>アン</t></rPh></si><si><t>_x0041_x000D_ &amp; Co</t></si></sst>',
  'xl/worksheets/sheet1.xml': sheet('<row><c t="inlineStr"><is><t>hidden</t></is></c></row>'),
  'xl/worksheets/sheet2.xml': sheet(''),
  'xl/worksheets/sheet3.xml': sheet(
    '<row><c t="inlineStr"><is><t>other</t></is></c></row><row><c><v>1</v></c></row>',
  ),
};
