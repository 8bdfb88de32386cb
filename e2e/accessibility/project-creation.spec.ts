import { expectAccessibleEverywhere } from '../support/axe.ts';
import { creationForm, fillIn, openCreation } from '../support/creation-form.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

test('project creation: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, siteUrl, 'member.jax@tracker.example');
  await openCreation(page, siteUrl);
  await expectAccessibleEverywhere(page);

  await creationForm(page).gene().fill('Nonsense');
  await expect(page.getByText('Symbol does not exist.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  // A gene of the demo that several projects work on.
  await fillIn(page, 'Gpr173');
  await expect(page.getByRole('table', { name: 'Existing projects' })).toBeVisible();
  await page.getByRole('button', { name: 'Add intention' }).click();
  await expectAccessibleEverywhere(page);
  await context.close();
});
