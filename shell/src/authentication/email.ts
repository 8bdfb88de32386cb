/** User names are e-mail addresses, and the server keeps them in lower case (api-1 §3.1). */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

const REQUIRED = 'Email is required';

/** What is wrong with a typed address; `true` when nothing is. The server requires something@something (api-1 §4.1). */
export function checkEmail(typed: string): true | string {
  const email = normalEmail(typed);
  if (email === '') return REQUIRED;
  return /^[^\s@]+@[^\s@]+$/.test(email) || 'Email is invalid';
}

/** Rules of the email field, with the messages of spec part 1 §5; login and the password pages share them. */
export const EMAIL_RULES = {
  required: REQUIRED,
  validate: (typed: unknown) => checkEmail(typeof typed === 'string' ? typed : ''),
};
