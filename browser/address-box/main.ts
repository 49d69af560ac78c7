import style from './address-box.css';

/** `<fettle-address>`: finds an address while it is typed (docs/clients/address-box.md). */
class FettleAddress extends HTMLElement {
  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }
}

customElements.define('fettle-address', FettleAddress);
