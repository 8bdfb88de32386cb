import { readFileSync } from 'node:fs';
import { serverFile } from '../../platform/folders/server-folder.ts';
import { refusedField } from '../../platform/http/requests/refused-field.ts';

/**
 * The 1557 passwords of at least ten characters, the shortest that are accepted, of the list of frequent passwords in
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT licence, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts), in
 * lower case.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(serverFile('src/identity/people/common-passwords.txt'), 'utf8').trimEnd().split('\n'),
);

const MESSAGE =
  'This password is one of those that are tried first, because many people use it. Please choose another one, such as ' +
  'four words that have nothing to do with each other.';

/** Whether many people have this password. Capital letters and blanks around it make none of them a rare one. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return COMMON.has(plain) || new Set(plain).size < 3;
}

/**
 * Refuses a new password that many people have. Those that are set stay as they are.
 *
 * @param object that the password belongs to in the request
 * @throws ApiError (400) with the field, without the password
 */
export function refuseCommonPassword(object: string, password: string): void {
  if (isCommonPassword(password)) throw refusedField({ object, field: 'password' }, undefined, MESSAGE);
}
