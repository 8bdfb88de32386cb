/**
 * Records what the API of a running site with the demo answers while an administrator opens its screens, for the smoke test of releases
 * (tools/site/smoke-test/recorded-answers.json). To be repeated when answers of the API have changed much.
 *
 * Usage: npm run record-answers -- [--site http://127.0.0.1:8080]
 */
import { parseArgs } from 'node:util';
import { inBrowser } from './bench/browser.mjs';
import { signIn as tokenOf } from './bench/running-server.mjs';
import { signIn } from './bench/site-session.mjs';
import { recordsOf } from './pictures/records.mjs';
import { screens } from './pictures/screens.mjs';
import { writeRecorded } from './site/smoke-test/recorded-answers.mjs';

/** A longer answer is a list of everything, of which a screen needs no such test. In characters. */
const LONGEST = 60_000;
/** A screen that requests nothing for so long has all its data, in milliseconds. */
const QUIET = 1500;
/** Nobody verifies the signature of this one. */
const TOKEN = `recorded.${Buffer.from('{"sub":"admin@tracker.example","iat":0,"exp":3600}').toString('base64url')}.none`;

const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://127.0.0.1:8080' } } });
const { site } = values;
// Whoever opens the login page signs out by that.
const wanted = screens(await recordsOf({ url: site, token: await tokenOf(site) })).filter(
  ({ name }) => name !== 'login',
);

const printed = await inBrowser('Answers', async (browser) => {
  const page = await browser.newPage();
  /** @type {Record<string, unknown>} */
  const answers = {};
  /** @type {Promise<void>[]} */
  const reading = [];
  /** @type {object} */
  let session = {};
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const isJson = response.headers()['content-type']?.includes('application/json');
    if (!response.ok() || !isJson || !/^\/(api|auth)\//.test(pathname)) return;
    const keep = async () => {
      const text = await response.text();
      if (pathname === '/auth/signin') session = { ...JSON.parse(text), accessToken: TOKEN };
      else if (response.request().method() === 'GET' && text.length <= LONGEST)
        answers[pathname + search] = JSON.parse(text);
    };
    reading.push(keep().catch(() => undefined));
  });
  let latest = Date.now();
  page.on('request', () => (latest = Date.now()));
  await signIn(page, site);
  const shown = [];
  for (const { hash } of wanted) {
    await page.goto('about:blank');
    await page.goto(`${site}/#${hash}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    while (Date.now() - latest < QUIET) await page.waitForTimeout(QUIET / 4);
    // The browser forgets a body when the page is left.
    await Promise.all(reading);
    const remote = page.locator('[data-remote]');
    const area = (await remote.count()) === 0 ? null : await remote.first().getAttribute('data-remote');
    if (area !== null) shown.push({ area, hash });
  }
  const sorted = Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeRecorded({ screens: shown, session, answers: sorted });
  return [`${shown.length} screens, ${Object.keys(sorted).length} answers.`];
});
console.log(printed.join('\n'));
