import { importRules } from './tools/lint/import-rules.mjs';

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

/** @type {import('oxlint').DummyRuleMap} rules that read types */
const TYPED = {
  // Event handlers may be async functions: their failures are handled inside.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  // `throw` carries an Error everywhere but in tests that check what happens when it does not.
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  // Numbers print well; objects and undefined are the mistakes worth catching.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/**
 * The category `correctness` of the linter, and rules that it has in other categories or with other options. A rule that is
 * in the way is changed here, for all, with a reason; never switched off in a file (tools/lint.mjs).
 *
 * @type {import('oxlint').OxlintConfig}
 */
export default {
  plugins: ['typescript', 'react'],
  categories: { correctness: 'error' },
  options: { typeAware: true, respectEslintDisableDirectives: false, denyWarnings: true },
  ignorePatterns: ['dist/', '.tools/', '.data/', 'test-results/', 'playwright-report/', 'coverage/'],
  rules: {
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-irregular-whitespace': ['error', { skipJSXText: false, skipRegExps: false, skipTemplates: false }],
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'preserve-caught-error': 'error',
    // What is spread is known: letters of ASCII texts, and objects of the browser that tests look at.
    'typescript/no-misused-spread': 'off',
  },
  overrides: [
    {
      files: SOURCES,
      rules: {
        ...TYPED,
        'no-array-constructor': 'error',
        // An underscore names an argument that is there for its place only.
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', reportVarsOnlyUsedAsTypes: true }],
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/ban-ts-comment': [
          'error',
          { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': true },
        ],
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        'typescript/consistent-type-imports': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/unified-signatures': 'error',
      },
    },
    {
      files: BROWSER,
      rules: {
        'no-console': 'error',
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      // The one message the specification wants in the console: the address that was not found.
      files: ['shell/src/**/log-attempted-address.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['server/src/**/*routes.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].map((property) => ({
            property,
            message: 'A route calls a function; statements are in the file of their idea beside it.',
          })),
        ],
      },
    },
    {
      files: ['**/*.mjs'],
      env: { node: true },
      rules: {
        // The compiler looks after both in TypeScript.
        'no-redeclare': 'error',
        'no-undef': 'error',
        'no-unused-vars': ['error', { args: 'after-used' }],
        // What programs printed is put into texts, functions are taken out of objects that use no `this`, and the build
        // evaluates looks.
        'typescript/no-base-to-string': 'off',
        'typescript/no-implied-eval': 'off',
        'typescript/restrict-template-expressions': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // Functions of these run in a page.
      files: [
        'tools/jest/browser-polyfills*.mjs',
        'tools/jest/own-styles*.mjs',
        'tools/jest/quick-labels*.mjs',
        'tools/{bench,chaos}/**/*-page*.mjs',
      ],
      env: { browser: true },
    },
    {
      // Part of every test file of a browser package.
      files: ['tools/jest/browser-setup.mjs'],
      env: { browser: true, jest: true },
    },
    {
      files: TESTS,
      env: { jest: true },
      rules: {
        // A describe block is a chapter, not a function.
        'max-lines-per-function': 'off',
        // What the site says in the console is looked at.
        'no-console': 'off',
        // Lists of a few statuses are in the same order as texts.
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      // Mocks and matchers such as expect.any() are untyped by nature.
      files: [
        '**/*.{test,spec}.{ts,tsx}',
        'shared/testing/**',
        'shell/src/testing/**',
        'server/testing/**',
        'server/**/testing/**',
        'server/checks/**',
      ],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // A Playwright fixture that needs no other says so with `({}, use)`; nothing else is understood there.
      files: ['e2e/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    ...importRules(),
  ],
};
