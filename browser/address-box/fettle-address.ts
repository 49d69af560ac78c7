import type { AddressSuggestion } from '../../client/src/openapi.ts';
import style from './address-box.css';
import { type Calling, drillDown, retrieve, ServiceError, search } from './address-service.ts';
import { type ChosenAddress, chosenAddress, layoutOptions, oneLine } from './chosen-address.ts';
import { FormFields } from './form-fields.ts';
import { MessageLine } from './message-line.ts';
import { type Choice, SuggestionList } from './suggestion-list.ts';
import { TEXTS } from './texts.ts';

/** The box requests suggestions only for texts of at least this many characters. */
const LEAST_CHARACTERS = 3;

/** The box requests suggestions once the user has not typed for this long. */
const PAUSE_MILLISECONDS = 120;

/** A list of suggestions, and the text in the input that belongs to it. */
interface Level {
  readonly text: string;
  readonly suggestions: readonly AddressSuggestion[];
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/**
 * `<fettle-address key="…">`: finds an address while it is typed, and fills it into the form around it
 * (docs/clients/address-box.md). In a form it is a control with a value, the address on one line.
 *
 * The keyboard is that of an editable combobox with list autocomplete and manual selection (WAI-ARIA
 * Authoring Practices). Escape steps back: out of a container, then closes the list, then empties the input.
 */
export class FettleAddress extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['label', 'placeholder', 'required'];

  readonly #internals = this.attachInternals();
  readonly #label = document.createElement('label');
  readonly #input = document.createElement('input');
  readonly #byHand = document.createElement('button');
  readonly #message = new MessageLine();
  readonly #list = new SuggestionList(this.#input, (choice) => void this.#choose(choice));
  /**
   * The lists that the user went through: the suggestions for a text, then those in each opened container.
   */
  #levels: readonly Level[] = [];
  #value = '';
  /** Whether the user types the address into the form instead of choosing one. */
  #isByHand = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Aborts the call under way when another one replaces it. */
  #call = new AbortController();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheet];
    const field = document.createElement('div');
    field.className = 'field';
    field.append(this.#input, this.#list.element);
    root.append(this.#label, field, this.#message.element, this.#byHand);
    this.#prepareParts();
    this.#listen();
  }

  #prepareParts(): void {
    this.#label.htmlFor = 'input';
    this.#label.part.add('label');
    const input = this.#input;
    input.id = 'input';
    input.part.add('input');
    input.type = 'text';
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.setAttribute('aria-controls', this.#list.element.id);
    input.setAttribute('aria-describedby', this.#message.element.id);
    // The browser's own list would cover ours.
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.enterKeyHint = 'search';
    this.#byHand.type = 'button';
    this.#byHand.part.add('by-hand');
    this.#byHand.textContent = TEXTS.byHand;
  }

  #listen(): void {
    this.#input.addEventListener('input', () => this.#typed());
    this.#input.addEventListener('keydown', (event) => this.#key(event));
    this.#byHand.addEventListener('click', () => this.enterByHand());
    // A click into the list keeps the focus, so a blur means that the user has left the box.
    this.#input.addEventListener('blur', () => this.#close());
    this.addEventListener('invalid', () => {
      this.#input.ariaInvalid = 'true';
      this.#message.fail(TEXTS.missing);
    });
  }

  connectedCallback(): void {
    this.#showTexts();
    this.#validate();
    this.#hideFields();
  }

  disconnectedCallback(): void {
    this.#stop();
    this.#list.hide();
  }

  attributeChangedCallback(): void {
    this.#showTexts();
    this.#validate();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#input.disabled = isDisabled;
    this.#byHand.disabled = isDisabled;
  }

  formResetCallback(): void {
    this.#stop();
    this.#input.value = '';
    this.#levels = [];
    this.#list.fill([], false);
    this.#list.hide();
    this.#message.clear();
    this.#isByHand = false;
    this.#take('');
  }

  formStateRestoreCallback(state: string): void {
    this.#input.value = state;
    this.#take(state);
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  /** The chosen address on one line; empty if none is chosen. */
  get value(): string {
    return this.#value;
  }

  /** Shows the fields of the form and puts the cursor into the first. No address is required any more. */
  enterByHand(): void {
    this.#close();
    this.#message.clear();
    this.#isByHand = true;
    this.#validate();
    this.#revealed?.removeAttribute('hidden');
    this.#fields.focus();
    this.#tell('fettle-address-by-hand', null);
  }

  get #fields(): FormFields {
    return new FormFields(this, this.form);
  }

  /** The element that stays hidden until there is an address. */
  get #revealed(): Element | null {
    const selector = this.getAttribute('reveal');
    return selector === null ? null : (this.getRootNode() as Document | ShadowRoot).querySelector(selector);
  }

