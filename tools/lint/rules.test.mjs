import { layersAbove, SERVER_LAYERS } from '../layers/server-layers.mjs';
import { LintedCode } from './linted-code.mjs';

const linted = new LintedCode();
beforeAll(() => linted.lint(), 60_000);
afterAll(() => linted.remove());

/** @param {[file: string, code: string][]} cases */
const lintEach = (cases) => cases.map(([file, code]) => ({ file, code, refusals: linted.add(file, code) }));

const ARROW = 'eslint(no-restricted-imports)';

describe('imports that are refused', () => {
  test.each(
    lintEach([
      ['remote-search/src/a.ts', `import { x } from 'remote-reports/src/x.ts';`],
      ['remote-search/src/a.ts', `import { x } from '../../remote-reports/src/x.ts';`],
      ['remote-search/src/a.ts', `import { x } from 'shell/src/x.ts';`],
      ['remote-search/src/a.ts', `import { x } from '../../shared/api/index.ts';`],
      ['remote-search/src/a.tsx', `import { Button } from '@chakra-ui/react';`],
      ['remote-search/src/a.tsx', `import styled from '@emotion/react';`],
      ['remote-search/src/a.tsx', `import { Link } from 'react-router-dom';`],
      ['remote-search/src/a.tsx', `import { Link } from 'react-router';`],
      ['remote-search/src/a.tsx', `import { useForm } from 'react-hook-form';`],
      ['remote-search/src/a.ts', `import { loadRemote } from '@module-federation/runtime';`],
      ['remote-search/src/a.ts', `import { ProjectSchema } from 'shared/contract';`],
      ['remote-search/src/a.ts', `export { x } from 'server/src/x.ts';`],
      ['shell/src/a.ts', `import { x } from 'remote-search/src/x.ts';`],
      ['shell/src/a.tsx', `import { Button } from '@chakra-ui/react';`],
      ['server/src/a.ts', `import { apiFetch } from 'shared/api';`],
      ['server/src/a.ts', `import { x } from '../../shared/contract/index.ts';`],
      ['server/src/tracker/a.ts', `import { x } from '../../../shell/src/x.ts';`],
      ['server/testing/a.ts', `import { x } from 'shared/api';`],
      ['server/src/a.ts', `import { useState } from 'react';`],
      ['server/src/tracker/a.ts', `import { compileModulesOnce } from 'tools/jest/compiled-once.mjs';`],
      ['server/src/tracker/a.ts', `import { SHORT_LIVED } from 'tools/machine/short-lived.mjs';`],
      ['server/testing/a.ts', `import { x } from 'tools/webpack/frame.mjs';`],
      ['shared/contract/a.ts', `import { x } from 'shared/api';`],
      ['shared/project-table/a.ts', `import { Project } from 'shared/contract';`],
      ['shared/project-table/a.ts', `import { Lines } from 'shared/ui';`],
      ['shared/record-fields/a.ts', `import { Lines } from 'shared/ui';`],
      ['server/src/a.ts', `import { csvText } from 'shared/domain';`],
      ['shared/api/a.ts', `import { x } from 'shared/session';`],
      ['shared/ui/a.tsx', `import { x } from 'shared/api';`],
      ['shared/ui/a.tsx', `import { Box } from '@chakra-ui/react';`],
      ['shared/ui/a.tsx', `import { recipe } from 'shared/styles';`],
      ['shell/src/a.tsx', `import { styles } from 'shared/styles';`],
      ['remote-search/src/a.ts', `import { styles } from 'shared/styles';`],
      ['remote-search/src/a.styles.ts', `import { x } from 'remote-reports/src/x.ts';`],
      ['shared/ui/a.styles.ts', `import { createSystem } from '@chakra-ui/react';`],
      ['shared/ui/a.tsx', `import { x } from '../domain/x.tsx';`],
      ['shared/ui/parts/a.tsx', `import { x } from '../../api/x.ts';`],
      ['shared/ui/a.tsx', `import { useForm } from 'react-hook-form';`],
      ['shared/domain/a.tsx', `import { Button } from '@chakra-ui/react';`],
      ['shared/domain/a.tsx', `import { x } from '../../remote-plans/src/x.ts';`],
      ['shared/domain/a.tsx', `import { renderInShell } from 'shared/testing';`],
      ['shared/domain/a.test.tsx', `import { Button } from '@chakra-ui/react';`],
      ['shared/domain/a.tsx', `import { EditForm } from 'shared/edit-form';`],
      ['shared/edit-form/a.tsx', `import { useForm } from 'react-hook-form';`],
      ['shared/edit-form/a.tsx', `import { renderInShell } from 'shared/testing';`],
      ['shared/router/a.ts', `import { x } from 'shared/ui';`],
      ['e2e/a.spec.ts', `import { x } from 'shared/contract';`],
      ['e2e/journeys/a.spec.ts', `import { x } from '../../server/src/x.ts';`],
      ['e2e/journeys/a.spec.ts', `import { test } from '@playwright/test';`],
    ]),
  )('$file: $code', ({ refusals }) => {
    expect(refusals()).toContain(ARROW);
  });

  /** @param {string} importer @param {string} imported */
  const lintLayers = (importer, imported) =>
    linted.add(`server/src/${importer}/folder/a.ts`, `export { x } from '../../${imported}/folder/x.ts';`);

  test.each(
    SERVER_LAYERS.flatMap(({ name }) => layersAbove(name).map((above) => ({ below: name, above }))).map(
      ({ below, above }) => ({
        below,
        above,
        upward: lintLayers(below, above),
        downward: lintLayers(above, below),
      }),
    ),
  )('the server layer $below does not import $above, which is above it', ({ upward, downward }) => {
    expect(upward()).toContain(ARROW);
    expect(downward()).toEqual([]);
  });

  test.each(
    lintEach([
      ['server/src/tracker/plans/a.ts', `export { x } from '../testing/x.ts';`],
      ['server/src/tracker/plans/a.ts', `export { x } from '../../../testing/x.ts';`],
    ]),
  )('product code: $code', ({ refusals }) => {
    expect(refusals()).toContain(ARROW);
  });

  test.each(
    lintEach([
      ['remote-search/src/a.ts', `export const menu = () => import('@chakra-ui/react');`],
      ['remote-search/src/a.ts', `export const schemas = () => import('shared/contract');`],
      ['shared/ui/a.ts', `export const list = () => import('shared/domain');`],
    ]),
  )('a lazy import cannot bypass an entry point: $code', ({ refusals }) => {
    expect(refusals()).toContain(ARROW);
  });
});

