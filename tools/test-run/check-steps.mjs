import { readdirSync } from 'node:fs';
import { remotes, root } from '../workspace.mjs';
import { inputsOfAll, inputsOfLint, ROOT_FILES } from './inputs.mjs';
import { asOne, oneTest, partOf, testParts } from './parts.mjs';
import { runNode } from './run-command.mjs';

/** What is linted each on its own. */
const LINTED = ['shared', 'shell', ...remotes(), 'server', 'tools', 'e2e', ROOT_FILES];

/** @param {import('./steps.mjs').Run} run @returns {import('./steps.mjs').Step[]} */
export function checkSteps(run) {
  return [
    lintStep(run),
    { ...check(run, 'layers', ['tools/import-graph.mjs']), group: 'lint' },
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
 * Rules look at who may import whom, and at types, so a cache by file would be wrong: what has passed is recorded by
 * folder, with all that the folder stands on.
 *
 * @param {import('./steps.mjs').Run} run
 * @returns {import('./steps.mjs').Step}
 */
function lintStep(run) {
  const name = 'lint';
  const lint = async (/** @type {import('./run-command.mjs').Print} */ print) => {
    const parts = LINTED.map((folder) => partOf(run, `${name} ${folder}`, inputsOfLint(folder)));
    const outcomes = await testParts(run, parts, async (changed) => {
      const folders = changed.map((part) => part.name.slice(name.length + 1));
      const isGood = await runNode(['tools/lint.mjs', ...folders.flatMap(filesOf)], { print });
      return changed.map((part) => oneTest(part.name, isGood));
    });
    const { note } = asOne(name, outcomes, 'folders');
    const isGood = outcomes.every(({ failed }) => failed === 0);
    return [{ ...oneTest(name, isGood), note: note?.replace(/^.*, in /, '') }];
  };
  return { name, group: name, cores: 1, run: lint };
}

/** @param {string} folder */
function filesOf(folder) {
  if (folder !== ROOT_FILES) return [folder];
  return readdirSync(root).filter((name) => name.endsWith('.mjs'));
}
