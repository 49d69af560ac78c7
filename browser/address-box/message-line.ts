import type { ServiceError } from './address-service.ts';
import { FAILURES, TEXTS } from './texts.ts';

/** Answers usually come sooner: nothing flickers. */
const SLOW_MILLISECONDS = 400;

/** The line below the input. A screen reader reads every change of it; what the list shows anyway is for these alone. */
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

  /** Says that an answer is under way, if it takes longer than usual. */
  wait(): void {
    clearTimeout(this.#slow);
    this.#isWaiting = true;
    this.#slow = setTimeout(() => this.#put(TEXTS.searching, ''), SLOW_MILLISECONDS);
  }

  /** Tells screen readers alone. */
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

  /** What went wrong, for the user; then the service's own words, for those who build the page. */
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
