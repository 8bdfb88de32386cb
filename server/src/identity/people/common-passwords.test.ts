import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password123',
  'Password123',
  ' PASSWORD123 ',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'ababababab',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['a password for tests', 'ten letters', 'password123 mouse', 'tdTomato-Rosa26'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
