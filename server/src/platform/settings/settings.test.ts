import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressOf, isLoopback } from './network.ts';
import { settingsTable } from '../../../checks/settings/settings-table.ts';
import { databaseLimits } from './database-settings.ts';
import { readSettings, SETTINGS } from './settings.ts';

test('defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    demo: undefined,
    demoPassword: 'demo-password',
    allowDemoOnNetwork: false,
    siteDir: resolve(__dirname, '../../../../dist/site'),
    accessTokenMinutes: 15,
    longAccessTokenMinutes: 180,
    cdaUserKey: 'cda@ebi.ac.uk',
    dccUserKey: 'dcc-crawler@har.mrc.ac.uk',
    guideFinderUrl: undefined,
    liftoverUrl: undefined,
    liftoverChainFile: undefined,
    orthologUrl: undefined,
    externalTimeoutSeconds: 5,
    reportHours: 24,
    languishingMonths: 6,
    showGeneListMenu: false,
    noServiceWorker: false,
    apiDocumentationUrl: '/docs/restapi.html',
  });
});

test('with a pooler no statement is named, unless it is wanted', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://database/tracker' };
  const limits = (environment: Record<string, string>) => databaseLimits(readSettings(environment));
  expect(limits({})).toMatchObject({ hasPooler: false, namesStatements: true });
  expect(limits(direct)).toMatchObject({ hasPooler: true, namesStatements: false });
  expect(limits({ ...direct, DATABASE_NAMED_STATEMENTS: '1' })).toMatchObject({ namesStatements: true });
});

test('what is given is read; an empty value counts as unset', () => {
  const given = {
    PORT: ' 8100 ',
    DEMO: '0',
    PUBLIC_URL: 'https://tracker.example/',
    DATA_DIR: '',
    LOG_LEVEL: 'info',
    GUIDE_FINDER_URL: 'https://guides.example/api/',
    LIFTOVER_CHAIN_FILE: 'builds.chain',
  };
  expect(readSettings(given)).toMatchObject({
    port: 8100,
    demo: false,
    publicUrl: 'https://tracker.example',
    dataDir: resolve('.data'),
    logLevel: 'info',
    guideFinderUrl: 'https://guides.example/api',
    liftoverChainFile: resolve('builds.chain'),
  });
});

test.each([
  ...['portal.example', 'https://portal.example/path', '*'].map(
    (origin): [Record<string, string>, string] => [
      { ALLOWED_ORIGINS: origin },
      `separated by commas, but it is '${origin}'.`,
    ],
  ),
  [{ PORT: 'http' }, "PORT must be a whole number from 1 to 65535, but it is 'http'."],
  [{ PORT: '70000' }, "PORT must be a whole number from 1 to 65535, but it is '70000'."],
  [{ DEMO: 'yes' }, "DEMO must be 1 or 0, but it is 'yes'."],
  [{ DEMO_PASSWORD: 'short' }, "DEMO_PASSWORD must be at least 8 characters, but it is '…'."],
  [{ JWT_SECRET: 'short' }, "JWT_SECRET must be at least 32 characters, but it is '…'."],
  [
    { PUBLIC_URL: 'tracker' },
    "PUBLIC_URL must be an address such as https://tracker.example, but it is 'tracker'.",
  ],
  [
    { DATABASE_URL: 'mysql://root:secret@host/db' },
    "DATABASE_URL must be an address such as postgres://user:password@host:5432/database, but it is '…'.",
  ],
  [
    { LOG_LEVEL: 'loud' },
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, but it is 'loud'.",
  ],
  [
    { TRUST_PROXY: 'nginx' },
    "TRUST_PROXY must be none, or addresses, networks or loopback, linklocal, uniquelocal, separated by commas, but it is 'nginx'.",
  ],
  [
    { TRUST_PROXY: '10.0.0.0/64' },
    "TRUST_PROXY must be none, or addresses, networks or loopback, linklocal, uniquelocal, separated by commas, but it is '10.0.0.0/64'.",
  ],
  ...['10.0.0.0/33', '::1/129'].map((network): [Record<string, string>, string] => [
    { TRUST_PROXY: network },
    `separated by commas, but it is '${network}'.`,
  ]),
  [
    { CONTACT_URL: 'help@lab.example' },
    "CONTACT_URL must be an address such as mailto:help@lab.example or https://lab.example/contact, but it is 'help@lab.example'.",
  ],
  [{ SESSION_DAYS: '0' }, "SESSION_DAYS must be a whole number from 1 to 365, but it is '0'."],
])('%j is reported in one line', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test.each([
  ['none', []],
  ['10.0.0.7/32,::1/128', ['10.0.0.7/32', '::1/128']],
  ['loopback, 10.0.0.0/8,::1', ['loopback', '10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s believes %j', (given, trusted) => {
  expect(readSettings({ TRUST_PROXY: given }).trustProxy).toEqual(trusted);
});

test('each setting has a unique name', () => {
  const names = Object.values(SETTINGS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('docs/settings.md lists every setting with its default (run `npm run settings-table` in server to print it)', () => {
  const page = readFileSync(resolve(__dirname, '../../../../docs/settings.md'), 'utf8');
  const between = /<!-- settings:start -->([\s\S]*)<!-- settings:end -->/.exec(page)?.[1] ?? '';
  expect(cells(between)).toEqual(cells(settingsTable()));
});

/** The table without the spaces that line its columns up. */
function cells(table: string): string[][] {
  const rows = table
    .trim()
    .split('\n')
    .filter((row) => !/^\|[\s|-]+$/.test(row));
  return rows.map((row) => row.split('|').map((cell) => cell.trim()));
}

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.4', false],
  ['127.example.org', false],
])('%s is reached by this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
])('a server at %s is opened at %s', (host, address) => {
  expect(addressOf(host, 8080)).toBe(address);
});
