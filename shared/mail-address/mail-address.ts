/** Which texts the e-mail address of a new account or follower may be. */

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

export function isMailAddress(text: string): boolean {
  return mailAddressProblem(text, WANTED_ADDRESS) === undefined;
}
