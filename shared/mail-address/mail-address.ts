/** Which texts the e-mail address of an account or follower may be. */

/** Addresses are kept in lower case; nobody has to know (api-1 section 3.1, PP-69). */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** As the existing tracker declares it (api-1 section 4.1). */
const SOMETHING_AT_SOMETHING = /^[^@\s]+@[^@\s]+$/;

/**
 * What every mail program reads as this one address: the plain form of RFC 5322, in ASCII. Of `x<jo@lab.example>` it reads the
 * inner address, of `x,jo@lab.example` two, and of letters in other widths those of ASCII; so one person could get mails under
 * as many texts as somebody likes, and limits count by the text.
 */
const PLAIN = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(\.[a-z\d-]+)*$/i;

/** What to do about a text with something around the address, or in it. */
export const WANTED_ADDRESS =
  'Enter an address such as name@lab.example: alone, without brackets, commas or accents';

/**
 * Why a text cannot be the address of a new account or follower; undefined where it can.
 *
 * @param noAddress what the form or request is answered where it is nothing like an address
 */
export function mailAddressProblem(text: string, noAddress: string): string | undefined {
  if (!SOMETHING_AT_SOMETHING.test(text)) return noAddress;
  return PLAIN.test(text) ? undefined : WANTED_ADDRESS;
}

/** The same for the address of an account that there is, however it was written when it was made. */
export function knownAddressProblem(text: string, noAddress: string): string | undefined {
  return SOMETHING_AT_SOMETHING.test(text) ? undefined : noAddress;
}

/**
 * Rules of a form's field for an address.
 *
 * @param required the form's words for an empty field @param problemOf what is wrong with an address as it is kept
 */
export function emailRules(required: string, problemOf: (email: string) => string | undefined) {
  return {
    required,
    validate: (typed: unknown): string | true => {
      const email = normalEmail(typeof typed === 'string' ? typed : '');
      return email === '' ? required : (problemOf(email) ?? true);
    },
  };
}

export function isMailAddress(text: string): boolean {
  return mailAddressProblem(text, WANTED_ADDRESS) === undefined;
}