  get #calling(): Calling {
    return {
      // If the script is not served by the service, the attribute `service` says where the service is.
      service: new URL(this.getAttribute('service') ?? new URL('.', import.meta.url), this.baseURI),
      key: this.getAttribute('key')?.trim() ?? '',
      language: this.getAttribute('language') ?? '',
    };
  }

  #showTexts(): void {
    const [outer] = this.#internals.labels;
    this.#label.hidden = outer !== undefined;
    this.#label.textContent = this.getAttribute('label') ?? TEXTS.label;
    this.#input.ariaLabel = outer?.textContent?.trim() ?? null;
    this.#input.placeholder = this.getAttribute('placeholder') ?? TEXTS.placeholder;
  }

  /** Hides the fields until there is an address, unless the page has filled them. */
  #hideFields(): void {
    if (this.#revealed !== null && !this.#isByHand && this.#fields.isEmpty)
      this.#revealed.setAttribute('hidden', '');
  }

  #typed(): void {
    this.#stop();
    this.#take('');
    this.#list.leave();
    const text = this.#input.value.trim();
    if (text.length < LEAST_CHARACTERS) {
      this.#levels = [];
      this.#list.fill([], false);
      this.#list.hide();
      this.#message.clear();
      return;
    }
    this.#pause = setTimeout(() => void this.#suggest(text), PAUSE_MILLISECONDS);
  }

  async #suggest(text: string): Promise<void> {
    const suggestions = await this.#answerOf((signal) => search(this.#calling, text, signal));
    if (suggestions === undefined) return;
    this.#levels = [{ text: this.#input.value, suggestions }];
    this.#showLevel(TEXTS.found(suggestions.length));
  }

  #key(event: KeyboardEvent): void {
    // The key belongs to an input method, which is composing a character.
    if (event.isComposing) return;
    const isHandled = this.#handle(event.key, event.altKey);
    if (isHandled) event.preventDefault();
  }

  /** @returns whether the browser must not act on the key as well */
  #handle(key: string, isAlt: boolean): boolean {
    const list = this.#list;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (isAlt && key === 'ArrowUp') list.hide();
        else {
          list.show();
          if (!isAlt) list.move(key === 'ArrowDown' ? 1 : -1);
        }
        return true;
      case 'Enter': {
        const { isOpen, active } = list;
        if (active !== undefined) void this.#choose(active);
        // Enter must not submit the form while the list is open or about to open.
        return isOpen || this.#pause !== undefined;
      }
      case 'Escape':
        return this.#stepBack();
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These keys move the cursor in the text.
        list.leave();
        return false;
      default:
        return false;
    }
  }

  #stepBack(): boolean {
    const isCalling = this.#message.isWaiting;
    this.#stop();
    if (this.#list.isOpen && this.#levels.length > 1) this.#back();
    else if (this.#list.isOpen || isCalling) this.#close();
    else if (this.#input.value !== '') {
      this.#input.value = '';
      this.#typed();
    } else return false;
    return true;
  }

  async #choose(choice: Choice): Promise<void> {
    if (choice === 'back') {
      this.#back();
      return;
    }
    this.#stop();
    if (choice.container) await this.#open(choice);
    else await this.#fetch(choice);
  }

  /** Opens a container. Puts its name into the input, so that the user can type a number after it. */
  async #open(container: AddressSuggestion): Promise<void> {
    const suggestions = await this.#answerOf((signal) => drillDown(this.#calling, container, signal));
    if (suggestions === undefined) return;
    const text = `${container.label} `;
    this.#levels = [...this.#levels, { text, suggestions }];
    this.#input.value = text;
    this.#showLevel(TEXTS.inside(suggestions.length, container.label));
  }

  async #fetch(suggestion: AddressSuggestion): Promise<void> {
    const fields = this.#fields;
    const { layout } = fields;
    const result = await this.#answerOf((signal) =>
      retrieve(this.#calling, suggestion, layoutOptions(layout), signal),
    );
    if (result === undefined) return;
    const address = chosenAddress(result, layout);
    const text = oneLine(address);
    this.#close();
    this.#input.value = text;
    this.#revealed?.removeAttribute('hidden');
    fields.fill(address);
    this.#message.announce(TEXTS.filled(text));
    this.#take(text);
    this.#tell<ChosenAddress>('fettle-address-selected', address);
    for (const type of ['input', 'change'])
      this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    // The on-screen keyboard of a phone would cover the filled fields.
    if (matchMedia('(pointer: coarse)').matches) this.#input.blur();
  }

  #back(): void {
    this.#levels = this.#levels.slice(0, -1);
    const level = this.#levels.at(-1);
    if (level === undefined) return;
    this.#input.value = level.text;
    this.#showLevel(TEXTS.found(level.suggestions.length));
  }

  #showLevel(announcement: string): void {
    const { suggestions } = this.#levels.at(-1)!;
    this.#list.fill(suggestions, this.#levels.length > 1);
    if (suggestions.length === 0) {
      this.#list.hide();
      this.#message.show(TEXTS.none);
      return;
    }
    this.#message.announce(announcement);
    // The user may have gone on to another field meanwhile.
    if (this.shadowRoot!.activeElement === this.#input) this.#list.show();
  }

  /**
   * Makes a call and returns its result. Returns undefined if another call has replaced it, or if it failed.
   * A failure is shown to the user.
   */
  async #answerOf<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
    this.#stop();
    const { signal } = this.#call;
    this.#message.wait();
    try {
      const answer = await ask(signal);
      if (signal.aborted) return undefined;
      this.#message.clear();
      return answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ServiceError)) throw error;
      this.#list.hide();
      this.#message.failWith(error);
      console.warn(`<fettle-address>: ${error.message}`);
      this.#tell('fettle-address-error', { reason: error.reason, message: error.message });
      return undefined;
    }
  }

  /** Cancels the pending or running call. Does not change what is shown. */
  #stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#call.abort();
    this.#call = new AbortController();
  }

  #close(): void {
    this.#stop();
    this.#list.hide();
    if (this.#message.isWaiting) this.#message.clear();
  }

  /** Sets the value of the form control to a chosen address. An empty text means that none is chosen. */
  #take(value: string): void {
    this.#value = value;
    this.#internals.setFormValue(value);
    this.#validate();
  }

  #validate(): void {
    const isMissing = this.hasAttribute('required') && this.#value === '' && !this.#isByHand;
    if (isMissing) this.#internals.setValidity({ valueMissing: true }, TEXTS.missing, this.#input);
    else {
      this.#internals.setValidity({});
      this.#input.ariaInvalid = null;
    }
    this.#input.ariaRequired = String(this.hasAttribute('required'));
  }

  #tell<Detail>(type: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}
