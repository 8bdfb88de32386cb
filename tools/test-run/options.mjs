import { TESTED_PACKAGES } from '../workspace.mjs';
import { journeys as allJourneys } from '../affected/journeys.mjs';
import { Records, RecordsToWrite } from './records.mjs';
import { steps } from './steps.mjs';
import { WorkingTree } from './working-tree.mjs';

/**
 * The steps that the command line selects.
 *
 * @param {string[]} words of the command line
 * @param {(message: string) => never} refuse what to do with words that make no sense
 * @returns {import('./steps.mjs').Step[]}
 */
export function chosenSteps(words, refuse) {
  const { only, packages, journeys, isAll } = readOptions(words);
  const unknown = packages.find((name) => ![...TESTED_PACKAGES, 'server'].includes(name));
  if (unknown !== undefined) refuse(`There is no package "${unknown}" with tests.`);
  const noJourney = journeys.find((spec) => !allJourneys().includes(spec));
  if (noJourney !== undefined) refuse(`There is no journey "${noJourney}".`);
  const records = isAll ? new RecordsToWrite() : new Records();
  const all = steps({ records, tree: WorkingTree.read(), packages, journeys });
  const groups = new Set(all.map(({ group }) => group));
  const wrong = only?.find((group) => !groups.has(group));
  if (wrong !== undefined) refuse(`There is no step "${wrong}". Steps: ${[...groups].join(', ')}.`);
  return only === undefined ? all : all.filter(({ group }) => only.includes(group));
}

/**
 * @param {string[]} words
 * @returns {{ only: string[] | undefined, packages: string[], journeys: string[], isAll: boolean }} only: undefined means
 *   every step; journeys: spec files below `e2e`, none means all; isAll: also what has not changed
 */
export function readOptions(words) {
  const packages = [];
  /** @type {string[]} */
  let journeys = [];
  let only;
  let isAll = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--only') only = list(words[(index += 1)]);
    else if (word.startsWith('--only=')) only = list(word.slice('--only='.length));
    else if (word === '--journeys') journeys = list(words[(index += 1)]);
    else if (word === '--all') isAll = true;
    else packages.push(word);
  }
  // Naming a package means its tests only, not all steps.
  if (only === undefined && packages.length > 0)
    only = packages.includes('server') ? ['unit', 'server', 'postgres'] : ['unit'];
  return { only, packages, journeys, isAll };
}

/** @param {string | undefined} text */
function list(text) {
  return (text ?? '').split(',').filter((word) => word !== '');
}
