/** How many presses of the pointer the daily work takes: each journey says how many are enough. */
import type { Page } from '@playwright/test';
import { Clicks } from '../support/clicks.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { PEOPLE } from '../support/people.ts';
import { COLONY_HISTORY, expectSaved, expectStatuses, choice, textField } from '../support/work.ts';
import { beginWorkflow, recordInjection } from '../support/workflows.ts';

const SIZES = [
  { name: '1280×900', viewport: { width: 1280, height: 900 }, gene: 'Zfp988' },
  { name: '390×844', viewport: { width: 390, height: 844 }, gene: 'Zfp990' },
];

for (const { name, viewport, gene } of SIZES)
  test(`founders → colony → genotype confirmed: at most 18 clicks and 3 saves, at ${name}`, async ({
    browser,
    siteUrl,
  }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ viewport })).newPage();
    await signIn(page, siteUrl, PEOPLE.member);
    await beginWorkflow(page, siteUrl, gene, 'crispr');
    await recordInjection(page, `JR-${gene}`);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expectSaved(page);
    // As somebody finds it who comes back to it.
    await page.reload();

    const clicks = new Clicks(page);
    const saves = watchSaves(page);
    await test.step('founders: the way leads to the field', () => enterFounders(page, clicks));
    await test.step('a colony with its mutation', () => addColony(page, clicks, gene));
    await test.step('its genotype is confirmed', () => confirm(page, clicks));
    expect(clicks.count).toBeLessThanOrEqual(18);
    expect(saves.count()).toBe(3);
    await page.context().close();
  });

/** The saves that a person asks for. */
function watchSaves(page: Page): { count: () => number } {
  const saves: string[] = [];
  page.on('request', (request) => {
    const isSuggestion = request.url().endsWith('/suggestedSymbol');
    if (['PUT', 'POST'].includes(request.method()) && /\/api\/plans/.test(request.url()) && !isSuggestion)
      saves.push(request.url());
  });
  return { count: () => saves.length };
}

const next = (page: Page) => page.getByRole('list', { name: 'What next' });
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

async function enterFounders(page: Page, clicks: Clicks): Promise<void> {
  await clicks.type(textField(page, 'Number of G0 Pups Born'), '32');
  const way = next(page).getByRole('link', { name: 'enter G0 with NHEJ, deletion, HR or HDR mutation' });
  await clicks.on(way);
  await expect(textField(page, 'Number of G0 with NHEJ Mutation')).toBeFocused();
  await page.keyboard.type('6');
  await clicks.on(update(page));
  await expectSaved(page);
  await expect(next(page)).toContainText('Founder Obtained');
}

async function addColony(page: Page, clicks: Clicks, gene: string): Promise<void> {
  await clicks.on(next(page).getByRole('link', { name: 'add an outcome' }));
  await clicks.on(page.getByRole('link', { name: 'Add Outcome' }));
  await clicks.choose(choice(page, 'Type'), 'Colony');
  await clicks.type(textField(page, 'Name'), `${gene}-EM1`);
  await clicks.on(page.getByRole('button', { name: 'Add Mutation' }));
  await clicks.on(page.getByRole('button', { name: `Use ${gene}, the gene of the project` }));
  await clicks.choose(choice(page, 'Molecular Mutation Type'), 'Deletion');
  await clicks.on(page.getByRole('button', { name: 'Add sequence' }));
  await clicks.type(page.getByRole('textbox', { name: 'Sequence 1, Sequence' }), 'ACGTACGTACGT');
  await clicks.tabAndChoose(page.getByRole('combobox', { name: 'Sequence 1, Type' }), 'complete');
  await clicks.on(page.getByRole('button', { name: 'Suggest Symbol' }));
  await expect(textField(page, 'Mutation symbol')).toHaveValue(/em1/);
  await clicks.tabAndChoose(choice(page, 'Background Strain'), 'C57BL/6NTac');
  await clicks.on(page.getByRole('button', { name: 'Create', exact: true }));
  await expect(page).toHaveURL(/outcomes\/TPO:\d{12}$/);
}

async function confirm(page: Page, clicks: Clicks): Promise<void> {
  await clicks.on(next(page).getByRole('button', { name: 'Choose “Genotype Confirmed”' }));
  await clicks.on(update(page));
  await expectSaved(page);
  await expectStatuses(page, COLONY_HISTORY, ['Genotype In Progress', 'Genotype Confirmed']);
}
