// Rules that read types are in .oxlintrc.jsonc, whose linter has the compiler in native code.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRuleConfigs } from './tools/eslint/import-rules.mjs';

const SOURCES = ['**/*.{ts,tsx}'];
const BROWSER = ['shared/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}'];
const TESTS = [
  '**/*.test.{ts,tsx,mjs}',
  '**/*.spec.ts',
  'shared/testing/**',
  'server/testing/**',
  'server/**/testing/**',
  'server/checks/**',
  'tools/site/store/describe-store.mjs',
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.tools/',
      '.data/',
      '**/test-results/',
      '**/playwright-report/',
      'coverage/',
    ],
  },
  {
    // A rule that is in the way is changed here, for all, with a reason; never switched off in a file.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      // No linter is switched off in a file: neither this one, nor the one of rules that read types.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: SOURCES,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An underscore names an argument that is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': true },
      ],
      // `void 0` callbacks and empty handlers in tests and fakes say what they do.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: BROWSER,
    extends: [reactHooks.configs.flat.recommended],
    rules: { 'no-console': 'error' },
  },
  {
    // The one message the specification wants in the console: the address that was not found.
    files: ['shell/src/**/log-attempted-address.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['server/src/**/*routes.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportDeclaration[source.value='kysely'], MemberExpression[property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]",
          message: 'A route calls a function; statements are in the file of their idea beside it.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { args: 'after-used' }] },
  },
  {
    // Functions of these run in a page.
    files: [
      'tools/jest/browser-polyfills*.mjs',
      'tools/jest/own-styles*.mjs',
      'tools/jest/quick-labels*.mjs',
      'tools/{bench,chaos}/**/*-page.mjs',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    // Part of every test file of a browser package.
    files: ['tools/jest/browser-setup.mjs'],
    languageOptions: { globals: { ...globals.browser, ...globals.jest } },
  },
  {
    files: TESTS,
    languageOptions: { globals: globals.jest },
    rules: {
      // A describe block is a chapter, not a function.
      'max-lines-per-function': 'off',
      // What the site says in the console is looked at.
      'no-console': 'off',
    },
  },
  {
    // A Playwright fixture that needs no other says so with `({}, use)`; nothing else is understood there.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  ...importRuleConfigs(),
);
