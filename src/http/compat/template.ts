/*
 * Templates of the compatibility layer. A template gives the text of a suggestion. `{field}` is replaced by
 * the field, and `{field,TEXT}` by TEXT if the field is not empty. An unknown field counts as empty.
 */

/** Longer templates are cut to this many characters. */
export const TEMPLATE_LENGTH = 1000;

const PLACEHOLDER = /\{([a-z0-9_]{1,40})(?:,([^{}]*))?\}/gi;

/**
 * Fills a template. Published widgets put the result into `innerHTML`. So if the template contains `<`, the
 * fields are escaped as HTML.
 *
 *     fillTemplate('{line_1}{line_2,, }{line_2}', { line_1: '10 High Street', line_2: '' }); // '10 High Street'
 */
export function fillTemplate(template: string, fields: Readonly<Record<string, string>>): string {
  const text = template.slice(0, TEMPLATE_LENGTH);
  const shown = text.includes('<') ? escapeHtml : (field: string) => field;
  return text.replace(PLACEHOLDER, (_, name: string, conditional: string | undefined) => {
    const key = name.toLowerCase();
    const field = Object.hasOwn(fields, key) ? (fields[key] ?? '') : '';
    if (conditional !== undefined) return field === '' ? '' : conditional;
    return shown(field);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
