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
  const hash = await hashPassword('secret');
  await passwordFits(null, 'warm up');
  const timeOf = async (stored: string | null) => {
    const { user, system } = process.cpuUsage();
    await passwordFits(stored, 'wrong');
    const spent = process.cpuUsage({ user, system });
    return spent.user + spent.system;
  };
  expect(await timeOf(null)).toBeGreaterThan((await timeOf(hash)) / 4);
});
