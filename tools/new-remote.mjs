/**
 * Makes an area of its own: a package with one screen, one test, a changelog and the declaration of its menu entry. Nothing outside
 * its folder changes but the lockfile (docs/your-first-change.md).
 *
 * Usage: npm run new-remote -- hello
 */
import { fail, requireNode } from './start/node-version.mjs';

requireNode();
const { linkPackages } = await import('./start/dependencies.mjs');
const { makeRemote, nameProblem } = await import('./new-remote/make-remote.mjs');

const name = (process.argv[2] ?? '').replace(/^remote-/, '');
const problem = nameProblem(name);
if (problem !== undefined) fail(`${problem} Usage: npm run new-remote -- hello`);
for (const file of makeRemote(name)) console.log(`  ${file}`);
if (!linkPackages()) fail('The packages of the new remote could not be linked: see the message above.');
console.log(
  `remote-${name} is made. Work on it with  npm run dev -- ${name}  and release it with  npm run release -- remote-${name}`,
);
