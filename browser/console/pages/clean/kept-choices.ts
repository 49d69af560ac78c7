import type { Choices } from './types.ts';

const keyOf = (file: string): string => `clean ${file}`;

/** The choices about a file, kept for as long as the tab is open. So nothing is lost when it is reloaded. */
export function keptChoices(file: string): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(file)) ?? '{}') as Choices;
  } catch {
    return {};
  }
}

export function keepChoices(file: string, choices: Choices): void {
  try {
    sessionStorage.setItem(keyOf(file), JSON.stringify(choices));
  } catch {
    // Without storage, only a reload loses the choices.
  }
}
