import {
  asApostrophe,
  closingQuote,
  ELIDED,
  ENDS_IN_S,
  letterBehindSpaces,
  POSSESSIVE,
} from './apostrophes.ts';
import {
  AND,
  APOSTROPHE,
  CLOSE,
  COMMA,
  DIGIT,
  HYPHEN,
  INVISIBLE,
  kindAt,
  LETTER,
  OPEN,
  QUOTE,
  SLASH,
  SPACE,
  STOP,
} from './characters.ts';
import { type Token, type Word, wordOf } from './token.ts';

/** The tokens of a name. */
export interface Tokens {
  readonly tokens: readonly Token[];
  /** The words in brackets or quotation marks, each pair separately: a nickname, a title, (Hons). */
  readonly asides: readonly (readonly Word[])[];
  /** Whether there are characters that do not occur in names, such as @ or #. */
  readonly odd: boolean;
}

/** Splits a name into words and the marks between them, in one pass. */
export function tokenise(text: string): Tokens {
  // Columns for title, forename and surname mostly hold one plain word.
  if (ONE_WORD.test(text) && text.toLowerCase() !== 'and') {
    return { tokens: [wordOf(text, false, false, false, false, false)], asides: [], odd: false };
  }
  const reader = new Reader(text);
  reader.read();
  // Quotation marks around the whole name, as CSV files leave them, do not mark a nickname.
  if (reader.tokens.length === 0 && reader.asides.length > 0) {
    return { tokens: reader.asides.flat(), asides: [], odd: reader.odd };
  }
  return reader;
}

const ONE_WORD = /^[A-Za-z]+$/;

class Reader implements Tokens {
  readonly tokens: Token[] = [];
  readonly asides: Word[][] = [];
  odd = false;
  readonly #text: string;
  #at = 0;
  /** The letters of the current word. */
  #letters = '';
  #digits = false;
  #apostrophed = false;
  #glued = false;
  #hyphened = false;
  /** The brackets or quotation marks that words are in at present. */
  #aside: Word[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  read(): void {
    for (; this.#at < this.#text.length; this.#at++) {
      switch (kindAt(this.#text, this.#at)) {
        case LETTER:
          this.#run();
          break;
        case DIGIT:
          this.#letters += this.#text[this.#at];
          this.#digits = true;
          break;
        case SPACE:
          this.#endWord();
          this.#glued = false;
          break;
        case STOP:
          this.#stop();
          break;
        case HYPHEN:
          this.#hyphen();
          break;
        case APOSTROPHE:
          this.#apostrophe();
          break;
        case COMMA:
          this.#mark('comma');
          break;
        case AND:
          this.#ampersand();
          break;
        case SLASH:
          this.#mark('slash');
          break;
        case OPEN:
          this.#open();
          break;
        case CLOSE:
          this.#close();
          break;
        case QUOTE:
          if (this.#aside === undefined) this.#open();
          else this.#close();
          break;
        case INVISIBLE:
          break;
        default:
          if (!this.#lostLetter()) {
            this.#endWord();
            this.odd = true;
          }
      }
    }
    this.#endWord();
    // A bracket that is never closed is ignored.
    if (this.#aside !== undefined) this.tokens.push(...this.#aside);
  }

  /** Reads the letters from here on as one slice. Joining them one by one took twice as long. */
  #run(): void {
    const text = this.#text;
    const start = this.#at;
    let end = start + 1;
    while (end < text.length && kindAt(text, end) === LETTER) end++;
    const run = text.slice(start, end);
    this.#letters = this.#letters === '' ? run : this.#letters + run;
    this.#at = end - 1;
  }

  #nextKind(): number {
    return this.#at + 1 < this.#text.length ? kindAt(this.#text, this.#at + 1) : SPACE;
  }

