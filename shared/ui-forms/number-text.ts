/** What may be typed into a number field (ui-screens 2.9), and the number that it means. */

const THOUSANDS = /^\d{1,3}(,\d{3})+(?=$|\.)/;
const WHOLE = /^\d*$/;
const DECIMAL = /^\d*\.?\d*$/;

/**
 * The text without what people write into numbers for the eye: spaces, and commas between groups of three digits.
 * `undefined` when it is no number, nor the beginning of one: nothing is guessed from `12-15` or `1,5`.
 */
export function readableNumberText(text: string, isDecimal: boolean): string | undefined {
  const bare = text.replace(/\s/g, '');
  const plain = THOUSANDS.test(bare) ? bare.replaceAll(',', '') : bare;
  return (isDecimal ? DECIMAL : WHOLE).test(plain) ? plain : undefined;
}

/** The number of a readable text; null for an empty one and for a lone point. */
export function numberOf(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** The text of a number, without an exponent; empty for null. */
export function numberText(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '';
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}
