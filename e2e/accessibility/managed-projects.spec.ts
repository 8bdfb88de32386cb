import { expectAccessibleInBothModes, SIZES } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`managed projects, ${size}: axe finds nothing`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/#/projects`);
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
    await expectAccessibleInBothModes(page);

    await signIn(page, siteUrl, 'member.jax@tracker.example');
    await page.goto(`${siteUrl}/#/projects`);
    await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
    await expectAccessibleInBothModes(page);

    await page.getByRole('button', { name: /^Show Filters/ }).click();
    await page.getByRole('button', { name: /^Work Unit/ }).click();
    await page.getByRole('button', { name: 'Marker Symbol/MGI' }).click();
    await expectAccessibleInBothModes(page);
    await context.close();
  });
}
