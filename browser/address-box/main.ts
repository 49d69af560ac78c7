import { FettleAddress } from './fettle-address.ts';

// A page may load the script twice.
if (customElements.get('fettle-address') === undefined)
  customElements.define('fettle-address', FettleAddress);
