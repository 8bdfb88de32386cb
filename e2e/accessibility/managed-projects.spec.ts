import { COLOUR_MODES, expectAccessible, SIZES } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of COLOUR_MODES) {
    test(`managed projects, ${size}, ${colorScheme}: axe finds nothing`, async ({ browser, siteUrl }) => {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`${siteUrl}/#/projects`);
      await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
      await expectAccessible(page);

      await signIn(page, siteUrl, 'member.jax@tracker.example');
      await page.goto(`${siteUrl}/#/projects`);
      await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: /^Show Filters/ }).click();
      await page.getByRole('button', { name: /^Work Unit/ }).click();
      await page.getByRole('button', { name: 'Marker Symbol/MGI' }).click();
      await expectAccessible(page);
      await context.close();
    });
  }
}