describe('imports that are allowed', () => {
  test.each(
    lintEach([
      ['remote-search/src/a.ts', `export { apiFetch } from 'shared/api';`],
      ['remote-search/src/a.ts', `export type { Project } from 'shared/contract';`],
      ['remote-search/src/a.ts', `export { x } from '../rules/x.ts';`],
      ['remote-search/src/a.ts', `export const overlays = () => import('shared/ui-overlays');`],
      ['shell/src/a.ts', `export { loadRemote } from '@module-federation/runtime';`],
      ['shared/styles/a.ts', `export { createSystem } from '@chakra-ui/react/styled-system';`],
      ['shared/ui/a.styles.ts', `export { recipe } from 'shared/styles';`],
      ['remote-search/src/a.styles.ts', `export { styles } from 'shared/styles';`],
      ['remote-search/src/a.ts', `export type { Recipe } from 'shared/styles';`],
      ['shared/ui/a.tsx', `export { Link } from 'shared/router';`],
      ['shared/ui-forms/a.tsx', `export { useForm } from 'react-hook-form';`],
      ['shared/domain/a.test.tsx', `export { renderInShell } from 'shared/testing';`],
      ['shared/edit-form/a.tsx', `export { useDraft } from 'shared/domain';`],
      ['shared/edit-form/a.test.tsx', `export { renderInShell } from 'shared/testing';`],
      ['shared/router/index.ts', `export { Link } from 'react-router-dom';`],
      ['shared/session/a.ts', `export { apiFetch } from 'shared/api';`],
      ['shared/contract/a.ts', `export { Type } from 'typebox';`],
      ['server/src/a.ts', `export { ProjectSchema } from 'shared/contract';`],
      ['server/src/a.ts', `export { chromosomeSize } from 'shared/genome';`],
      ['server/src/a.ts', `export { COMMENT } from 'shared/limits';`],
      ['shared/contract/a.ts', `export { COMMENT } from 'shared/limits';`],
      ['server/src/tracker/a.ts', `export { x } from '../projects/x.ts';`],
      ['server/src/tracker/a.ts', `export { x } from '../identity/x.ts';`],
      ['server/src/tracker/a.test.ts', `export { x } from '../edge/app.ts';`],
      ['server/src/tracker/a.test.ts', `export { x } from '../../testing/x.ts';`],
      ['server/src/tracker/testing/a.ts', `export { x } from '../../../testing/x.ts';`],
      ['server/src/a.ts', `export { searchColumns } from 'shared/project-table';`],
      ['remote-search/src/a.ts', `export { searchColumns } from 'shared/project-table';`],
      ['server/src/a.ts', `export { labelsOf } from 'shared/record-fields';`],
      ['remote-plans/src/a.ts', `export { labelsOf } from 'shared/record-fields';`],
      ['server/src/a.ts', `export { fieldName } from 'shared/record-fields';`],
      ['shared/project-table/a.ts', `export type { Project } from 'shared/contract';`],
      ['shared/project-table/a.test.ts', `export { aProject } from 'shared/testing';`],
    ]),
  )('$file: $code', ({ refusals }) => {
    expect(refusals()).toEqual([]);
  });
});

