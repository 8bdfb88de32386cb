import { affectedBy } from './affected.mjs';
import { workspaceFacts } from './workspace-facts.mjs';

const REMOTES = ['genelists', 'plans', 'profile', 'projects', 'reports', 'search'].map(
  (name) => `remote-${name}`,
);
const FRAMES = ['shell', ...REMOTES];
const workspace = workspaceFacts();
const affected = (/** @type {string[]} */ ...files) => {
  const { build, test, browser } = affectedBy(files, workspace);
  return { build: build.sort(), test: test.sort(), browser };
};
const all = (/** @type {string[]} */ ...names) => names.sort();

describe('on the real workspace', () => {
  test('a screen of one remote is built and tested alone', () => {
    expect(affected('remote-reports/src/remote.tsx')).toEqual({
      build: ['remote-reports'],
      test: ['remote-reports'],
      browser: true,
    });
  });

  test('a test of one remote is run, and nothing is built', () => {
    expect(affected('remote-reports/src/remote.test.tsx')).toEqual({
      build: [],
      test: ['remote-reports'],
      browser: false,
    });
  });

  test('the kit is built into the shell, and tested with everything that uses it', () => {
    expect(affected('shared/ui/index.ts')).toEqual({
      build: ['shell'],
      test: all('shared', 'server', ...FRAMES),
      browser: true,
    });
  });

  test('domain pieces are built into every frame', () => {
    expect(affected('shared/domain/index.ts').build).toEqual(all(...FRAMES));
  });

  test('a test of shared is a matter of shared', () => {
    expect(affected('shared/domain/a.test.ts')).toEqual({ build: [], test: ['shared'], browser: false });
  });

  test('the server is tested with the journeys, and no frame is', () => {
    expect(affected('server/src/main.ts')).toEqual({ build: [], test: ['server'], browser: true });
  });

  test('how frames are built is for all frames, how they are released is for the tools', () => {
    expect(affected('tools/webpack/preset.mjs').build).toEqual(all(...FRAMES));
    expect(affected('tools/site/release.mjs')).toEqual({ build: [], test: ['tools'], browser: false });
  });

  test('what is installed is for everything', () => {
    expect(affected('pnpm-lock.yaml')).toEqual({
      build: all(...FRAMES),
      test: all('shared', 'server', 'tools', ...FRAMES),
      browser: true,
    });
  });

  test('a journey is run, a record of a decision and a changelog change nothing', () => {
    expect(affected('e2e/journeys/search.spec.ts')).toEqual({ build: [], test: [], browser: true });
    expect(affected('docs/adr/0001-descendant-routes.md', 'remote-plans/CHANGELOG.md')).toEqual({
      build: [],
      test: [],
      browser: false,
    });
  });
});
