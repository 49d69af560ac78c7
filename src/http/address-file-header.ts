import type { AddressFile } from '../address-file/address-file.ts';

/** The header that says of which address file an answer is, so that nobody takes invented addresses for real ones. */
export const ADDRESS_FILE_HEADER = 'fettle-address-file';

const known = new WeakMap<AddressFile, string>();

/**
 * `real;edition="Y26M11"` of a delivery, `list;edition="2026-11-20"` of a plain list, `invented;edition="2026-11-20"`: an
 * item of RFC 8941.
 */
export function addressFileHeader(file: AddressFile): string {
  const value = known.get(file) ?? describe(file);
  known.set(file, value);
  return value;
}

function describe({ manifest: { invented, plainList, edition } }: AddressFile): string {
  const kind = invented ? 'invented' : plainList ? 'list' : 'real';
  return `${kind};edition="${edition.replace(/[^ !#-[\]-~]/g, '?')}"`;
}
