import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf } from '../sizes/budgets.mjs';
import { remotes, root } from '../workspace.mjs';
import { affectedBy } from './affected.mjs';
import { areasOf, areasShownBy, journeys } from './journeys.mjs';
import { workspaceFacts } from './workspace-facts.mjs';

const REMOTES = remotes();
const FRAMES = ['shell', ...REMOTES];
const workspace = workspaceFacts();
const ALL = journeys();
const affected = (/** @type {string[]} */ ...files) => affectedWith(files, []);
const affectedWith = (/** @type {string[]} */ files, /** @type {string[]} */ installed) => {
  const found = affectedBy(files, workspace, installed);
  return { build: found.build.sort(), test: found.test.sort(), journeys: found.journeys };
};
const all = (/** @type {string[]} */ ...names) => names.sort();

describe('on the real workspace', () => {
  test('a screen of one remote is built and tested alone, with the journeys that visit it', () => {
    const { build, test, journeys } = affected('remote-reports/src/remote.tsx');
    expect({ build, test }).toEqual({ build: ['remote-reports'], test: ['remote-reports'] });
    expect(journeys).toEqual(ALL.filter((spec) => areasOf(spec, REMOTES).includes('remote-reports')));
    expect(journeys).toContain('journeys/reports-downloads.spec.ts');
    expect(journeys).not.toContain('journeys/gene-lists.spec.ts');
  });

  test('a test of one remote is run, and nothing is built', () => {
    expect(affected('remote-reports/src/remote.test.tsx')).toEqual({
      build: [],
      test: ['remote-reports'],
      journeys: [],
    });
  });

  test('the kit is built into the shell, and tested with everything that uses it', () => {
    expect(affected('shared/ui/index.ts')).toEqual({
      build: ['shell'],
      test: all('shared', 'server', ...FRAMES),
      journeys: ALL,
    });
  });

  test('domain pieces are built into every app', () => {
    expect(affected('shared/domain/index.ts').build).toEqual(all(...FRAMES));
  });

  test('a test of shared is a matter of shared', () => {
    expect(affected('shared/domain/a.test.ts')).toEqual({ build: [], test: ['shared'], journeys: [] });
  });

  test('the server is tested with the journeys, and no app is', () => {
    expect(affected('server/src/main.ts')).toEqual({ build: [], test: ['server'], journeys: ALL });
  });

  test('how apps are built is for all apps, how they are released is for the tools and the federation', () => {
    expect(affected('tools/webpack/preset.mjs').build).toEqual(all(...FRAMES));
    const federation = ALL.filter((spec) => spec.startsWith('federation/'));
    expect(affected('tools/site/release.mjs')).toEqual({ build: [], test: ['tools'], journeys: federation });
  });

  test('how all is compiled is for everything', () => {
    expect(affected('tsconfig.base.json')).toEqual({
      build: all(...FRAMES),
      test: all('shared', 'server', 'tools', ...FRAMES),
      journeys: ALL,
    });
  });

  test('what is installed is for those who stand on it', () => {
    const lockfile = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
    expect(affectedWith(lockfile, [])).toEqual({ build: [], test: [], journeys: [] });
    expect(affectedWith(lockfile, ['remote-reports'])).toEqual(affected('remote-reports/src/remote.tsx'));
    expect(affectedWith(lockfile, ['server'])).toEqual({ build: [], test: ['server'], journeys: ALL });
    expect(affectedWith(lockfile, ['shared']).build).toEqual(all(...FRAMES));
    expect(affectedWith(lockfile, ['.'])).toEqual(affected('package.json'));
  });

  test('how servers stand behind nginx is for the journeys', () => {
    expect(affected('deploy/nginx/site.conf')).toEqual({ build: [], test: [], journeys: ALL });
  });

  test('a journey is run, a record of a decision and a changelog change nothing', () => {
    expect(affected('e2e/journeys/search.spec.ts')).toEqual({
      build: [],
      test: [],
      journeys: ['journeys/search.spec.ts'],
    });
    expect(affected('e2e/support/site.ts').journeys).toEqual(ALL);
    expect(affected('docs/adr/0001-descendant-routes.md', 'remote-plans/CHANGELOG.md')).toEqual({
      build: [],
      test: [],
      journeys: [],
    });
  });

  test('the table of journeys has every spec file, and remotes that there are', () => {
    const files = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' });
    const specs = files.filter((path) => path.endsWith('.spec.ts') && !path.startsWith('node_modules'));
    expect(ALL.toSorted()).toEqual(specs.sort());
    // And one that a journey makes.
    const known = [...REMOTES, 'remote-hello'];
    const listed = ALL.flatMap((spec) => areasShownBy(spec, REMOTES));
    expect(listed.filter((area) => !known.includes(area))).toEqual([]);
    // Each that has been here for long has journeys of its own; a new one begins with the tests in its folder.
    const withJourneys = new Set(ALL.flatMap((spec) => areasOf(spec, REMOTES)));
    expect(REMOTES.filter((name) => budgetOf(name) !== undefined && !withJourneys.has(name))).toEqual([]);
  });

  test('a journey that only passes through a remote does not run for a change of it', () => {
    const { journeys } = affected('remote-search/src/results/results-table.tsx');
    expect(journeys).toContain('journeys/search.spec.ts');
    expect(journeys).not.toContain('journeys/people.spec.ts');
    expect(areasShownBy('journeys/people.spec.ts', REMOTES)).toContain('remote-search');
  });
});
