import { splitThoroughfare, type Thoroughfare } from '../../address/thoroughfare.ts';

/**
 * Splits streets as `splitThoroughfare` does and remembers the last one: deliveries are sorted, and nine rows in ten are
 * on the street of the row before.
 */
export class StreetSplitter {
  #text = '';
  #street: Thoroughfare = { name: '', descriptor: '' };

  split(text: string): Thoroughfare {
    if (text !== this.#text) {
      this.#street = splitThoroughfare(text);
      this.#text = text;
    }
    return this.#street;
  }
}
