/**
 * `npm start`: from a fresh clone to a running site. Brings the dependencies, builds what changed, starts the server.
 *
 * Everything that a new machine may lack is reported in one line before work begins. Nothing here may need
 * an installed package before the dependencies are there, so the build is imported late.
 */
import { fail, requireNode } from './start/node-version.mjs';

requireNode();
const { bringDependencies, dependenciesAreInPlace } = await import('./start/dependencies.mjs');
const { diskProblem, portProblem } = await import('./start/preconditions.mjs');
const { root, siteDir } = await import('./workspace.mjs');

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '8080';
const folders = [root, process.env.DATA_DIR ?? '.data', siteDir];
const problem =
  (await portProblem(host, port)) ?? diskProblem({ isFirstStart: !dependenciesAreInPlace(), folders });
if (problem !== undefined) fail(problem);

if (!bringDependencies()) {
  fail(
    diskProblem({ isFirstStart: false, folders }) ??
      'The dependencies could not be brought: see the message above.',
  );
}

try {
  const { buildLine, publishChanged } = await import('./site/publish-changed.mjs');
  await publishChanged(siteDir, {
    onStart: (names) => console.log(`Building ${names.join(', ')}`),
    onBuilt: (built) => console.log(buildLine(built)),
  });
} catch (error) {
  fail(
    diskProblem({ isFirstStart: false, folders }) ?? (error instanceof Error ? error.message : String(error)),
  );
}

const { runServer } = await import('./start/server.mjs');
process.exitCode = await runServer({ SITE_DIR: siteDir });
