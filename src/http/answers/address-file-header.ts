import type { AddressFile } from '../../address-file/address-file.ts';

/**
 * The header that names the address file behind an answer, so that nobody mistakes invented addresses for
 * real ones.
 */
export const ADDRESS_FILE_HEADER = 'fettle-address-file';

/**
 * The value of the header, an item of RFC 8941: `real;edition="Y26M11"` for a delivery,
 * `list;edition="2026-11-20"` for a plain list, `invented;edition="2026-11-20"` for the sample.
 */
export function addressFileHeader({ manifest: { invented, plainList, edition } }: AddressFile): string {
  const kind = invented ? 'invented' : plainList ? 'list' : 'real';
  return `${kind};edition="${edition.replace(/[^ !#-[\]-~]/g, '?')}"`;
}
