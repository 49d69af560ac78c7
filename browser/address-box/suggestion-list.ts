import type { AddressSuggestion } from '../../client/src/openapi.ts';
import { TEXTS } from './texts.ts';

/** What a user may choose in the list: a suggestion, or the way back to the list before. */
export type Choice = AddressSuggestion | 'back';

/**
 * The list below the input: a listbox, whose active option the input names (`aria-activedescendant`), so that
 * the focus stays in the input (WAI-ARIA Authoring Practices, “Editable Combobox With List Autocomplete”).
 */
export class SuggestionList {
  readonly element = document.createElement('ul');
  readonly #input: HTMLInputElement;
  readonly #choose: (choice: Choice) => void;
  #options: readonly { readonly element: HTMLLIElement; readonly choice: Choice }[] = [];
  #active = -1;

  constructor(input: HTMLInputElement, choose: (choice: Choice) => void) {
    this.#input = input;
    this.#choose = choose;
    const { element } = this;
    element.id = 'list';
    element.role = 'listbox';
    element.part.add('list');
    element.ariaLabel = TEXTS.suggestions;
    // The focus stays in the input even while the user scrolls the list with the mouse.
    element.addEventListener('mousedown', (event) => event.preventDefault());
    element.addEventListener('click', ({ target }) => {
      const option = this.#options.find(({ element }) => element.contains(target as Node));
      if (option !== undefined) this.#choose(option.choice);
    });
    this.hide();
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** The active option, which Enter chooses; undefined if no option is active. */
  get active(): Choice | undefined {
    return this.#options[this.#active]?.choice;
  }

  /** Replaces the options. None is active until the user moves to it. */
  fill(suggestions: readonly AddressSuggestion[], hasBack: boolean): void {
    const choices: Choice[] = hasBack ? ['back', ...suggestions] : [...suggestions];
    this.#options = choices.map((choice, at) => ({ element: optionElement(choice, at), choice }));
    this.element.replaceChildren(...this.#options.map(({ element }) => element));
    this.element.scrollTop = 0;
    this.#activate(-1);
  }

  /** Opens the list if there is anything in it. */
  show(): void {
    const isOpen = this.#options.length > 0;
    this.element.hidden = !isOpen;
    this.#input.ariaExpanded = String(isOpen);
  }

  hide(): void {
    this.element.hidden = true;
    this.#input.ariaExpanded = 'false';
    this.#activate(-1);
  }

  /**
   * Makes the next or previous option active, and wraps around at the ends. Down begins at the first
   * suggestion.
   */
  move(step: 1 | -1): void {
    const count = this.#options.length;
    if (count === 0) return;
    if (this.#active >= 0) this.#activate((this.#active + step + count) % count);
    else if (step < 0) this.#activate(count - 1);
    else this.#activate(this.#options[0]!.choice === 'back' && count > 1 ? 1 : 0);
  }

  /** Makes no option active: the cursor is in the text. */
  leave(): void {
    this.#activate(-1);
  }

  #activate(at: number): void {
    this.#options[this.#active]?.element.setAttribute('aria-selected', 'false');
    this.#active = at;
    const option = this.#options[at]?.element;
    if (option === undefined) {
      this.#input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    this.#input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }
}

function optionElement(choice: Choice, at: number): HTMLLIElement {
  const option = document.createElement('li');
  option.role = 'option';
  option.id = `option-${at}`;
  option.ariaSelected = 'false';
  option.part.add('option');
  const label = option.appendChild(document.createElement('span'));
  if (choice === 'back') {
    option.className = 'back';
    label.textContent = TEXTS.back;
    return option;
  }
  // A postcode stays on one line.
  label.textContent = choice.label.replace(/ (\d[A-Z]{2})$/, '\u00a0$1');
  if (choice.container) {
    option.className = 'container';
    const count = option.appendChild(document.createElement('small'));
    count.part.add('count');
    // Without the space a screen reader reads the label and the count as one word.
    label.append(' ');
    count.textContent = TEXTS.addresses(choice.items);
  }
  return option;
}
