/** Between what is stored and the text in the cells of a table of rows: what nobody touched goes back exactly as it came. */
import { numberOf, numberText } from 'shared/ui-forms';

/** The text in the cell of a stored text. */
export function cellText(stored: string | null | undefined): string {
  return stored ?? '';
}

/** The text to store; an empty cell means no value and is said so (PP-36). */
export function textToStore(text: string, stored: string | null | undefined): string | null {
  if (text === cellText(stored)) return stored ?? null;
  return text.trim() === '' ? null : text;
}

/** The number that a text in a cell means, to store; null for none and for a lone point. */
export function numberToStore(text: string, stored: number | null | undefined): number | null {
  if (text === numberText(stored ?? null)) return stored ?? null;
  return numberOf(text);
}