  #endWord(possessive = false, stopped = false): void {
    if (this.#letters === '') return;
    const letters = this.#letters;
    this.#letters = '';
    if (this.#aside === undefined && this.#isAnd(letters)) {
      this.tokens.push({ kind: 'and' });
    } else {
      const isPossessive = possessive || (this.#apostrophed && POSSESSIVE.test(letters));
      const made = wordOf(letters, this.#glued, this.#hyphened, isPossessive, this.#digits, stopped);
      (this.#aside ?? this.tokens).push(made);
    }
    this.#digits = false;
    this.#apostrophed = false;
    this.#hyphened = false;
    this.#glued = false;
  }

  /** `and` in any case; `or` only in small letters and behind a word, because O. R. may be initials. */
  #isAnd(letters: string): boolean {
    if (letters.length === 3) return letters.toLowerCase() === 'and';
    return letters === 'or' && this.tokens.length > 0;
  }

  #mark(kind: 'and' | 'comma' | 'slash'): void {
    this.#endWord();
    this.#hyphened = false;
    this.#glued = false;
    if (this.#aside === undefined) this.tokens.push({ kind });
  }

  #stop(): void {
    this.#endWord(false, true);
    this.#glued = this.#nextKind() !== SPACE;
  }

  /**
   * Reads a `?` or U+FFFD that a program wrote for a letter or an apostrophe: Ren?e, O?Connell. Returns false
   * if the character is not one of these.
   */
  #lostLetter(): boolean {
    const sign = this.#text.charAt(this.#at);
    if ((sign !== '?' && sign !== '\ufffd') || this.#letters === '' || this.#nextKind() !== LETTER)
      return false;
    const next = this.#text.charAt(this.#at + 1);
    const isApostrophe = ELIDED.test(this.#letters);
    if (!isApostrophe && next !== next.toLowerCase()) return false;
    this.#letters += isApostrophe ? "'" : sign;
    return true;
  }

  /** A hyphen between letters belongs to the word. With a space beside it, it may join two words. */
  #hyphen(): void {
    if (this.#letters !== '' && this.#nextKind() === LETTER) {
      this.#letters += '-';
      return;
    }
    this.#endWord();
    this.#hyphened = this.tokens.at(-1)?.kind === 'word';
  }

  #apostrophe(): void {
    const next = this.#nextKind();
    this.#apostrophed = true;
    if (this.#letters !== '') {
      if (next === LETTER) this.#letters += asApostrophe(this.#text.charAt(this.#at));
      else if (ELIDED.test(this.#letters) && this.#skipToLetter()) this.#letters += "'";
      else {
        // de' Rossi, Nic a' Bhaird
        if (this.#letters === 'a' || this.#letters.toLowerCase() === 'de')
          this.#letters += asApostrophe(this.#text.charAt(this.#at));
        this.#endWord(ENDS_IN_S.test(this.#letters));
      }
      return;
    }
    const close = closingQuote(this.#text, this.#at);
    if (close !== -1) {
      const quoted = tokenise(this.#text.slice(this.#at + 1, close));
      if (this.#aside === undefined) this.asides.push(quoted.tokens.filter((token) => token.kind === 'word'));
      this.#at = close;
    } else if (next === LETTER) {
      this.#letters = asApostrophe(this.#text.charAt(this.#at));
    }
  }

  /** Moves to the next letters if only spaces are between: O' Brien. */
  #skipToLetter(): boolean {
    const letter = letterBehindSpaces(this.#text, this.#at + 1);
    if (letter === -1) return false;
    this.#at = letter - 1;
    return true;
  }

  /** `&amp;` is an escaped ampersand. */
  #ampersand(): void {
    if (this.#text.startsWith('amp;', this.#at + 1)) this.#at += 4;
    else if (ENTITY.test(this.#text.slice(this.#at, this.#at + 10))) this.odd = true;
    this.#mark('and');
  }

  #open(): void {
    this.#endWord();
    this.#close();
    this.#aside = [];
    this.#glued = false;
  }

  #close(): void {
    this.#endWord();
    const aside = this.#aside;
    this.#aside = undefined;
    if (aside === undefined || aside.length === 0) return;
    const [only, next] = aside;
    // Featherstone (Miss) Amelia. BSc (Hons), MA (Oxon): one suffix after another.
    const isPartOfName =
      only !== undefined &&
      next === undefined &&
      (this.#isTitleBetween(only) || (only.entry.suffix !== undefined && this.#endsInSuffix()));
    if (isPartOfName) this.tokens.push(only);
    else this.asides.push(aside);
  }

  /** Whether an everyday title in brackets stands inside a name that begins without a title. */
  #isTitleBetween({ entry }: Word): boolean {
    const first = this.tokens[0];
    if (first?.kind !== 'word' || first.entry.titles !== undefined || this.#nextKind() !== SPACE)
      return false;
    return entry.titles?.some(({ words, title }) => words.length === 1 && title.everyday) === true;
  }

  #endsInSuffix(): boolean {
    const last = this.tokens.at(-1);
    return last?.kind === 'word' && (last.entry.suffix !== undefined || last.glued);
  }
}

/** Other HTML character references, which `undamaged` reads. */
const ENTITY = /^&[a-z]{2,8};/i;
