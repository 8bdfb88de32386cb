import { remotes } from './workspace.mjs';

/** What the compiler checks at once: its settings, and the packages whose sources they list. @type {Readonly<Record<string, string[]>>} */
export const TYPE_PROGRAMS = {
  'tsconfig.browser.json': ['shared', 'shell', ...remotes()],
  'server/tsconfig.json': ['server'],
  'e2e/tsconfig.json': ['e2e'],
  'tools/tsconfig.json': ['tools'],
};
