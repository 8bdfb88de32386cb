import { join } from 'node:path';
import { Linter } from 'eslint';
import config from '../../eslint.config.mjs';
import { layersAbove, SERVER_LAYERS } from '../layers/server-layers.mjs';

const root = join(__dirname, '../..');
const linter = new Linter({ cwd: root });

/** @param {string} file @param {string} code @returns {string[]} the names of the rules that refuse the code */
function refusals(file, code) {
  const messages = linter.verify(code, config, { filename: join(root, file) });
  return messages.map((message) => message.ruleId ?? message.message);
}

const ARROW = '@typescript-eslint/no-restricted-imports';

describe('imports that are refused', () => {
  test.each([
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
  ])('%s: %s', (file, code) => {
    expect(refusals(file, code)).toContain(ARROW);
  });

  test.each(SERVER_LAYERS.flatMap(({ name }) => layersAbove(name).map((above) => [name, above])))(
    'the server layer %s does not import %s, which is above it',
    (below, above) => {
      const code = (/** @type {string} */ layer) => `export { x } from '../../${layer}/folder/x.ts';`;
      expect(refusals(`server/src/${below}/folder/a.ts`, code(above))).toContain(ARROW);
      expect(refusals(`server/src/${above}/folder/a.ts`, code(below))).toEqual([]);
    },
  );

  test.each(['../testing/x.ts', '../../../testing/x.ts'])('product code does not import %s', (path) => {
    expect(refusals('server/src/tracker/plans/a.ts', `export { x } from '${path}';`)).toContain(ARROW);
  });

  test('a lazy import cannot bypass an entry point', () => {
    const code = `export const menu = () => import('@chakra-ui/react');`;
    expect(refusals('remote-search/src/a.ts', code)).toContain('no-restricted-syntax');
  });
});

describe('imports that are allowed', () => {
  test.each([
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
  ])('%s: %s', (file, code) => {
    expect(refusals(file, code)).toEqual([]);
  });
});

describe('ways around the types and the rules', () => {
  test.each([
    ['@typescript-eslint/no-explicit-any', `export const a: any = 1;`],
    ['@typescript-eslint/consistent-type-assertions', `export const a = JSON.parse('1') as number;`],
    ['@typescript-eslint/consistent-type-assertions', `export const a = <number>JSON.parse('1');`],
    ['@typescript-eslint/no-non-null-assertion', `export const a = (b: string | null) => b!;`],
    ['@typescript-eslint/ban-ts-comment', `// @ts-expect-error because\nexport const a = 1;`],
    ['no-console', `console.log('debug');`],
  ])('%s', (rule, code) => {
    expect(refusals('remote-search/src/a.ts', code)).toContain(rule);
  });

  test('`as const` narrows without lying and is allowed', () => {
    expect(refusals('remote-search/src/a.ts', `export const a = ['x'] as const;`)).toEqual([]);
  });

  test('a rule cannot be switched off in a file', () => {
    const code = `/* eslint-disable no-console */\nconsole.log('debug');`;
    expect(refusals('remote-search/src/a.ts', code)).toContain('no-console');
  });

  test('nor can one that reads types', () => {
    const code = `// oxlint-disable-next-line typescript/no-floating-promises\nvoid fetch('/x');`;
    expect(refusals('remote-search/src/a.ts', code)).toContain('no-warning-comments');
  });

  test('the attempted address is logged by one helper only', () => {
    const code = `export const logIt = (address: string) => console.error(address);`;
    expect(refusals('shell/src/not-found/log-attempted-address.ts', code)).toEqual([]);
    expect(refusals('shell/src/not-found/not-found-page.tsx', code)).toContain('no-console');
  });

  test.each([
    `import { sql } from 'kysely';\nexport const f = () => sql;`,
    `export const f = (db: { selectFrom: (name: string) => void }) => db.selectFrom('plan');`,
  ])('a route has no statement of its own: %s', (code) => {
    expect(refusals('server/src/tracker/plans/routes.ts', code)).toContain('no-restricted-syntax');
    expect(refusals('server/src/tracker/plans/linking-routes.ts', code)).toContain('no-restricted-syntax');
    expect(refusals('server/src/tracker/plans/list-plans.ts', code)).not.toContain('no-restricted-syntax');
  });

  test('a file over 300 lines and a function over 80 are refused', () => {
    const lines = (count) => Array.from({ length: count }, (_, index) => `  f(${index});`).join('\n');
    const long = `const f = (n: number) => n;\n${lines(301)}`;
    expect(refusals('server/src/a.ts', long)).toContain('max-lines');
    const bigFunction = `export function g(f: (n: number) => void) {\n${lines(90)}\n}`;
    expect(refusals('server/src/a.ts', bigFunction)).toEqual(['max-lines-per-function']);
    expect(refusals('server/src/a.test.ts', bigFunction)).toEqual([]);
  });
});
