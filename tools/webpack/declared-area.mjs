import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SCHEMA = join(import.meta.dirname, '../../shared/remote/area.schema.json');

/**
 * What a remote declares in `federation` of its package.json, if it is complete and of the right form.
 *
 * @param {string} name of the remote @param {unknown} declared
 * @returns {import('./frame.mjs').Area}
 * @throws Error that names each part that is missing or wrong
 */
export function declaredArea(name, declared) {
  // The validator of webpack's own configuration; who only asks for facts of a build does not load it.
  const { validateSchema } = createRequire(import.meta.url)('webpack');
  const configuration = { name: `${name}: package.json`, baseDataPath: 'federation' };
  /** @type {any} which the schema makes an area */
  const area = declared ?? {};
  validateSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')), area, configuration);
  const foreign = addressesOf(area).filter((address) => !area.prefixes.some(owns(address)));
  if (foreign.length > 0)
    throw new Error(`${name}: package.json: ${foreign.join(', ')} lie below no address of "prefixes".`);
  return area;
}

/** Addresses to which the shell leads. @param {any} area @returns {string[]} */
function addressesOf({ links, opens = {} }) {
  return [...links.flatMap((/** @type {{ to?: string }} */ { to }) => to ?? []), ...Object.values(opens)];
}

/** Whether an address lies at or below a prefix. @param {string} address @returns {(prefix: string) => boolean} */
function owns(address) {
  const [path = ''] = address.split('?');
  return (prefix) => path === prefix || path.startsWith(`${prefix}/`);
}
