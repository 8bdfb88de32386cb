/**
 * Takes pictures of every screen of a running site with the demo, to be looked at: at 1280×900 and 390×844, light and dark, and while
 * its data are awaited and after they have failed.
 *
 * Usage: npm run pictures -- [--site http://127.0.0.1:8080] [--folder pictures] [--only plan,gene] [--whole]
 *        `--whole` takes pages from top to bottom instead of what is seen without scrolling.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inBrowser } from './bench/browser.mjs';
import { signIn as tokenOf } from './bench/running-server.mjs';
import { signIn } from './bench/site-session.mjs';
import { recordsOf } from './pictures/records.mjs';
import { screens } from './pictures/screens.mjs';
import { takePicture } from './pictures/take-picture.mjs';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://127.0.0.1:8080' },
    folder: { type: 'string', default: 'pictures' },
    only: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.folder);
mkdirSync(folder, { recursive: true });
const only = values.only?.split(',');
const records = await recordsOf({ url: values.site, token: await tokenOf(values.site) });
const wanted = screens(records).filter(({ name }) => only === undefined || only.includes(name));

const SIZES = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const taken = await inBrowser('Pictures', async (browser) => {
  /** @type {string[]} */
  const files = [];
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const visitor = await context.newPage();
      const administrator = await context
        .browser()
        ?.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      if (administrator === undefined) throw new Error('The browser has ended.');
      await signIn(administrator, values.site);
      for (const screen of wanted) {
        const page = screen.isOpenToAll ? visitor : administrator;
        // What matters is the same in both colours; the two states of reading are taken in one.
        const states = colorScheme === 'light' && screen.reads ? ['full', 'loading', 'failed'] : ['full'];
        for (const state of states) {
          const file = join(folder, `${screen.name}.${size}.${colorScheme}.${state}.png`);
          await takePicture(page, { url: values.site, screen, state, file, isWhole: values.whole });
          files.push(file);
        }
      }
      await administrator.close();
      await context.close();
    }
  return files;
});
console.log(`${taken.length} pictures in ${folder}`);
