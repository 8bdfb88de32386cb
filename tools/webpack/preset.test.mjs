import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frames } from '../workspace.mjs';
import { unprovided } from './build-plugins.mjs';
import { readFrame } from './frame.mjs';
import { frameConfig } from './preset.mjs';
import { SHARED_MODULES, sharedModules, withFilesOfTheirOwn } from './shared-modules.mjs';

const root = join(__dirname, '../..');
/** @param {string} frame */
const configUrl = (frame) => pathToFileURL(join(root, frame, 'webpack.config.mjs')).href;
const FRAMES = frames();

describe('every app', () => {
  test.each(FRAMES)('%s takes the preset as it is, in at most three lines', (frame) => {
    const lines = readFileSync(join(root, frame, 'webpack.config.mjs'), 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean);
    expect(lines).toEqual([
      `import { frameConfig } from 'tools/webpack';`,
      'export default frameConfig(import.meta.url);',
    ]);
  });

  test.each(FRAMES)('%s knows no absolute address and evaluates no text', (frame) => {
    for (const mode of ['production', 'development']) {
      const config = frameConfig(configUrl(frame))({}, { mode });
      expect(config.output?.publicPath).toBe('auto');
      expect(String(config.devtool)).not.toContain('eval');
    }
  });

  test.each(FRAMES)('%s names its files by their content, but not while it is developed', (frame) => {
    const nameOf = (/** @type {string} */ mode) =>
      frameConfig(configUrl(frame))({}, { mode }).output?.chunkFilename;
    expect(nameOf('production')).toBe('static/[name].[contenthash].js');
    // A page that came before a save still finds its scripts after it.
    expect(nameOf('development')).toBe('static/[name].js');
  });

  test('no two apps share a container name', () => {
    const names = FRAMES.map((frame) => frameConfig(configUrl(frame))({}, {}).output?.uniqueName);
    expect(new Set(names).size).toBe(FRAMES.length);
  });

  test('no two remotes have the same address prefix', () => {
    const prefixes = FRAMES.flatMap((frame) => readFrame(configUrl(frame)).area?.prefixes ?? []);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

describe('the table of shared modules', () => {
  test('contains React with its sub-paths, the stores and the packages of shared that must be one', () => {
    expect(SHARED_MODULES.map((row) => row.request)).toEqual(
      expect.arrayContaining([
        'react',
        'react/',
        'react-dom',
        'react-dom/',
        'zustand',
        'swr',
        'shared/session',
        'shared/ui',
      ]),
    );
  });

  test.each([
    '@chakra-ui/react',
    '@emotion/react',
    'react-router-dom',
    'react-hook-form',
    'shared/remote',
    'shared/domain',
  ])('leaves out %s', (request) => {
    expect(SHARED_MODULES.map((row) => row.request)).not.toContain(request);
  });

  test('is provided by the shell, with what the first page needs in its first file', () => {
    const modules = sharedModules('provider');
    expect(modules['react']).toMatchObject({ singleton: true, eager: true });
    expect(modules['shared/ui-overlays']).toMatchObject({ singleton: true, eager: false });
    expect(modules['shared/edit-form']).toMatchObject({ singleton: true, eager: false });
    expect(modules['shared/history']).toMatchObject({ singleton: true, eager: false });
    expect(Object.values(modules).every((module) => module.import !== false)).toBe(true);
  });

  test('has modules with files of their own, in one order whatever the order of a build', () => {
    const used = ['shared/history', 'react', 'shared/ui', 'shared/edit-form', 'shared/edit-form'];
    expect(withFilesOfTheirOwn(used)).toEqual(['shared/edit-form', 'shared/history']);
  });

  test('is only consumed by remotes: none carries a copy', () => {
    expect(Object.values(sharedModules('consumer')).every((module) => module.import === false)).toBe(true);
  });
});

describe('modules that the shell forgot to provide', () => {
  const all = SHARED_MODULES.map(({ request }) => (request.endsWith('/') ? `${request}client` : request));

  test('is empty when each row of the table is there', () => {
    expect(unprovided(all)).toEqual([]);
  });

  test('are named', () => {
    expect(unprovided(all.filter((name) => name !== 'swr' && name !== 'react-dom/client'))).toEqual([
      'react-dom/',
      'swr',
    ]);
  });
});
