import { type FullAddress, templateFields } from './full-address.ts';
import type { SuggestOptions } from './suggest-options.ts';
import { fillTemplate } from './template.ts';

/** `10 Watkin Terrace, Northampton, Northamptonshire`, or the filled template if there is one. */
export function addressText(address: FullAddress, { template, showsPostcode }: SuggestOptions): string {
  const fields = templateFields(address);
  if (template !== undefined) return fillTemplate(template, fields);
  return showsPostcode ? `${fields['formatted_address']}, ${address.postcode}` : fields['formatted_address']!;
}

/** A suggestion as the list shows it: its text, its id, and the path that returns it in full. */
export function listed(kind: 'get' | 'get-location', id: string, text: string): object {
  const url = `/${kind}/${id}`;
  return kind === 'get' ? { address: text, url, id } : { location: text, url, id };
}
