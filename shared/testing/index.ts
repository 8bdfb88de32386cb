/** A fake shell and a fake server for the tests of an app. Never part of a build. */
export { delay, http, HttpResponse } from 'msw';
export { aConfiguration } from './configuration.ts';
export { serveCreations, type Creations } from './creations.ts';
export { aNotice } from './notices.ts';
export { aPage } from './pages.ts';
export { aPerson, anAdministrator } from './people.ts';
export { aProject, intentionOf, numberedProjects, restrictedVersion } from './projects.ts';
export { renderInShell, type FakeShell, type FakeShellOptions } from './render-in-shell.tsx';
export { watchSavedFiles } from './saved-files.ts';
export { someStatusPaths } from './status-paths.ts';
export { aSiteStatus, refusal, startTestServer, testServer } from './test-server.ts';
