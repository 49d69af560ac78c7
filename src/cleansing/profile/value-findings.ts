import { FINDINGS, type Finding } from './report.ts';

/** Texts that stand for an unknown value. */
const PLACEHOLDER =
  /^(?:n\/?a|none|null|nil|nan|unknown|not (?:known|given|supplied|provided|applicable)|tba|tbc|test|xxx+|[-.?*_]+|#n\/a|undefined|asdf\w*|no ?name|0{3,}|1?234567\d*)$/i;

/** The conspicuous features of a value, as a set of bits: bit `at` stands for `FINDINGS[at]`. */
export function findingsOf(text: string, trimmed: string): number {
  const plain = /^[ -~]*$/.test(text);
  const letters = /[a-z]{2}/i.test(trimmed);
  const has: Readonly<Record<Finding, boolean>> = {
    spacesAround: text.length !== trimmed.length,
    doubleSpaces: /\S\s{2,}\S/.test(text),
    placeholder: trimmed.length <= 20 && PLACEHOLDER.test(trimmed),
    capitalsOnly: letters && /^[^a-z]*$/.test(trimmed) && /[A-Z]{3}/.test(trimmed),
    smallLettersOnly: letters && /^[^A-Z]*$/.test(trimmed) && /[a-z]{3}/.test(trimmed),
    wronglyDecoded: !plain && /Ã[\u0080-\u00bf]|â€|Â[£©®]|\ufffd/.test(text),
    controlCharacters: !plain && /[\p{Cc}\p{Cf}]/u.test(text.replace(/[\t\r\n]/g, '')),
    lineBreaks: !plain && /[\r\n]/.test(text),
    beyondAscii: !plain && /[\u0080-\uffff]/.test(text),
  };
  let bits = 0;
  let bit = 1;
  for (const finding of FINDINGS) {
    if (has[finding]) bits |= bit;
    bit <<= 1;
  }
  return bits;
}
