import { readRegistry } from '../registry.mjs';
import { TestSite } from '../testing/test-site.mjs';
import { errorsOf } from './types-check.mjs';

// The compiler starts some times.
jest.setTimeout(120_000);
const NAME = 'remote-reports';
/** @type {TestSite} */
let site;
beforeEach(() => {
  site = new TestSite();
});
afterEach(() => site.remove());

const screen = `
import { Badge } from 'shared/ui';
export const Screen = () => <Badge tone="good">Confirmed</Badge>;
`;
/** @param {string} prop */
const kit = (prop) => `
import type { ReactNode } from 'react';
export interface BadgeProps { ${prop}: 'good' | 'bad'; children: ReactNode }
export function Badge({ children }: BadgeProps) { return <b>{children}</b>; }
`;
const remote = { [`${NAME}/src/screen.tsx`]: screen };
/** @param {string} prop */
const shell = (prop) => ({
  'shared/ui/index.ts': "export { Badge } from './badge.tsx';",
  'shared/ui/badge.tsx': kit(prop),
});
const live = async () => (await readRegistry(site.store)).shell?.version;

test('a shell in which a prop has another name is refused while a remote uses the old one, and both are named', async () => {
  await site.release({ name: 'shell', version: '1.1.0' }, { types: shell('tone') });
  await site.release({ name: NAME, version: '1.0.0' }, { types: remote });
  const attempt = site.release({ name: 'shell', version: '2.0.0' }, { types: shell('color') });
  await expect(attempt).rejects.toThrow(
    /remote-reports 1\.0\.0 does not fit the shared modules of shell 2\.0\.0: remote-reports\/src\/screen\.tsx, line 3: .*'tone' does not exist/,
  );
  expect(await live()).toBe('1.1.0');
});

test('once no remote uses the old name the shell is released; a canary that does counts too', async () => {
  await site.release({ name: 'shell', version: '1.1.0' }, { types: shell('color') });
  const newer = { [`${NAME}/src/screen.tsx`]: screen.replace('tone', 'color') };
  await site.release({ name: NAME, version: '1.0.0' }, { types: newer });
  await site.release({ name: 'shell', version: '1.2.0' }, { types: shell('color') });
  expect(await live()).toBe('1.2.0');
  const audience = { percentage: 10, accounts: [] };
  await site.release({ name: NAME, version: '1.1.0', audience, force: true }, { types: remote });
  const attempt = site.release({ name: 'shell', version: '1.3.0' }, { types: shell('color') });
  await expect(attempt).rejects.toThrow(/remote-reports 1\.1\.0 does not fit/);
});

test('a remote that uses what the live shell does not have is refused', async () => {
  await site.release({ name: 'shell', version: '1.1.0' }, { types: shell('color') });
  const attempt = site.release({ name: NAME, version: '1.0.0' }, { types: remote });
  await expect(attempt).rejects.toThrow(/does not fit the shared modules of shell 1\.1\.0/);
});

test('versions of early sites, without types, are not checked', async () => {
  await site.release({ name: NAME, version: '1.0.0' });
  await site.release({ name: 'shell', version: '2.0.0' }, { types: shell('color') });
  expect(await live()).toBe('2.0.0');
});

test('errors come with the lines that explain them', () => {
  const printed = `a/src/x.tsx(3,30): error TS2322: Type A is not B.
  Property 'tone' does not exist.
b.ts(1,1): error TS1: Other.
`;
  expect(errorsOf(printed)).toEqual([
    { path: 'a/src/x.tsx', line: '3', text: "Type A is not B. Property 'tone' does not exist." },
    { path: 'b.ts', line: '1', text: 'Other.' },
  ]);
});
