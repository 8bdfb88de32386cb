import { inBrowser } from './browser.mjs';
import { milliseconds, percentile, table } from './figures.mjs';
import { keyToFrame, slowedDown } from './key-to-frame-page.mjs';
import { momentShown } from './moment-shown-page.mjs';
import { createdId, send, signIn } from './site-session.mjs';

const GUIDES = 40;
const MUTATIONS = 20;
const OPENINGS = 5;
const KEYS = 40;
const CPU_SLOWDOWN = 4;
const WORK = { workUnitName: 'JAX', workGroupName: 'JAX' };

/** @typedef {import('./site-session.mjs').Measured} Measured */
/** @typedef {{ name: string, address: string, isShown: string, fields: RegExp[] }} LongForm its fields by their labels */

/**
 * How fluid the longest forms are: a plan with 40 guides and an outcome with 20 mutations.
 *
 * @param {Measured} server
 * @returns {Promise<string[]>} a table
 */
export async function longForms(server) {
  const forms = await makeForms(server);
  return inBrowser('Long forms', async (browser) => {
    const rows = [];
    for (const form of forms) {
      const page = await browser.newPage();
      await signIn(page, server.url);
      /** @type {number[]} */
      const openings = [];
      for (let opening = 0; opening < OPENINGS; opening += 1)
        openings.push(await open(page, server.url, form));
      const keys = await typing(page, form);
      const cells = [...[0.5, 1].map((share) => percentile(openings, share)), ...shares(keys)];
      rows.push([form.name, ...cells.map(milliseconds)]);
      await page.close();
    }
    const title = `Long forms: from the click (CPU x1, ${OPENINGS} openings), key to frame (CPU x${CPU_SLOWDOWN}, ${KEYS} keys a field)`;
    const head = ['', 'all there, median', 'worst', 'key p50', 'p95', 'worst'];
    return [table(title, head, rows)];
  });
}

/** @param {number[]} times */
const shares = (times) => [0.5, 0.95, 1].map((share) => percentile(times, share));

/**
 * Opens a form from another page of the site, whose code and lists are there already.
 *
 * @param {import('@playwright/test').Page} page @param {string} url @param {LongForm} form
 * @returns {Promise<number>} milliseconds from the change of the address until all of it is there
 */
async function open(page, url, form) {
  await page.goto(`${url}/#/search`);
  await page.waitForLoadState('networkidle');
  const start = await page.evaluate((address) => {
    document.location.hash = address;
    return performance.now();
  }, form.address);
  const end = await momentShown(page, (selector) => document.querySelector(selector) !== null, form.isShown);
  await page.waitForLoadState('networkidle');
  return end - start;
}

/** @param {import('@playwright/test').Page} page @param {LongForm} form @returns {Promise<number[]>} */
async function typing(page, form) {
  /** @type {number[]} */
  const times = [];
  await slowedDown(page, CPU_SLOWDOWN, async () => {
    for (const label of form.fields) {
      const field = page.getByLabel(label).first();
      await field.scrollIntoViewIfNeeded();
      await field.focus();
      for (let key = 0; key < KEYS; key += 1)
        times.push(await keyToFrame(page, key % 2 === 0 ? 'A' : 'Backspace'));
    }
  });
  return times;
}

/** @param {Measured} server @returns {Promise<LongForm[]>} */
async function makeForms(server) {
  const plan = { typeName: 'production', attemptTypeName: 'crispr', ...WORK };
  const tpn = createdId(
    await send(server, 'POST', '/api/projects', {
      privacyName: 'public',
      consortia: [],
      projectIntentions: [
        { molecularMutationTypeName: 'Exon Deletion', intentionByGene: { gene: { symbol: 'Gpr173' } } },
      ],
      planDetails: plan,
    }),
  );
  const pin = createdId(await send(server, 'POST', '/api/plans', { tpn, ...plan }));
  await send(server, 'PUT', `/api/plans/${pin}`, { ...plan, crisprAttempt: longAttempt() });
  const tpo = createdId(
    await send(server, 'POST', `/api/plans/${pin}/outcomes`, {
      outcomeTypeName: 'Colony',
      colony: { name: `Measured ${pin}`, backgroundStrainName: 'C57BL/6NTac' },
      mutations: Array.from({ length: MUTATIONS }, (_, index) => mutation(index)),
    }),
  );
  return [
    {
      name: `plan with ${GUIDES} guides`,
      address: `#/projects/${tpn}/production-plan/${pin}`,
      isShown: `[aria-label="Guide ${GUIDES}, PAM"]`,
      fields: [/^Guide 20, PAM/, /^Comment/],
    },
    {
      name: `outcome with ${MUTATIONS} mutations`,
      address: `#/projects/${tpn}/plans/${pin}/outcomes/${tpo}`,
      isShown: 'form input',
      fields: [/^Mutation symbol/, /^Name/],
    },
  ];
}

function longAttempt() {
  return {
    miDate: '2026-01-05',
    attemptExternalRef: 'MI-measured',
    totalEmbryosInjected: 90,
    totalEmbryosSurvived: 80,
    totalTransferred: 70,
    assay: { typeName: 'PCR', numFounderPups: 9, numDeletionG0Mutants: 2 },
    nucleases: [{ typeName: 'Cas9', className: 'mRNA' }],
    guides: Array.from({ length: GUIDES }, (_, index) => ({
      ...{ sequence: 'GGCCGGCTATGATATCGCCCTGG', guideSequence: 'GGCCGGCTATGATATCGCCC', pam: 'TGG' },
      ...{ chr: '17', start: 24_661_000 + index * 30, stop: 24_661_022 + index * 30 },
      ...{ strand: '+', genomeBuild: 'GRCm39', grnaConcentration: 50 },
    })),
  };
}

/** @param {number} index */
function mutation(index) {
  return {
    genes: [{ symbol: 'Gpr173' }],
    symbol: `Gpr173<em${9000 + index}(IMPC)J>`,
    molecularMutationTypeName: 'Exon Deletion',
    mutationSequences: [
      { index: 1, sequence: { sequence: `>measured\n${'ACGT'.repeat(80)}`, typeName: 'complete' } },
    ],
    mutationCategorizations: [{ name: 'NHEJ', typeName: 'repair_mechanism' }],
    mutationQcResults: [],
  };
}
