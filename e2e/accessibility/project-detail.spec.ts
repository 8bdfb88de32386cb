import { expectAccessibleEverywhere, expectAccessibleInBothModes, SIZES } from '../support/axe.ts';
import { findPlan, findProject } from '../support/find-projects.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const OF_JAX = { workUnitName: 'JAX', privacyName: 'public', summaryStatusName: 'Genotype Confirmed' };

test('project and its history: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const tpn = await findProject(page, siteUrl, OF_JAX);
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await expect(page.getByRole('heading', { name: 'Gene Drawing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Production Plans' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await signIn(page, siteUrl, 'member.jax@tracker.example');
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await expect(page.getByRole('form', { name: 'Project' })).toBeVisible();
  await page.getByRole('button', { name: 'Positions as a table' }).first().click();
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project History' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Project History' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});

test('project that is restricted, or of ES cells: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const restricted = await findProject(page, siteUrl, { workUnitName: 'JAX', privacyName: 'restricted' });
  await signIn(page, siteUrl, 'member.harwell@tracker.example');
  await page.goto(`${siteUrl}/#/projects/${restricted}`);
  await expect(page.getByText('You are seeing a restricted version of this project.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  const { tpn } = await findPlan(page, siteUrl, { attemptTypeName: 'es cell' });
  await signIn(page, siteUrl, 'admin@tracker.example');
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await page.getByRole('button', { name: 'ES Cell Details' }).click();
  await expect(page.getByRole('textbox', { name: 'Number Of ES Cells Received' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});

// A dialog for each size: text in it keeps its colour when size and colours change while it is open.
for (const [size, viewport] of Object.entries(SIZES))
  test(`project in conflict, ${size}: axe finds nothing`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { tpn } = await findPlan(page, siteUrl, { attemptTypeName: 'es cell' });
    await signIn(page, siteUrl, 'admin@tracker.example');
    await page.goto(`${siteUrl}/#/projects/${tpn}`);
    const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
    await comment.fill('Written in this tab');
    const faster = await context.newPage();
    await faster.goto(`${siteUrl}/#/projects/${tpn}`);
    await faster.getByRole('textbox', { name: 'Comment', exact: true }).fill(`Written on a ${size}`);
    await faster.getByRole('button', { name: 'Update' }).click();
    await expect(faster.getByText('The update was successful.')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Changed by you, in another tab or window' }),
    ).toBeVisible();
    await expectAccessibleInBothModes(page);
    await context.close();
  });
