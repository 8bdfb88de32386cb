import { readHistory } from './history.mjs';
import { readRegistry } from './registry.mjs';
import { rollback } from './rollback.mjs';
import { TestSite } from './testing/test-site.mjs';
import { withdraw } from './withdraw.mjs';

/** @type {TestSite} */
let site;
beforeEach(() => {
  site = new TestSite();
});
afterEach(() => site.remove());

const names = async () => (await readRegistry(site.store)).remotes.map(({ name }) => name);

test('an area is taken off the site, noted in the history, and comes back by its version', async () => {
  await site.release({ name: 'remote-reports', version: '1.0.0' });
  await site.release({ name: 'remote-hello', version: '1.0.0' }, { prefixes: ['/hello'] });
  const by = { actor: 'jo@lab.example', reason: 'tried out' };
  expect(await withdraw(site.store, 'remote-hello', by)).toBe('1.0.0');
  expect(await names()).toEqual(['remote-reports']);
  expect((await readHistory(site.store)).at(-1)).toMatchObject({
    action: 'withdraw',
    name: 'remote-hello',
    ...by,
  });
  await rollback(site.store, 'remote-hello', '1.0.0');
  expect(await names()).toEqual(['remote-hello', 'remote-reports']);
});

test('what is not live cannot be taken off', async () => {
  await expect(withdraw(site.store, 'remote-hello')).rejects.toThrow(
    'remote-hello is not live on this site.',
  );
});

test('a version without declared links keeps those that its area has now', async () => {
  const links = [{ in: 'menu', label: 'Reports', to: '/reports', place: 50 }];
  await site.release({ name: 'remote-reports', version: '1.0.0' });
  await site.release({ name: 'remote-reports', version: '1.1.0' }, { links });
  await rollback(site.store, 'remote-reports', undefined);
  const [entry] = (await readRegistry(site.store)).remotes;
  expect(entry).toMatchObject({ version: '1.0.0', links });
});
