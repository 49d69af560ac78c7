import type { Draft } from '../nineteenth-lists/draft.ts';
import { PlaceClerk } from '../twenty-first-lists/place-clerk.ts';
import type { Truth } from '../typed/around.ts';

/** A clerk who also knows barracks, whose blocks have rooms of the same numbers. */
export class ListClerk extends PlaceClerk {
  override present(draft: Draft): Truth | undefined {
    return isNameless(draft) ? undefined : super.present(draft);
  }
}

/** Whether only a number and a postcode are left of a house in a township or camp. */
function isNameless({ said }: Draft): boolean {
  return said.street === '' && said.building === '' && said.firm === '';
}