describe('ways around the rules', () => {
  const LOG = `console.log('debug');`;
  // Written in two parts: this file is linted, too.
  const [oxlint, eslint] = ['oxlint-', 'eslint-'];

  test.each(
    lintEach([
      ['remote-search/src/a.ts', `/* ${oxlint}disable */\n${LOG}`],
      ['remote-search/src/a.ts', `/* ${oxlint}disable no-console */\n${LOG}`],
      ['remote-search/src/a.ts', `// ${oxlint}disable-next-line\n${LOG}`],
      ['remote-search/src/a.ts', `${LOG} // ${oxlint}disable-line`],
      ['remote-search/src/a.ts', `/* ${eslint}disable */\n${LOG}`],
      ['tools/a.mjs', `/* ${oxlint}disable no-undef */\nexport const a = window;`],
    ]),
  )('a comment that switches rules off is refused: $code', ({ refusals }) => {
    expect(refusals()).toContain('a comment must not switch a rule off.');
  });

  test.each(
    lintEach([
      ['remote-search/src/a.ts', `/* ${eslint}disable */\n${LOG}`],
      ['remote-search/src/a.ts', `/* eslint no-console: off */\n${LOG}`],
    ]),
  )('a comment of another linter has no effect: $code', ({ refusals }) => {
    expect(refusals()).toContain('eslint(no-console)');
  });

  linted.add('remote-search/src/nested/.oxlintrc.json', '{ "rules": { "no-console": "off" } }');
  const [besideSettings] = lintEach([['remote-search/src/nested/a.ts', LOG]]);
  test('settings in a folder have no effect', () => {
    expect(besideSettings?.refusals()).toEqual(['eslint(no-console)']);
  });
});

describe('rules for some files', () => {
  const [inPage] = lintEach([['shell/src/not-found/not-found-page.tsx', `console.error('a');`]]);

  test.each(
    lintEach([
      ['remote-search/src/a.ts', `export const a = ['x'] as const;`],
      ['remote-search/src/a.ts', `export const a = (_b: string, c: string) => c;`],
      ['remote-search/src/a.test.ts', `console.log('what the site says is looked at');`],
      [
        'shell/src/not-found/log-attempted-address.ts',
        `export const logIt = (address: string) => console.error(address);`,
      ],
      ['e2e/support/a.ts', `export const page = ({}, use: (n: number) => void) => use(1);`],
      ['tools/jest/browser-setup.mjs', `beforeEach(() => window.focus());`],
      ['tools/bench/a-page.mjs', `window.focus();`],
      ['server/src/a.test.ts', bigFunction()],
    ]),
  )('$file may: $code', ({ refusals }) => {
    expect(refusals()).toEqual([]);
  });

  test('the attempted address is logged by one helper only', () => {
    expect(inPage?.refusals()).toEqual(['eslint(no-console)']);
  });

  test.each(
    [
      [`import { sql } from 'kysely';\nexport const f = () => sql;`, ARROW],
      [
        `export const f = (db: { selectFrom: (name: string) => void }) => db.selectFrom('plan');`,
        'eslint(no-restricted-properties)',
      ],
    ].map(([code = '', rule]) => {
      const places = ['tracker/plans/routes.ts', 'tracker/plans/linking-routes.ts', 'testing/a-routes.ts'];
      const routes = lintEach(places.map((place) => [`server/src/${place}`, code]));
      return { code, rule, routes, other: linted.add('server/src/tracker/plans/list-plans.ts', code) };
    }),
  )('a route has no statement of its own: $code', ({ rule, routes, other }) => {
    for (const { refusals } of routes) expect(refusals()).toContain(rule);
    expect(other()).not.toContain(rule);
  });
});

/** A function over 80 lines. */
function bigFunction() {
  return `export function g(f: (n: number) => void) {\n${'  f(1);\n'.repeat(90)}}`;
}
