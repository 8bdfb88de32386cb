import { layersAbove, SERVER_LAYERS } from '../layers/server-layers.mjs';

/**
 * Who may import whom, as data: the table of ARCHITECTURE.md. Each package gets the whole list of what it may
 * not import, because the linter's later settings replace earlier ones instead of adding to them.
 *
 * @typedef {{ message: string, allowTypeImports?: boolean } & ({ regex: string } | { group: string[] })} Refusal what an import may
 *   not look like, and why; `regex` has no look-ahead, so `group` is for all but some
 */

const PACKAGES = 'shell|remote-[a-z]+|server|e2e|tools';
const SHARED_FOLDERS = [
  'contract', 'genome', 'stop-reasons', 'mail-address', 'limits', 'record-fields', 'project-table', 'session-facts', 'session', 'config-data', 'api', 'styles', 'ui', 'ui-forms', 'ui-overlays', 'ui-gallery', 'router', 'domain', 'edit-form', 'gene-drawing', 'history', 'bulk', 'remote', 'testing',
]; // oxfmt-ignore

/** @type {Record<string, Refusal>} libraries that one package of shared owns, so that the browser has one copy */
const LIBRARIES = {
  chakra: {
    regex: '^(@chakra-ui|@emotion|@ark-ui|@zag-js)/',
    message:
      'Chakra is evaluated by the build and is in no browser: write looks in a *.styles.ts, take components from the kit.',
  },
  router: {
    regex: '^react-router(-dom)?($|/)',
    message: 'The router is used through shared: import from shared/router.',
  },
  forms: {
    regex: '^react-hook-form($|/)',
    message: 'react-hook-form is used through shared: import from shared/ui-forms.',
  },
  federation: {
    regex: '^@module-federation/',
    message: 'Only the shell talks to the federation run time.',
  },
};

/** @param {Array<keyof typeof LIBRARIES>} owned libraries that the package may import directly */
const librariesExcept = (...owned) =>
  Object.entries(LIBRARIES).flatMap(([name, library]) => (owned.includes(name) ? [] : [library]));

/** Typebox stays out of the browser: the contract is for types only there. */
const CONTRACT_AS_TYPES = {
  regex: '^(shared/contract|typebox)($|/)',
  allowTypeImports: true,
  message: 'Browser code takes types only from shared/contract (import type).',
};

/** @type {Refusal} */
const WORDS_OF_LOOKS = {
  regex: '^shared/styles$',
  allowTypeImports: true,
  message: 'Looks are written in files *.styles.ts, which the build evaluates.',
};

/** @param {string} message */
const noApps = (message) => ({ regex: `^(${PACKAGES})($|/)|^(\\.\\./)+(${PACKAGES}|shared)($|/)`, message });

/**
 * Allowed packages of shared, by package: everything else of shared is refused.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  contract: ['limits'],
  genome: [],
  'stop-reasons': [],
  'mail-address': [],
  limits: [],
  'record-fields': ['contract'],
  'project-table': ['contract'],
  'session-facts': [],
  session: ['contract', 'session-facts', 'config-data', 'api'],
  'config-data': ['contract', 'api'],
  api: ['contract'],
  router: [],
  styles: [],
  ui: ['styles', 'router'],
  'ui-forms': ['limits', 'styles', 'ui', 'ui-overlays', 'router'],
  'ui-overlays': ['styles', 'ui', 'router'],
  'ui-gallery': ['ui', 'ui-forms', 'ui-overlays', 'router'],
  remote: ['contract', 'router'],
  domain: [
    'contract', 'limits', 'stop-reasons', 'record-fields', 'project-table', 'session-facts', 'session', 'config-data', 'api', 'styles', 'ui', 'ui-forms', 'ui-overlays', 'router', 'remote',
  ], // oxfmt-ignore
  'edit-form': [
    'contract', 'record-fields', 'session', 'api', 'styles', 'ui', 'ui-forms', 'ui-overlays', 'router', 'domain',
  ], // oxfmt-ignore
  'gene-drawing': ['contract', 'styles', 'ui', 'domain'],
  history: [
    'contract', 'stop-reasons', 'record-fields', 'api', 'styles', 'ui', 'ui-forms', 'ui-overlays', 'router', 'domain',
  ], // oxfmt-ignore
  bulk: [
    'contract', 'stop-reasons', 'record-fields', 'config-data', 'session', 'api', 'ui', 'ui-overlays', 'domain',
  ], // oxfmt-ignore
  testing: SHARED_FOLDERS,
};

/** @type {Record<string, Array<keyof typeof LIBRARIES>>} */
const OWNS = {
  styles: ['chakra'],
  'ui-forms': ['forms'],
  router: ['router'],
};

/** @param {string} folder @param {string[]} allowed @returns {Refusal} */
function onlyFolders(folder, allowed) {
  const open = allowed.flatMap((name) => [`!shared/${name}`, `!shared/${name}/**`]);
  const list =
    allowed.length > 0 ? allowed.map((name) => `shared/${name}`).join(', ') : 'no other folder of shared';
  return { group: ['shared', 'shared/**', ...open], message: `shared/${folder} imports ${list}.` };
}

/** @param {string} folder @param {string[]} allowed @param {string} files the files of the package that this is about */
function folderRule(folder, allowed, files = '*.{ts,tsx}') {
  // The contract is where typebox is used; everywhere else it is types only.
  const contract = folder === 'contract' ? [] : [CONTRACT_AS_TYPES];
  const siblings = SHARED_FOLDERS.filter((name) => name !== folder).join('|');
  return {
    files: [`shared/${folder}/**/${files}`],
    refusals: [
      ...librariesExcept(...(OWNS[folder] ?? [])),
      ...contract,
      noApps('shared imports no app: what it needs is handed in.'),
      {
        regex: `^(\\.\\./)+(${siblings})(/|$)`,
        message: 'Between folders of shared use the package name: shared/<folder>.',
      },
      onlyFolders(folder, allowed),
    ],
  };
}

