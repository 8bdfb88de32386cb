/**
 * Who may import whom, as data: the arrows of ARCHITECTURE.md. Each room gets the whole list of what it may
 * not import, because ESLint's later settings replace earlier ones instead of adding to them.
 *
 * @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Refusal what an import may not look like, and why
 */

const FRAMES = 'shell|remote-[a-z]+|server|e2e|tools';
const SHARED_ROOMS = [
  'contract', 'genome', 'session', 'config-data', 'api', 'ui', 'ui-forms', 'ui-overlays', 'ui-gallery', 'router', 'domain', 'remote', 'testing',
]; // prettier-ignore

/** @type {Record<string, Refusal>} libraries that one room of shared owns, so that the browser holds one copy */
const DOORS = {
  chakra: {
    regex: '^(@chakra-ui|@emotion|@ark-ui|@zag-js)/',
    message: 'Chakra has one door: take the component from shared/ui, shared/ui-forms or shared/ui-overlays.',
  },
  router: {
    regex: '^react-router(-dom)?($|/)',
    message: 'The router has one door: import from shared/router.',
  },
  forms: {
    regex: '^react-hook-form($|/)',
    message: 'react-hook-form has one door: import from shared/ui-forms.',
  },
  federation: {
    regex: '^@module-federation/',
    message: 'Only the shell talks to the federation run time.',
  },
};

/** @param {Array<keyof typeof DOORS>} owned doors that the room itself is */
const doorsExcept = (...owned) =>
  Object.entries(DOORS).flatMap(([name, door]) => (owned.includes(name) ? [] : [door]));

/** Typebox stays out of the browser: the contract is for types only there. */
const CONTRACT_AS_TYPES = {
  regex: '^(shared/contract|typebox)($|/)',
  allowTypeImports: true,
  message: 'Browser code takes types only from shared/contract (import type).',
};

/** @param {string} message */
const noFrames = (message) => ({ regex: `^(${FRAMES})($|/)|^(\\.\\./)+(${FRAMES}|shared)($|/)`, message });

/**
 * Allowed rooms of shared, by room: everything else of shared is refused.
 * @type {Record<string, string[]>}
 */
const ROOM_MAY_IMPORT = {
  contract: [],
  genome: [],
  session: ['contract', 'api'],
  'config-data': ['contract', 'api'],
  api: ['contract'],
  router: [],
  ui: ['router'],
  'ui-forms': ['ui', 'ui-overlays', 'router'],
  'ui-overlays': ['ui', 'router'],
  'ui-gallery': ['ui', 'ui-forms', 'ui-overlays', 'router'],
  remote: ['contract', 'router'],
  domain: ['contract', 'session', 'config-data', 'api', 'ui', 'ui-forms', 'ui-overlays', 'router', 'remote'],
  testing: SHARED_ROOMS,
};

/** @type {Record<string, Array<keyof typeof DOORS>>} */
const ROOM_OWNS = {
  ui: ['chakra'],
  'ui-forms': ['chakra', 'forms'],
  'ui-overlays': ['chakra'],
  router: ['router'],
};

/** @param {string} room @param {string[]} allowed @returns {Refusal} */
function onlyRooms(room, allowed) {
  const open = allowed.length > 0 ? `(?!(${allowed.join('|')})($|/))` : '';
  const list =
    allowed.length > 0 ? allowed.map((name) => `shared/${name}`).join(', ') : 'no other room of shared';
  return { regex: `^shared(/${open}|$)`, message: `shared/${room} imports ${list}.` };
}

/** @param {string} room @param {string[]} allowed @param {string} files the files of the room that this is about */
function roomArrow(room, allowed, files = '*.{ts,tsx}') {
  // The contract is where typebox lives; everywhere else it is types only.
  const contract = room === 'contract' ? [] : [CONTRACT_AS_TYPES];
  const siblings = SHARED_ROOMS.filter((name) => name !== room).join('|');
  return {
    files: [`shared/${room}/**/${files}`],
    refusals: [
      ...doorsExcept(...(ROOM_OWNS[room] ?? [])),
      ...contract,
      noFrames('shared imports no frame: what it needs is handed in.'),
      {
        regex: `^(\\.\\./)+(${siblings})(/|$)`,
        message: 'Between rooms of shared use the package name: shared/<room>.',
      },
      onlyRooms(room, allowed),
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

/**
 * The arrows, one entry a room.
 *
 * @type {ReadonlyArray<{ files: string[], refusals: Refusal[] }>}
 */
export const IMPORT_ARROWS = [
  ...Object.entries(ROOM_MAY_IMPORT).map(([room, allowed]) => roomArrow(room, allowed)),
  // Pieces of the domain are tested like screens: in the fake shell, with its example projects.
  roomArrow('domain', [...(ROOM_MAY_IMPORT.domain ?? []), 'testing'], '*.test.{ts,tsx}'),
  {
    files: ['remote-*/src/**/*.{ts,tsx}'],
    refusals: [
      ...doorsExcept(),
      CONTRACT_AS_TYPES,
      noFrames('A remote imports shared and nothing else: what two areas need moves to shared.'),
    ],
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    refusals: [
      ...doorsExcept('federation'),
      CONTRACT_AS_TYPES,
      noFrames('The shell knows remotes only through the registry.'),
    ],
  },
  {
    files: ['server/src/**/*.ts'],
    refusals: [
      {
        regex: '^shared(/(?!(contract|genome)$)|$)',
        message: 'The server imports shared/contract and shared/genome, and nothing else of shared.',
      },
      noFrames('The server imports no frame.'),
      { regex: '^(react|react-dom|swr|zustand)($|/)', message: 'The server holds no browser code.' },
    ],
  },
  { files: ['e2e/**/*.ts'], refusals: [NO_SOURCES] },
  { files: ['e2e/**/*.spec.ts'], refusals: [NO_SOURCES, BARE_TEST] },
];

/** Lazy imports follow the same doors; `no-restricted-imports` sees only static ones. */
const LAZY_DOORS = Object.values(DOORS);

/** @param {Refusal[]} refusals @returns {object[]} */
function lazyRefusals(refusals) {
  return LAZY_DOORS.filter((door) => refusals.includes(door)).map(({ regex, message }) => ({
    selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  }));
}

/**
 * The arrows as ESLint settings.
 *
 * @returns {import('eslint').Linter.Config[]}
 */
export function importArrowConfigs() {
  return IMPORT_ARROWS.map(({ files, refusals }) => ({
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: refusals }],
      'no-restricted-syntax': ['error', ...lazyRefusals(refusals)],
    },
  }));
}
