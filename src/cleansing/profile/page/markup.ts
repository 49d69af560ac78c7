/** Escapes text for HTML elements and quoted attributes. Characters that HTML does not allow become �. */
export function escaped(text: string): string {
  return legible(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Replaces characters that are invisible, change the direction of text or are not allowed in HTML. Cuts the
 * text if it is very long.
 */
export function legible(text: string, most = 300): string {
  const short = text.length > most ? `${text.slice(0, most)}…` : text;
  return short.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (sign) => (sign === '\n' || sign === '\t' ? ' ' : '\ufffd'));
}

/** Made once, because making it takes longer than formatting hundreds of figures. */
const FIGURES = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A count with separators of thousands. */
export function figure(count: number): string {
  return FIGURES.format(count);
}

/** A share as a percentage. It reads 100 % or 0 % only if that is exact. */
export function percent(share: number): string {
  const shown = share * 100;
  if (shown > 0 && shown < 0.1) return '<0.1 %';
  if (shown < 100 && shown > 99.9) return '>99.9 %';
  return `${shown.toFixed(shown === 0 || shown === 100 ? 0 : 1)} %`;
}

/** A share as a score from 0 to 100. It is 100 only if nothing is wrong. */
export function score(share: number): string {
  return String(share < 1 ? Math.min(99, Math.round(share * 100)) : 100);
}
