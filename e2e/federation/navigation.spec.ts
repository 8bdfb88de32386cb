import type { Page, Request } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';
import { watchNavigation } from '../support/watched-navigation.ts';

/** A screen that comes within this time shows no placeholder before, in ms. */
const PATIENCE_MS = 400;
/** A line on which each script takes so long, in ms. */
const SLOW_LINE_MS = 150;

/** Where people go, from the search or from the reports; with the reader who may. */
async function addresses(page: Page, siteUrl: string) {
  const crispr = await findPlan(page, siteUrl, {
    attemptTypeName: 'crispr',
    summaryStatusName: 'Genotype Confirmed',
  });
  const phenotyping = await findPlan(page, siteUrl, { typeName: 'phenotyping' });
  const projectOf = (plan: { tpn: string }) => `/projects/${plan.tpn}`;
  return [
    { from: '/', to: '/reports', heading: 'Reports' },
    { from: '/', to: '/projects', heading: 'Managed Projects' },
    { from: '/', to: projectOf(crispr), heading: `Project ${crispr.tpn}` },
    { from: '/', to: `${projectOf(crispr)}/history`, heading: `Project History ${crispr.tpn}` },
    {
      from: '/',
      to: `${projectOf(crispr)}/production-plan/${crispr.pin}`,
      heading: `Production plan ${crispr.pin}`,
    },
    {
      from: '/',
      to: `${projectOf(phenotyping)}/phenotyping-plan/${phenotyping.pin}`,
      heading: `Phenotyping plan ${phenotyping.pin}`,
    },
    { from: '/', to: `${projectOf(crispr)}/plan-creation`, heading: 'Plan Creation' },
    { from: '/', to: '/admin/users', heading: 'Users' },
    { from: '/', to: '/edit_profile', heading: 'Edit your profile' },
    { from: '/', to: '/public-gene-lists', heading: 'Public Gene Lists' },
    { from: '/reports', to: '/search?input=Cib2', heading: 'Search' },
  ];
}

