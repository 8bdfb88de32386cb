import { PASSWORD_LENGTH, SHORTEST_PASSWORD } from 'shared/limits';
import { emailRules, knownAddressProblem, mailAddressProblem } from 'shared/mail-address';

/** Rules and messages of the account forms (ui-screens 22.2). */
const REQUIRED = 'You must enter a value';
const NOT_AN_EMAIL = 'Not a valid email';

export const PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters. Tell it to the person yourself.`;

/** A text with something in it. */
export const REQUIRED_RULES = {
  required: REQUIRED,
  validate: (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '') || REQUIRED,
};

/** The address of an account there is. */
export const EMAIL_RULES = emailRules(REQUIRED, (email) => knownAddressProblem(email, NOT_AN_EMAIL));

/** The address of a new account. */
export const NEW_EMAIL_RULES = emailRules(REQUIRED, (email) => mailAddressProblem(email, NOT_AN_EMAIL));

export const PASSWORD_RULES = { required: REQUIRED, ...PASSWORD_LENGTH };
