import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const dom = createRequire(
  createRequire(join(import.meta.dirname, '../../../shared/package.json')).resolve('react-router-dom'),
);
const production = join(dirname(dom.resolve('react-router/package.json')), 'dist/production');

/** The router has a form without warnings for developers, but its package names only the other. */
export const PRODUCTION_ROUTER = {
  'react-router$': join(production, 'index.mjs'),
  'react-router/dom$': join(production, 'dom-export.mjs'),
};

/** Its components that nothing uses are left out. */
export const ROUTER_RULE = { include: production, loader: join(import.meta.dirname, 'pure-components.mjs') };
