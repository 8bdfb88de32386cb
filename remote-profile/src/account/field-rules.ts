import { PASSWORD_LENGTH, SHORTEST_PASSWORD } from 'shared/limits';
import { mailAddressProblem } from 'shared/mail-address';

/** Rules and messages of the account forms (ui-screens 22.2). */
const REQUIRED = 'You must enter a value';
const NOT_AN_EMAIL = 'Not a valid email';

export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. Tell it to the person yourself.`;

/** Addresses are kept in lower case; nobody has to know (PP-69). */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** A text with something in it. */
export const REQUIRED_RULES = {
  required: REQUIRED,
  validate: (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '') || REQUIRED,
};

/** The address of an account there is, however it was written when it was made (api-1 section 4.1). */
export const EMAIL_RULES = {
  required: REQUIRED,
  validate: (typed: unknown) => {
    const email = normalEmail(typeof typed === 'string' ? typed : '');
    if (email === '') return REQUIRED;
    return /^[^@\s]+@[^@\s]+$/.test(email) || NOT_AN_EMAIL;
  },
};

/** The address of a new account. */
export const NEW_EMAIL_RULES = {
  required: REQUIRED,
  validate: (typed: unknown) => {
    const email = normalEmail(typeof typed === 'string' ? typed : '');
    return email === '' ? REQUIRED : (mailAddressProblem(email, NOT_AN_EMAIL) ?? true);
  },
};

export const PASSWORD_RULES = { required: REQUIRED, ...PASSWORD_LENGTH };