/** @type {Refusal} */
const NO_SOURCES = {
  regex: '^(shared|shell|remote-[a-z]+|server)($|/)|^(\\.\\./)+(shared|shell|remote-[a-z]+|server)(/|$)',
  message: 'Journeys see the product as a visitor does: no source of it.',
};

/** @type {Refusal} */
const BARE_TEST = {
  regex: '^@playwright/test$',
  allowTypeImports: true,
  message: 'The test of e2e/support also fails on what the content security policy refuses.',
};

/** Entries of shared that the server imports. */
export const SHARED_FOR_SERVER = [
  'contract', 'genome', 'limits', 'mail-address', 'project-table', 'record-fields', 'stop-reasons',
]; // oxfmt-ignore

/** @type {Refusal[]} */
const SERVER = [
  {
    group: ['shared', 'shared/**', ...SHARED_FOR_SERVER.map((name) => `!shared/${name}`)],
    message:
      'The server imports shared/contract, shared/genome, shared/limits, shared/mail-address, shared/project-table, shared/record-fields and shared/stop-reasons, and nothing else of shared.',
  },
  {
    regex: '^(shell|remote-[a-z]+|e2e)($|/)|^(\\.\\./)+(shell|remote-[a-z]+|e2e|tools|shared)($|/)',
    message: 'The server imports no app.',
  },
  {
    group: ['tools', 'tools/**', '!tools/site/**', '!tools/jest/**', '!tools/machine/short-lived.mjs'],
    message:
      'Of the tools the server imports tools/site, what knows about releases, and its tests tools/jest and tools/machine/short-lived.',
  },
  { regex: '^(react|react-dom|swr|zustand)($|/)', message: 'The server holds no browser code.' },
];

/** @type {Refusal} */
const STATEMENTS = {
  regex: '^kysely$',
  message: 'A route calls a function; statements are in the file of their idea beside it.',
};

/** A layer of the server imports those below it; tests may use the whole application. @param {string} name */
function layerRule(name) {
  const above = layersAbove(name).join('|');
  return {
    files: [`server/src/${name}/**/*.ts`],
    ignores: ['**/*.test.ts', '**/testing/**'],
    refusals: [
      ...SERVER,
      {
        regex: '/testing/|^tools/(jest|machine)/',
        message: 'What supports tests is imported by tests only.',
      },
      ...(above === ''
        ? []
        : [
            {
              regex: `^(\\.\\./)+(${above})(/|$)`,
              message: `The layer ${name} does not import one above it.`,
            },
          ]),
    ],
  };
}

/** @typedef {{ files: string[], ignores?: string[], refusals: Refusal[] }} Rule */

/** Of the server's files routes hold no statements. @param {Rule} rule @returns {Rule[]} */
function withRoutes({ files, ignores, refusals }) {
  return [
    { files, ignores, refusals },
    {
      files: files.map((pattern) => pattern.replace('*.ts', '*routes.ts')),
      ignores,
      refusals: [...refusals, STATEMENTS],
    },
  ];
}

/** Of a package's files only those of looks use the words for looks. @param {Rule} rule @returns {Rule[]} */
function withLooks({ files, refusals }) {
  return [
    { files, refusals: [...refusals, WORDS_OF_LOOKS] },
    { files: files.map((pattern) => pattern.replace('*.{ts,tsx}', '*.styles.ts')), refusals },
  ];
}

/** @type {Rule[]} */
const BROWSER_RULES = [
  ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => folderRule(folder, allowed)),
  // Pieces of the domain and of edit forms are tested like screens: in the fake shell, with its example projects.
  ...['domain', 'project-table', 'edit-form', 'gene-drawing', 'history', 'bulk'].map((folder) =>
    folderRule(folder, [...(MAY_IMPORT[folder] ?? []), 'testing'], '*.test.{ts,tsx}'),
  ),
  {
    files: ['remote-*/src/**/*.{ts,tsx}'],
    refusals: [
      ...librariesExcept(),
      CONTRACT_AS_TYPES,
      noApps('A remote imports shared and nothing else: what two areas need moves to shared.'),
    ],
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    refusals: [
      ...librariesExcept('federation'),
      CONTRACT_AS_TYPES,
      noApps('The shell knows remotes only through the registry.'),
    ],
  },
];

/** @type {Rule[]} */
const SERVER_RULES = [
  { files: ['server/**/*.ts'], refusals: SERVER },
  ...SERVER_LAYERS.map(({ name }) => layerRule(name)),
];

/** The allowed imports, one entry per layer or package. @type {readonly Rule[]} */
export const IMPORT_RULES = [
  ...BROWSER_RULES.flatMap(withLooks),
  ...SERVER_RULES.flatMap(withRoutes),
  { files: ['e2e/**/*.ts'], refusals: [NO_SOURCES] },
  { files: ['e2e/**/*.spec.ts'], refusals: [NO_SOURCES, BARE_TEST] },
];

/** The rules as settings of the linter. @returns {import('oxlint').OxlintOverride[]} */
export function importRules() {
  return IMPORT_RULES.map(({ files, ignores = [], refusals }) => ({
    files,
    excludeFiles: ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: groupsLast(refusals) }] },
  }));
}

/** What a group lets through is not compared with what follows it. @param {Refusal[]} refusals */
function groupsLast(refusals) {
  return refusals.toSorted((one, other) => Number('group' in one) - Number('group' in other));
}
