import { inBrowser } from './browser.mjs';
import { median, milliseconds, table } from './figures.mjs';
import { momentShown } from './moment-shown-page.mjs';
import { createdId, send, signIn } from './site-session.mjs';

const RUNS = 7;
const PLANS = 12;
const WORK = { workUnitName: 'JAX', workGroupName: 'JAX' };

/** @typedef {import('./site-session.mjs').Measured} Measured */

/**
 * How long a project with twelve plans takes from the click on it in the list to its plans on the screen, and how many
 * calls of the API that needs.
 *
 * @param {Measured} server
 * @returns {Promise<string[]>} a table
 */
export async function projectPage(server) {
  const tpn = await projectWithPlans(server);
  return inBrowser('Project page', async (browser) => {
    const page = await browser.newPage();
    await signIn(page, server.url);
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(page, server.url, tpn));
    const times = visits.map(({ time }) => time);
    const cells = [median(times), Math.max(...times)].map(milliseconds);
    const calls = String(median(visits.map((one) => one.calls)));
    const title = `Project with ${PLANS} plans, from the click to its plans (CPU x1, ${RUNS} visits)`;
    return [table(title, ['', 'median', 'worst', 'API calls'], [['detail page', ...cells, calls]])];
  });
}

/**
 * One visit from the list. Everything that the site keeps in memory is gone before it.
 *
 * @param {import('@playwright/test').Page} page @param {string} url @param {string} tpn
 */
async function visit(page, url, tpn) {
  await page.goto(`${url}/#/projects?tpn=${tpn}`);
  await page.reload();
  const link = page.getByRole('link', { name: tpn });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  let calls = 0;
  const count = (/** @type {import('@playwright/test').Request} */ request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  };
  page.on('request', count);
  const start = await link.evaluate((element) => {
    const now = performance.now();
    if (element instanceof HTMLElement) element.click();
    return now;
  });
  const end = await momentShown(page, hasPlans, PLANS);
  await page.waitForLoadState('networkidle');
  page.off('request', count);
  return { time: end - start, calls };
}

/** Runs in the page. @param {number} wanted */
function hasPlans(wanted) {
  const links = [...document.querySelectorAll('main a')];
  return links.filter((one) => one.textContent.includes('See plan')).length >= wanted;
}

/** @param {Measured} server @returns {Promise<string>} identifier of a new project with twelve plans */
async function projectWithPlans(server) {
  const plan = { typeName: 'production', attemptTypeName: 'crispr', ...WORK };
  const project = await send(server, 'POST', '/api/projects', {
    privacyName: 'public',
    consortia: [],
    projectIntentions: [
      { molecularMutationTypeName: 'Exon Deletion', intentionByGene: { gene: { symbol: 'Gpr173' } } },
    ],
    planDetails: plan,
  });
  const tpn = createdId(project);
  for (let number = 1; number < PLANS; number += 1)
    await send(server, 'POST', '/api/plans', { tpn, ...plan });
  return tpn;
}
