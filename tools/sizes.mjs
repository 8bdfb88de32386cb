/**
 * Compares the JavaScript of a built site with its budgets and with what was recorded last (tools/sizes/budgets.json). Fails where a budget
 * is exceeded, and where a screen is made of more files than come at once.
 *
 * Usage: node tools/sizes.mjs [--record]    of SITE_DIR, by default dist/site; `--record` records what the apps weigh now
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBudgets, recordSizes } from './sizes/budgets.mjs';
import { builtSizes, read } from './sizes/built-sizes.mjs';
import { screensOfManyFiles } from './sizes/files-of-screens.mjs';
import { sizeReport } from './sizes/size-report.mjs';
import { siteDir } from './workspace.mjs';

if (!existsSync(join(siteDir, 'federation.json'))) {
  console.error(
    `There is no built site in ${siteDir}: \`npm run build\` makes one, and SITE_DIR names another.`,
  );
  process.exit(1);
}
const sizes = builtSizes(siteDir);
const { lines, problems: tooLarge } = sizeReport(sizes, readBudgets());
const tooMany = screensOfManyFiles(
  read(siteDir, 'federation.json').remotes,
  read(siteDir, 'frame.json').files,
);
const problems = [...tooLarge, ...tooMany];
console.log(
  ['JavaScript as it travels (brotli), and how it differs from what was recorded:', ...lines].join('\n'),
);
if (process.argv.includes('--record')) recordSizes(sizes);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
