import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, remotes, root } from '../workspace.mjs';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.template';
/** First parts of addresses that are the shell's own, or files of the site. */
const TAKEN = ['login', 'forgot-password', 'reset-password', 'signed-in', 'gallery', 'api', 'auth', 'docs', 'static', 'remotes', 'shell']; // oxfmt-ignore

/**
 * Why there can be no new remote of that name; undefined when there can.
 *
 * @param {string} name without `remote-` @param {string} [workspace] the clone
 */
export function nameProblem(name, workspace = root) {
  if (!/^[a-z]{2,30}$/.test(name)) return `"${name}": a name is 2 to 30 small letters, like "hello".`;
  if (existsSync(join(workspace, `remote-${name}`))) return `There is a remote-${name} already.`;
  const owner = remotes().find((other) => prefixesOf(other).some((prefix) => prefix.split('/')[1] === name));
  if (owner !== undefined) return `The address /${name} belongs to ${owner}.`;
  return TAKEN.includes(name) ? `The address /${name} belongs to the site itself.` : undefined;
}

/** @param {string} name @returns {string[]} */
function prefixesOf(name) {
  return readJson(join(root, name, 'package.json')).federation.prefixes;
}

/**
 * Writes the package of a new remote: one screen, its test, its changelog and its declaration. Nothing outside its folder.
 *
 * @param {string} name without `remote-` @param {string} [workspace] the clone
 * @returns {string[]} the files, relative to the clone
 */
export function makeRemote(name, workspace = root) {
  const facts = new Map([
    ['name', name],
    ['title', name.charAt(0).toUpperCase() + name.slice(1)],
  ]);
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' });
  return templates
    .filter((path) => statSync(join(TEMPLATE, path)).isFile())
    .map((path) => {
      const file = join(`remote-${name}`, path.slice(0, -ENDING.length));
      const text = readFileSync(join(TEMPLATE, path), 'utf8');
      mkdirSync(dirname(join(workspace, file)), { recursive: true });
      writeFileSync(
        join(workspace, file),
        text.replaceAll(/\{\{(\w+)\}\}/g, (whole, fact) => facts.get(fact) ?? whole),
      );
      return file;
    })
    .sort();
}
