import { remotes } from '../workspace.mjs';
import { inputsOfAll, inputsOfLint, ROOT_FILES } from './inputs.mjs';
import { asOne, oneTest, partOf, testParts } from './parts.mjs';
import { runNode } from './run-command.mjs';

/** What is linted each on its own. */
const LINTED = ['shared', 'shell', ...remotes(), 'server', 'tools', 'e2e', ROOT_FILES];

/** @param {import('./steps.mjs').Run} run @returns {import('./steps.mjs').Step[]} */
export function checkSteps(run) {
  return [
    { name: 'lint', group: 'lint', cores: 1, run: (print) => lint(run, print) },
    { ...check(run, 'layers', ['tools/import-graph.mjs']), group: 'lint' },
    { ...check(run, 'lint (types)', ['node_modules/oxlint/bin/oxlint', '.']), group: 'lint' },
    check(run, 'types', ['tools/typecheck.mjs']),
    check(run, 'format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  ];
}

/** @param {import('./steps.mjs').Run} run @param {string} name @param {string[]} args of Node @returns {import('./steps.mjs').Step} */
function check(run, name, args) {
  const part = partOf(run, name, inputsOfAll());
  const test = async (/** @type {import('./run-command.mjs').Print} */ print) =>
    testParts(run, [part], async () => [oneTest(name, await runNode(args, { print }))]);
  return { name, group: name, cores: 1, run: test };
}

/**
 * Rules look at who may import whom, so a cache by file would be wrong: what has passed is recorded by folder.
 *
 * @param {import('./steps.mjs').Run} run @param {import('./run-command.mjs').Print} print
 * @returns {Promise<import('./steps.mjs').Outcome[]>}
 */
async function lint(run, print) {
  const parts = LINTED.map((folder) => partOf(run, `lint ${folder}`, inputsOfLint(folder)));
  const outcomes = await testParts(run, parts, async (changed) => {
    const folders = changed.map(({ name }) => name.slice('lint '.length));
    const eslint = ['node_modules/eslint/bin/eslint.js', ...folders, '--max-warnings', '0'];
    const isGood = await runNode(eslint, { print });
    return changed.map(({ name }) => oneTest(name, isGood));
  });
  const { note } = asOne('lint', outcomes, 'folders');
  return [
    {
      ...oneTest(
        'lint',
        outcomes.every(({ failed }) => failed === 0),
      ),
      note: note?.replace(/^.*, in /, ''),
    },
  ];
}
