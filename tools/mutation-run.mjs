/**
 * Makes sources wrong on purpose, one mutation at a time in a copy of the tree, and looks who notices: the compiler, a test,
 * or nobody. The same seed chooses the same mutations of the same sources. Takes about a minute for each.
 *
 * Usage: npm run mutations -- [--seed 1] [--count 60] [--tree DIR] [--list] [--again RECORD]
 *        `--tree` mutates another checkout, such as an older one; `--list` only shows what would be done.
 *        `--again` tries what nobody noticed in an earlier run, whose record lies in .tools/mutations.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnSignals } from './machine/commands.mjs';
import { chooseMutations, survivorsOf } from './mutations/choose-mutations.mjs';
import { mutationLine, summary } from './mutations/report.mjs';
import { openScratch } from './mutations/scratch.mjs';
import { compile, tryMutation } from './mutations/try-mutation.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    tree: { type: 'string', default: root },
    list: { type: 'boolean', default: false },
    again: { type: 'string' },
  },
});
const tree = resolve(values.tree);
const [seed, count] = [Number(values.seed), Number(values.count)];
const mutations = values.again ? survivorsOf(values.again, tree) : chooseMutations(tree, { seed, count });
if (values.list) {
  for (const { file, line, kind, before, text } of mutations)
    console.log(`${file}:${line}  ${kind}: ${JSON.stringify(before)} → ${JSON.stringify(text)}`);
  process.exit(0);
}

endOnSignals();
const scratch = openScratch(tree);
process.once('exit', scratch.remove);
// What does not compile without a mutation would make every mutation seem caught.
for (const file of ['server/src', 'shared']) {
  const error = await compile(scratch.folder, file);
  if (error !== undefined) throw new Error(`${tree} does not compile as it is: ${error}.`);
}
/** @type {import('./mutations/report.mjs').Tried[]} */
const tried = [];
for (const mutation of mutations) {
  const start = Date.now();
  const outcome = await tryMutation(scratch.folder, mutation);
  const done = { mutation, outcome, seconds: (Date.now() - start) / 1000 };
  tried.push(done);
  console.log(mutationLine(done, tried.length));
}
const folder = join(root, '.tools', 'mutations');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, `seed-${seed}-${Date.now()}.json`),
  JSON.stringify({ tree, seed, tried }, null, 1),
);
console.log(`\nSeed ${seed}, ${tree}\n${summary(tried)}`);
