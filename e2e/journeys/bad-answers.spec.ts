import { findPlan } from '../support/find-projects.ts';
import { expect, test } from '../support/fixtures.ts';

const WITH_FOUNDERS = { workUnitName: 'JAX', attemptTypeName: 'crispr', statusName: 'Founder Obtained' };
/** Answers that a screen cannot show, in the forms that they may have. */
const BAD_ANSWERS = ['{}', '[]', '"plan"', '{"pin":7,"statusStamps":null}', '{"tpn":[]}'];

test('a plan shows its failure as often as its answer is of no use, and the plan when it is good again', async ({
  page,
  siteUrl,
}) => {
  const { tpn, pin } = await findPlan(page, siteUrl, WITH_FOUNDERS);
  const left = [...BAD_ANSWERS];
  const isPlan = ({ pathname }: URL) => decodeURIComponent(pathname) === `/api/plans/${pin}`;
  await page.route(isPlan, async (route) => {
    const body = left.shift();
    await (body === undefined ? route.continue() : route.fulfill({ contentType: 'application/json', body }));
  });
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (let count = BAD_ANSWERS.length - 1; count >= 0; count -= 1) {
    await expect.poll(() => left.length).toBe(count);
    await expect(again).toBeVisible();
    await expect(page.getByText('undefined')).toHaveCount(0);
    await again.click();
  }
  await expect(page.getByText('Founder Obtained').first()).toBeVisible();
  await expect(again).toHaveCount(0);
});
