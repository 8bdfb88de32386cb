import { join } from 'node:path';
import { root } from '../workspace.mjs';

/** The site that the browser tests see: built from the working copy, apart from what `npm start` serves. */
export const SITE_UNDER_TEST = join(root, '.tools', 'site-under-test');
