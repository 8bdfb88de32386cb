import { hashPassword, passwordFits } from './passwords.ts';

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
  const verifies = jest.fn(async () => false);
  await passwordFits(await hashPassword('secret'), 'wrong', verifies);
  await passwordFits(null, 'wrong', verifies);
  const [[known, ...inKnown] = [], [unknown, ...inUnknown] = []] = argumentsOf(verifies);
  // A hash with the same parameters, of another password.
  expect(parametersOf(unknown)).toBe(parametersOf(known));
  expect(unknown).not.toBe(known);
  expect(inUnknown).toEqual(inKnown);
});

const argumentsOf = ({ mock }: jest.Mock<Promise<boolean>, unknown[]>) => mock.calls;
/** `$argon2id$v=19$m=19456,t=2,p=1` of a hash in PHC form. */
const parametersOf = (hash: unknown) => String(hash).split('$').slice(0, 4).join('$');
