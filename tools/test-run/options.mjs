import { TESTED_PACKAGES } from '../workspace.mjs';
import { steps } from './steps.mjs';

/**
 * The steps that the command line asks for.
 *
 * @param {string[]} words of the command line
 * @param {(message: string) => never} refuse what to do with words that make no sense
 * @returns {import('./steps.mjs').Step[]}
 */
export function chosenSteps(words, refuse) {
  const { only, packages } = readOptions(words);
  const unknown = packages.find((name) => ![...TESTED_PACKAGES, 'server'].includes(name));
  if (unknown !== undefined) refuse(`There is no package "${unknown}" with tests.`);
  const all = steps(packages);
  const groups = new Set(all.map(({ group }) => group));
  const wrong = only?.find((group) => !groups.has(group));
  if (wrong !== undefined) refuse(`There is no step "${wrong}". Steps: ${[...groups].join(', ')}.`);
  return only === undefined ? all : all.filter(({ group }) => only.includes(group));
}

/**
 * @param {string[]} words
 * @returns {{ only: string[] | undefined, packages: string[] }} only: undefined means every step
 */
export function readOptions(words) {
  const packages = [];
  let only;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--only') only = list(words[(index += 1)]);
    else if (word.startsWith('--only=')) only = list(word.slice('--only='.length));
    else packages.push(word);
  }
  // Naming a package means its tests, not the whole house around them.
  if (only === undefined && packages.length > 0)
    only = packages.includes('server') ? ['unit', 'server'] : ['unit'];
  return { only, packages };
}

/** @param {string | undefined} text */
function list(text) {
  return (text ?? '').split(',').filter((word) => word !== '');
}
