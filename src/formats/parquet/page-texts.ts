import { isUtf8 } from 'node:buffer';

/** How many bytes of a page are made into characters at a time. */
const WINDOW = 65_536;

/** A longer value is decoded alone. */
const MOST_SHARED = 1024;

/**
 * Makes texts of the values of a page. The values lie one after the other in one buffer, and most of them are
 * short and ASCII. One native call turns a window of the buffer into a text, and each value is cut out of that
 * text. A native call for each value would take five times as long.
 *
 * The buffers must not change, so a page must have a buffer of its own ({@link apart}).
 */
export class PageTexts {
  #buffer: ArrayBufferLike | undefined;
  #from = 0;
  #to = 0;
  #window = '';

  /** Returns a value as UTF-8 text, or as hexadecimal digits if it is not valid UTF-8. */
  of(bytes: Uint8Array): string {
    const { length, byteOffset: start } = bytes;
    if (length > MOST_SHARED || !isAscii(bytes)) return textOfBytes(bytes);
    if (bytes.buffer !== this.#buffer || start < this.#from || start + length > this.#to) {
      this.#buffer = bytes.buffer;
      this.#from = start;
      this.#to = Math.min(start + WINDOW, bytes.buffer.byteLength);
      this.#window = Buffer.from(bytes.buffer, start, this.#to - start).toString('latin1');
    }
    return this.#window.substring(start - this.#from, start - this.#from + length);
  }
}

/**
 * Returns unpacked bytes in a buffer of their own. A compressor may return a part of a buffer that it uses
 * again.
 */
export function apart(bytes: Uint8Array): Uint8Array {
  return bytes.length === bytes.buffer.byteLength ? bytes : Uint8Array.prototype.slice.call(bytes);
}

/** Returns bytes as UTF-8 text, or as hexadecimal digits if they are not valid UTF-8. */
export function textOfBytes(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.toString(isUtf8(buffer) ? 'utf8' : 'hex');
}

function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! >= 0x80) return false;
  return true;
}
