import type { ServiceError } from './address-service.ts';
import { FAILURES, TEXTS } from './texts.ts';

/** Most answers come sooner than this, so no message flickers. */
const SLOW_MILLISECONDS = 400;

/**
 * The line below the input. A screen reader reads every change of it. Messages that repeat what the list
 * shows are for screen readers alone, and are not visible.
 */
export class MessageLine {
  readonly element = document.createElement('p');
  #slow: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;

  constructor() {
    this.element.id = 'message';
    this.element.role = 'status';
    this.element.part.add('message');
  }

  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Shows that a search is under way if the answer takes longer than usual. */
  wait(): void {
    clearTimeout(this.#slow);
    this.#isWaiting = true;
    this.#slow = setTimeout(() => this.#put(TEXTS.searching, ''), SLOW_MILLISECONDS);
  }

  /** Puts a text into the line that only screen readers read. */
  announce(text: string): void {
    this.#end();
    this.#put(text, 'unseen');
  }

  show(text: string): void {
    this.#end();
    this.#put(text, '');
  }

  fail(text: string): void {
    this.#end();
    this.#put(text, 'error');
  }

  /** Tells the user what went wrong. The service's own message follows, for the developers of the page. */
  failWith({ reason, message }: ServiceError): void {
    this.fail(FAILURES[reason]);
    const words = this.element.appendChild(document.createElement('small'));
    words.part.add('reason');
    words.textContent = message;
  }

  clear(): void {
    this.#end();
    this.#put('', '');
  }

  #end(): void {
    clearTimeout(this.#slow);
    this.#isWaiting = false;
  }

  #put(text: string, kind: '' | 'unseen' | 'error'): void {
    this.element.className = kind;
    this.element.textContent = text;
  }
}
