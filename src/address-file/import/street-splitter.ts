import { splitThoroughfare, type Thoroughfare } from '../../address/thoroughfare.ts';

/**
 * Splits streets like `splitThoroughfare` and remembers the last one. Deliveries are sorted, so nine rows in
 * ten are on the same street as the row before.
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
