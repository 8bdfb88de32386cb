import * as argon2 from '@node-rs/argon2';
import { hashPassword, passwordFits } from './passwords.ts';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});
const verifying = jest.mocked(argon2.verify);

test('passwords are stored as argon2id, each with a separate salt', async () => {
  const hashes = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('only the password fits', async () => {
  const hash = await hashPassword('secret');
  expect(await passwordFits(hash, 'secret')).toBe(true);
  expect(await passwordFits(hash, 'Secret')).toBe(false);
  expect(await passwordFits(null, 'secret')).toBe(false);
});

test('who has no account takes as much work as a wrong password', async () => {
  verifying.mockClear();
  await passwordFits(await hashPassword('secret'), 'wrong');
  await passwordFits(null, 'wrong');
  const [known, unknown] = verifying.mock.calls;
  expect(unknown?.slice(1)).toEqual(known?.slice(1));
  // A hash with the same parameters, of another password.
  expect(parametersOf(unknown?.[0])).toBe(parametersOf(known?.[0]));
  expect(unknown?.[0]).not.toBe(known?.[0]);
});

/** `$argon2id$v=19$m=19456,t=2,p=1` of a hash in PHC form. */
const parametersOf = (hash: unknown) => String(hash).split('$').slice(0, 4).join('$');