for (const delay of [0, SLOW_LINE_MS]) {
  const line = delay === 0 ? 'a quick line' : 'a slow line';
  test(`on ${line}, the screen before stays until the next is complete, whose data are requested at once`, async ({
    page,
    siteUrl,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, siteUrl, 'admin@tracker.example');
    const list = await addresses(page, siteUrl);
    await page.route(/\.js$/, async (route) => {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    for (const { from, to, heading } of list) {
      await test.step(`from ${from} to ${to}`, async () => {
        // A page of its own for each: nothing of it is loaded yet.
        await page.goto('about:blank');
        await page.goto(`${siteUrl}/#${from}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

        const { headings, placeholders, calls, scriptsBeforeCalls } = await watchNavigation(page, to);
        expect(headings).toHaveLength(2);
        // Records are headed by their genes, with the name of the screen for screen readers.
        expect(headings[1]?.endsWith(heading), headings[1]).toBe(true);
        expect(placeholders.filter((at) => at < PATIENCE_MS)).toEqual([]);
        expect(placeholders.length).toBeLessThanOrEqual(1);
        expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
        if (delay > 0 && calls.length > 0) expect(scriptsBeforeCalls).toBe(0);
      });
    }
  });
}

test('a screen that comes part by part has one placeholder, which stays until the last', async ({
  page,
  siteUrl,
}) => {
  await signIn(page, siteUrl, 'admin@tracker.example');
  const { tpn } = await findPlan(page, siteUrl, { attemptTypeName: 'crispr' });
  // What does not come together is requested alone.
  await page.route('**/api/v2/reads?*', (route) => route.fulfill({ json: [] }));
  for (const [call, times] of [
    [`**/api/projects/${tpn}`, 2],
    ['**/api/plans?*', 4],
  ] as const)
    await page.route(call, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, times * PATIENCE_MS));
      await route.continue();
    });
  await page.goto(`${siteUrl}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { placeholders, headings } = await watchNavigation(page, `/projects/${tpn}`);
  expect(headings).toHaveLength(2);
  expect(placeholders).toHaveLength(1);
});

test('what a plan reads for who is signed in comes in one call, and with the session when the page opens', async ({
  page,
  siteUrl,
}) => {
  await signIn(page, siteUrl, 'admin@tracker.example');
  const { tpn, pin } = await findPlan(page, siteUrl, {
    attemptTypeName: 'crispr',
    summaryStatusName: 'Genotype Confirmed',
  });
  const address = `/projects/${tpn}/production-plan/${pin}`;
  const overview = `/api/v2/projects/${tpn}/overview`;
  await page.goto('about:blank');
  await page.goto(`${siteUrl}/#/`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const together = page.waitForRequest('**/api/v2/reads?*');
  const { calls, requests } = await watchNavigation(page, address);
  const isOfThePlan = (call: string) => [pin, tpn].some((id) => decodeURIComponent(call).includes(id));
  const read = calls.filter(isOfThePlan);
  const wanted = askedTogether(await together);
  expect(wanted.length).toBeGreaterThanOrEqual(5);
  // Each once: what a busy server leaves out is called alone, and so is what is below the fold.
  expect(read.toSorted()).toEqual([...wanted, overview].toSorted());
  expect(requests.filter((path) => path === '/api/v2/reads')).toHaveLength(1);
  expect(requests.filter((path) => path === overview)).toHaveLength(1);

  const opened: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|auth)\//.test(pathname))
      opened.push(pathname === '/auth/refresh' ? pathname : pathname + search);
  });
  await page.goto('about:blank');
  // A server that has just started leaves out what takes it long: it is given time, so that there is something to compare.
  const refresh = `${siteUrl}/auth/refresh?${new URLSearchParams(wanted.map((url) => ['read', url]))}`;
  const broughtAlong = async () => (await (await page.request.post(refresh)).json()).reads.length;
  await expect.poll(broughtAlong).toBe(wanted.length);
  opened.length = 0;
  const [session] = await Promise.all([
    page.waitForResponse('**/auth/refresh?*'),
    page.waitForRequest(`**${overview}`),
    page.goto(`${siteUrl}/#${address}`),
  ]);
  await expect(page.locator('main form')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { reads }: { reads: { url: string }[] } = await session.json();
  expect(askedTogether(session.request()).toSorted()).toEqual(wanted.toSorted());
  const withTheSession = reads.map(({ url }) => url);
  expect(withTheSession).not.toEqual([]);
  expect(opened.filter((call) => withTheSession.includes(call))).toEqual([]);
  expect(opened.filter((call) => call.startsWith('/api/v2/reads'))).toEqual([]);
  expect(opened.filter((call) => call === '/auth/refresh')).toHaveLength(1);
  expect(opened.filter((call) => call === overview)).toHaveLength(1);
});

/** What a request for several reads names. */
function askedTogether(request: Request): string[] {
  return new URL(request.url()).searchParams.getAll('read');
}

for (const hash of ['', '#/search?size=50', '#/search?input=Cib2'])
  test(`the page at "${hash}" requests its area and its rows before the shell’s script has arrived, each of them once`, async ({
    page,
    siteUrl,
  }) => {
    const events: string[] = [];
    const nameOf = (address: string) => {
      const { pathname } = new URL(address);
      if (/^\/static\/shell\.[0-9a-f]+\.js$/.test(pathname)) return 'shell';
      return pathname.replace(/^\/remotes\/(remote-\w+)\/[^/]+\//, '$1 ').replace(/\.[0-9a-f]{8,}\./, '.');
    };
    const AHEAD = [
      'has remote-search remoteEntry.js',
      'has remote-search static/remote.js',
      'has /api/projects/search',
      'has /api/conf',
    ];
    await page.route(/static\/shell\.[0-9a-f]+\.js$/, async (route) => {
      // Held back until they are there, and not for a time, which a busy machine needs for less.
      await expect.poll(() => events).toEqual(expect.arrayContaining(AHEAD));
      await route.continue();
    });
    page.on('request', (request) => events.push(`asks for ${nameOf(request.url())}`));
    page.on('requestfinished', (request) => events.push(`has ${nameOf(request.url())}`));
    await page.goto(`${siteUrl}/${hash}`);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

    expect(events.slice(0, events.indexOf('has shell'))).toEqual(expect.arrayContaining(AHEAD));
    const asked = events.filter((event) => event.startsWith('asks for'));
    expect(asked.filter((event, index) => asked.indexOf(event) !== index)).toEqual([]);
    expect(asked.filter((event) => event.endsWith('mf-manifest.json'))).toEqual([]);
  });
