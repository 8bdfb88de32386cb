/**
 * `npm test`: everything, from a fresh clone. Types, lint, format, unit tests of every package, the server on both
 * databases, the production build, journeys in a real browser, and some of them on two servers behind nginx. Goes on
 * after a failing step; ends with a table and the line `N passed, N failed`.
 *
 * Usage: npm test [-- --only types,lint,format,unit,server,postgres,build,browser,cluster] [package …]
 */
import { fail, requireNode } from './start/node-version.mjs';

requireNode();
const { bringDependencies } = await import('./start/dependencies.mjs');
if (!bringDependencies()) fail('The dependencies could not be brought: see the message above.');

const { endOnSignals } = await import('./machine/commands.mjs');
const { chosenSteps } = await import('./test-run/options.mjs');
const { lastLine, summaryTable } = await import('./test-run/results.mjs');

endOnSignals();
/** @type {import('./test-run/results.mjs').StepResult[]} */
const results = [];
for (const step of chosenSteps(process.argv.slice(2), fail)) {
  console.log(`\n── ${step.name} ──`);
  const start = Date.now();
  const outcomes = await step.run();
  const seconds = (Date.now() - start) / 1000;
  // Packages that ran side by side share their time: it is shown with the first.
  results.push(...outcomes.map((outcome, index) => ({ ...outcome, seconds: index === 0 ? seconds : 0 })));
}

console.log(`\n${summaryTable(results)}\n`);
console.log(lastLine(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
