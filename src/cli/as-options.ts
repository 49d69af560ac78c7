import type { FieldErrors } from '../refusal.ts';

/** The mistakes in a job, with the options of a command in place of the API's fields. */
export function asOptions(errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([field, messages]) => {
      const option = field.replace(/^parameters\./, '--param ').replace(/^inputDatasets\./, '--input ');
      const text = messages.join('; ');
      const said = /^[A-Z]/.test(text) ? `\`${option}\`: ${text}` : `\`${option}\` ${text}`;
      return /[.?!]$/.test(said) ? said : `${said}.`;
    })
    .join(' ');
}
