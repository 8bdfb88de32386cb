/**
 * `npm run lint`: the rules of oxlint.config.mjs, for everything or for the folders and files that are named. Comments that
 * switch rules off are refused here: the linter obeys them, also where they are about a rule against such comments.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const OXLINT = [join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.mjs'];
const words = process.argv.slice(2);

const { stdout } = spawnSync(process.execPath, [...OXLINT, '--debug=files', ...words], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const files = stdout.split('\n').filter((line) => line !== '');
const switchingOff = files.filter((file) => /(oxlint|eslint)-disable/i.test(readFileSync(file, 'utf8')));
for (const file of switchingOff) console.error(`${file}: a comment must not switch a rule off.`);

const { status } = spawnSync(process.execPath, [...OXLINT, ...words], { stdio: 'inherit' });
process.exit(switchingOff.length > 0 ? 1 : (status ?? 1));
