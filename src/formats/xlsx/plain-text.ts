import { present } from '../../present.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const REFERENCE = /&(amp|lt|gt|quot|apos);/g;

/**
 * Returns the text between two tags. Returns undefined if the XML parser must read it, because it has a
 * carriage return or a reference other than the five named ones of XML, such as `&#10;`.
 */
export function plainText(xml: string): string | undefined {
  if (xml.includes('\r')) return undefined;
  if (!xml.includes('&')) return xml;
  const references = xml.split('&').length - 1;
  let known = 0;
  const text = xml.replace(REFERENCE, (_, name: string) => {
    known++;
    return present(NAMED[name], 'the character of a reference');
  });
  return known === references ? text : undefined;
}
