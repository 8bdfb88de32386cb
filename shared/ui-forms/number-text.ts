/** What may be typed into a number field (ui-screens 2.9), and the number that it means. */

const THOUSANDS = /^\d{1,3}(,\d{3})+(?=$|\.)/;
const WHOLE = /^\d*$/;
const DECIMAL = /^\d*\.?\d*$/;

/** One comma in the place of a point. */
const DECIMAL_COMMA = /^\d*,\d*$/;
/** The beginning of a number with a sign; a minus, as people write it. */
const SIGN = /^\s*[-−–+]/;
const MINUS = /^\s*[-−–]/;
/** Some read it as 1234, others as 1.234. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

/**
 * The text without what people write into numbers for the eye: spaces, and commas between groups of three digits. In a decimal
 * a comma is read as the point that it is in many languages. `undefined` when it is no number, nor the beginning of one, or may
 * be two: nothing is guessed from `12-15`, or from `1,234` in a decimal.
 */
export function readableNumberText(text: string, isDecimal: boolean): string | undefined {
  // Digits of full width, as some keyboards type them, are digits.
  const bare = text.normalize('NFKC').replace(/\s/g, '');
  const plain = isDecimal ? decimalText(bare) : withoutThousands(bare);
  return (isDecimal ? DECIMAL : WHOLE).test(plain) ? plain : undefined;
}

function decimalText(bare: string): string {
  if (AMBIGUOUS.test(bare)) return bare;
  return DECIMAL_COMMA.test(bare) ? bare.replace(',', '.') : withoutThousands(bare);
}

function withoutThousands(bare: string): string {
  return THOUSANDS.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** What a number field contains after a key or a paste. */
export interface TypedNumber {
  /** What stays in the field. */
  text: string;
  /** What was not taken. */
  refused?: string;
}

/**
 * What becomes of a text that was typed into a number field. What follows on a character that was refused is refused with it
 * until the text is shortened or replaced, so that `1,5` never becomes 15, nor `12-15` 1215 or `1e3` 13; thousands are taken
 * once they are complete.
 */
export function typedNumber(typed: string, before: TypedNumber, isDecimal: boolean): TypedNumber {
  const whole = continued(typed, before);
  const text = readableNumberText(whole, isDecimal);
  if (text !== undefined) return { text };
  // After a sign alone the digits enter, so that there is something to shorten; -7 is not 7 all the same.
  const digits = before.text === '' && SIGN.test(whole) ? readableNumberText(typed, isDecimal) : undefined;
  return { text: digits ?? before.text, refused: whole };
}

/** An empty field begins again, but after a sign: it has nothing that could be shortened. */
function continued(typed: string, { text, refused }: TypedNumber): string {
  if (refused === undefined) return typed;
  const goesOn = typed.length > text.length && typed.startsWith(text);
  return goesOn && (text !== '' || SIGN.test(refused)) ? refused + typed.slice(text.length) : typed;
}

/** Whether digits or the sign that were typed are missing in the field: that must be read also after the field is left. */
export function isPartMissing({ text, refused = text }: TypedNumber): boolean {
  return digitsOf(refused) !== digitsOf(text) || (digitsOf(refused) !== '' && MINUS.test(refused));
}

/** Digits of any script: those that cannot be read are missing, too. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\P{Nd}/gu, '');
}

/** Reports what was typed or pasted and is not in the field. */
export function refusalText(typed: string, isDecimal: boolean): string {
  const text = typed.trim();
  if (isDecimal && AMBIGUOUS.test(text))
    return `“${text}” was not taken: write ${text.replace(',', '')} or ${text.replace(',', '.')}.`;
  return `“${text}” was not taken: ${isDecimal ? 'only digits and one point' : 'only digits'}.`;
}

/** The number of a readable text; null for an empty one and for a lone point. */
export function numberOf(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** The text of a number, without an exponent; empty for null. */
export function numberText(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '';
  const text = String(value);
  // Only for what would be written with an exponent: a form has dozens of numbers, and `Intl` takes longest of all that draws them.
  return text.includes('e')
    ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}
