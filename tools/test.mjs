/**
 * `npm test`: everything, from a fresh clone. Types, lint, format, unit tests of every package, the server on both
 * databases, the production build, journeys in a real browser, and some of them on two servers behind nginx. Goes on
 * after a failing step; ends with a table, what failed, and the line `N passed, N failed`. What has not changed since it
 * passed on this machine is not run again: the table marks it, and counts it as it passed.
 *
 * Usage: npm test [-- --all] [--only types,lint,format,unit,server,postgres,build,browser,cluster] [--journeys file,…] [package …]
 *        `--all` runs also what has not changed; `--journeys` only these spec files of `e2e`.
 */
import { loadavg } from 'node:os';
import { fail, requireNode } from './start/node-version.mjs';

requireNode();
const { bringDependencies } = await import('./start/dependencies.mjs');
if (!bringDependencies()) fail('The dependencies could not be brought: see the message above.');

const { endOnSignals } = await import('./machine/commands.mjs');
const { chosenSteps } = await import('./test-run/options.mjs');
const { failureList } = await import('./test-run/failures.mjs');
const { lastLine, summaryTable } = await import('./test-run/results.mjs');
const { runSideBySide } = await import('./test-run/side-by-side.mjs');

endOnSignals();
const start = Date.now();
const steps = chosenSteps(process.argv.slice(2), fail);
// Two cores, and one for what waits for a browser most of the time.
const ended = await runSideBySide(steps, { cores: 3, write: (text) => process.stdout.write(text) });
// Packages that ran together share their time: it is shown with the first.
const results = ended.flatMap(({ result, seconds }) =>
  result.map((outcome, index) => ({ ...outcome, seconds: index === 0 ? seconds : 0 })),
);

console.log(`\n${summaryTable(results)}\n`);
const failed = failureList(results);
if (failed !== '') console.log(`${failed}\n`);
const minutes = ((Date.now() - start) / 60_000).toFixed(1);
console.log(`${minutes} minutes, at a load of ${loadavg()[0]?.toFixed(1) ?? '?'} at the end`);
console.log(lastLine(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
