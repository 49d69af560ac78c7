import { present } from '../../present.ts';
import { type FullAddress, templateFields } from './full-address.ts';
import type { SuggestOptions } from './suggest-options.ts';
import { fillTemplate } from './template.ts';

/** `10 Watkin Terrace, Northampton, Northamptonshire`, or the filled template if there is one. */
export function addressText(address: FullAddress, { template, showsPostcode }: SuggestOptions): string {
  const fields = templateFields(address);
  if (template !== undefined) return fillTemplate(template, fields);
  const text = present(fields['formatted_address'], 'the text of an address');
  return showsPostcode ? `${text}, ${address.postcode}` : text;
}

/** A suggestion as the list shows it: its text, its id, and the path that returns it in full. */
export function listed(kind: 'get' | 'get-location', id: string, text: string): object {
  const url = `/${kind}/${id}`;
  return kind === 'get' ? { address: text, url, id } : { location: text, url, id };
}
