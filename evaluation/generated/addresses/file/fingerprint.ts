import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../../../', import.meta.url);

/** The code that determines the content of a file: the rows, the entries, the search keys. */
const SOURCES = [
  'src/address/normal-form',
  'src/address-file/build',
  'src/address-file/entry',
  'src/address-file/sample',
  'src/address-file/search',
  'evaluation/generated/addresses/file',
];

/** Ten characters that change whenever the code that makes a file does. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      hash.update(file).update(readFileSync(new URL(`${folder}/${file}`, ROOT)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
