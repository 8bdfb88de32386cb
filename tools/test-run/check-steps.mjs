import { readdirSync } from 'node:fs';
import { TYPE_PROGRAMS } from '../type-programs.mjs';
import { remotes, root } from '../workspace.mjs';
import { inputsOfAll, inputsOfLint, inputsOfTypes, ROOT_FILES } from './inputs.mjs';
import { asOne, oneTest, partOf, testParts } from './parts.mjs';
import { runNode } from './run-command.mjs';

/** What is linted each on its own. */
const LINTED = ['shared', 'shell', ...remotes(), 'server', 'tools', 'e2e', ROOT_FILES];

/** @param {import('./steps.mjs').Run} run @returns {import('./steps.mjs').Step[]} */
export function checkSteps(run) {
  return [
    checkOfParts(run, 'lint', {
      inputs: Object.fromEntries(LINTED.map((folder) => [folder, inputsOfLint(folder)])),
      command: (folders) => ['tools/lint.mjs', ...folders.flatMap(filesOf)],
      what: 'folders',
    }),
    { ...check(run, 'layers', ['tools/import-graph.mjs']), group: 'lint' },
    checkOfParts(run, 'types', {
      inputs: Object.fromEntries(
        Object.entries(TYPE_PROGRAMS).map(([program, names]) => [program, inputsOfTypes(names)]),
      ),
      command: (programs) => ['tools/typecheck.mjs', ...programs],
      what: 'programs',
    }),
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
 * Rules and types of one file are also about others, so a cache by file would be wrong: what has passed is recorded by
 * part, with all that the part stands on.
 *
 * @param {import('./steps.mjs').Run} run
 * @param {string} name
 * @param {{ inputs: Record<string, import('./inputs.mjs').Inputs>, command: (parts: string[]) => string[], what: string }} check
 *   inputs by part, arguments of Node that check some parts, and what the parts are
 * @returns {import('./steps.mjs').Step}
 */
function checkOfParts(run, name, { inputs, command, what }) {
  const test = async (/** @type {import('./run-command.mjs').Print} */ print) => {
    const parts = Object.entries(inputs).map(([part, its]) => partOf(run, `${name} ${part}`, its));
    const outcomes = await testParts(run, parts, async (changed) => {
      const isGood = await runNode(command(changed.map((part) => part.name.slice(name.length + 1))), {
        print,
      });
      return changed.map((part) => oneTest(part.name, isGood));
    });
    const { note } = asOne(name, outcomes, what);
    const isGood = outcomes.every(({ failed }) => failed === 0);
    return [{ ...oneTest(name, isGood), note: note?.replace(/^.*, in /, '') }];
  };
  return { name, group: name, cores: 1, run: test };
}

/** @param {string} folder */
function filesOf(folder) {
  if (folder !== ROOT_FILES) return [folder];
  return readdirSync(root).filter((name) => name.endsWith('.mjs'));
}
