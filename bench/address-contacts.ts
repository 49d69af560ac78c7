import { inventPerson, writeName } from '../invented/contacts/person.ts';
import { placeAt, writePlace } from '../invented/contacts/place.ts';
import { Dice } from '../invented/dice.ts';
import type { DeliveryPoint } from '../src/address/delivery-point.ts';
import type { AddressFile } from '../src/address-file/address-file.ts';
import { postcodeOfNumber } from '../src/address-file/postcode-number.ts';

/**
 * Makes `blocks` different blocks of 1,000 contacts, as JSON arrays. The contacts live at random addresses of
 * a file, which are written as carelessly as those of the demo (invented/contacts/place.ts).
 */
export function addressContactBlocks(file: AddressFile, blocks: number, seed = 1): string[] {
  const dice = new Dice(seed);
  return Array.from({ length: blocks }, () =>
    JSON.stringify(Array.from({ length: 1000 }, () => contact(file, dice))),
  );
}

function contact(file: AddressFile, dice: Dice) {
  const person = inventPerson(dice);
  const place = writePlace(placeAt(someHome(file, dice), person.surname, dice), dice);
  return {
    id: dice.digits(8),
    name: writeName(person, dice),
    email: `${person.forename}.${dice.digits(4)}@example.com`.toLowerCase(),
    telephone: `07700 900${dice.digits(3)}`,
    company: place.company,
    address_1: place.address1,
    address_2: place.address2,
    town: place.town,
    postcode: place.postcode,
    source: 'crm',
  };
}

/**
 * Picks a random address on a random street. As in a customer file, the same postcode rarely appears twice in
 * a row.
 */
function someHome(file: AddressFile, dice: Dice): DeliveryPoint {
  for (;;) {
    const { postcodes } = file.streets.at(dice.whole(0, file.streets.size - 1));
    const entry = file.lookup(postcodeOfNumber(postcodes[dice.whole(0, postcodes.length - 1)]!));
    const points = entry!.addresses.filter(({ kind }) => kind === 'delivery-point');
    if (points.length > 0) return dice.pick(points).point;
  }
}
