import { expectAccessibleInBothModes, SIZES } from '../support/axe.ts';
import { creationForm, fillIn, openCreation } from '../support/creation-form.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`project creation, ${size}: axe finds nothing`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, siteUrl, 'member.jax@tracker.example');
    await openCreation(page, siteUrl);
    await expectAccessibleInBothModes(page);

    await creationForm(page).gene().fill('Nonsense');
    await expect(page.getByText('Symbol does not exist.')).toBeVisible();
    await expectAccessibleInBothModes(page);

    // A gene of the demo that several projects work on.
    await fillIn(page, 'Gpr173');
    await expect(page.getByRole('table', { name: 'Existing projects' })).toBeVisible();
    await page.getByRole('button', { name: 'Add intention' }).click();
    await expectAccessibleInBothModes(page);
    await context.close();
  });
}
