import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open, read } from './support.ts';
import { sheet, workbook } from './workbook.ts';

/*
 * Rows and shared strings that are written in the usual way are read without the XML parser. A comment at
 * the beginning of the list leaves all of it to the parser, so both ways can be compared.
 */

const text = fc.oneof(
  fc.constantFrom(
    'Ann',
    '',
    'a &amp; b',
    '&lt;&gt;&quot;&apos;',
    '&#10;x',
    'ä€😀',
    ' x ',
    '_x0041_',
    'a\r\nb',
    ']',
  ),
  fc.string({ unit: fc.constantFrom('a', 'é', ' ', ';', '1'), maxLength: 30 }),
);
const column = fc.constantFrom('', ' r="A1"', ' r="B1"', ' r="AA1"', ' r=""', " r='B1'");
const style = fc.constantFrom('', ' s="1"', ' s="3"', ' s="99"', ' s="x"');
const cell = fc
  .tuple(column, style, text, fc.constantFrom(...'abcdefghijklmnopqr'))
  .map(([r, s, value, shape]) => {
    switch (shape) {
      case 'a':
        return `<c${r}${s}/>`;
      case 'b':
        return `<c${r}${s}></c>`;
      case 'c':
        return `<c${r} t="s"${s}><v>${value.length % 4}</v></c>`;
      case 'd':
        return `<c${r}${s}><f>A1&lt;B1</f><v>4.5</v></c>`;
      case 'e':
        return `<c${r} t="inlineStr"><is><r><t>${value}</t></r><r><t>!</t></r></is></c>`;
      case 'f':
        return `<c${r} t="inlineStr"><is><t><![CDATA[${value}</row>]]></t></is></c>`;
      case 'g':
        return `<c${r} t="inlineStr"><is><t/></is></c>`;
      case 'h':
        return `<c${r} t="str"${s} cm="1"><v>${value}</v></c>`;
      case 'i':
        return `<x:c${r}><x:v>7</x:v></x:c>`;
      case 'j':
        return ` <c${r} t="b"><v>1</v></c> `;
      case 'k':
        return `<c${r}${s}><v>45351.5</v></c>`;
      case 'l':
        return `<c${r} t="str"><v>${value}</v></c>`;
      default:
        return `<c${r} t="inlineStr"${s}><is><t${shape < 'o' ? '' : ' xml:space="preserve"'}>${value}</t></is></c>`;
    }
  });
const row = fc
  .tuple(
    fc.constantFrom('row', 'row', 'row spans="1:3" ht="12.5"', 'row a=">"', 'row x="&amp;"'),
    fc.array(cell, { maxLength: 5 }),
    fc.constantFrom('', '', '', '<row/>', '<!-- </row> -->', '\n'),
  )
  .map(([tag, cells, after]) => `<${tag}>${cells.join('')}</row>${after}`);

/** What is read, or the name of the error. */
async function result(parts: Readonly<Record<string, string>>) {
  try {
    const reader = await open(await workbook(parts));
    return { labels: reader.layout.header.labels, kinds: reader.kinds, ...(await read(reader)) };
  } catch (error) {
    return (error as Error).name;
  }
}

const SHEET = 'xl/worksheets/sheet2.xml';

test('plain rows are read as the XML parser reads them, whatever stands between them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), fc.nat(40), async (rows, times) => {
      // Some files are longer than a piece that is unpacked at a time.
      const xml = rows.join('').repeat(times > 36 ? 30 : 1);
      expect(await result({ [SHEET]: sheet(xml) })).toEqual(
        await result({ [SHEET]: sheet(`<!---->${xml}`) }),
      );
    }),
    { numRuns: 60 },
  );
});

test('a sheet with a missing character is read or refused as by the XML parser', async () => {
  const whole =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Value</t></is></c></row><row r="2"><c><v>5</v></c></row>';
  // Every second place is enough: each kind of tag and attribute stands at even and odd places.
  for (let at = 0; at < whole.length; at += 2) {
    const xml = whole.slice(0, at) + whole.slice(at + 1);
    const [plain, parsed] = [
      await result({ [SHEET]: sheet(xml) }),
      await result({ [SHEET]: sheet(`<!---->${xml}`) }),
    ];
    expect(plain, xml).toEqual(parsed);
  }
});

test('plain shared strings are read as the XML parser reads them', async () => {
  const string = fc.tuple(text, fc.constantFrom('a', 'b', 'c', 'd', 'e')).map(([value, shape]) => {
    if (shape === 'a') return `<si><r><t>${value}</t></r><rPh><t>x</t></rPh></si>`;
    if (shape === 'b') return '<si/>';
    if (shape === 'c') return `<si>\n<t>${value}</t></si>`;
    return `<si><t${shape === 'd' ? '' : ' xml:space="preserve"'}>${value}</t></si>`;
  });
  await fc.assert(
    fc.asyncProperty(fc.array(string, { maxLength: 10 }), async (strings) => {
      const rows = strings.map((_, at) => `<row><c><v>1</v></c><c t="s"><v>${at}</v></c></row>`).join('');
      const of = (list: string) =>
        result({
          [SHEET]: sheet(`<row><c><v>2</v></c><c t="str"><v>h</v></c></row>${rows}`),
          'xl/sharedStrings.xml': `<sst count="1">${list}</sst>`,
        });
      expect(await of(strings.join(''))).toEqual(await of(`<!---->${strings.join('')}`));
    }),
    { numRuns: 40 },
  );
});
