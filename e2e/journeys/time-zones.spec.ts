import { expect, signIn, test } from '../support/fixtures.ts';
import { findProject } from '../support/find-projects.ts';
import { PEOPLE } from '../support/people.ts';

/** Never on the same hour as a server whose clock goes by universal time. */
const ZONE = 'America/Los_Angeles';

test.use({ timezoneId: ZONE });

/** `2026-11-30 17:05`, where the person is. */
function momentIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}

// ui-screens 1.8: histories are in the local time zone.
test('a save has the same time in the save bar, in the history and under "Changed this week": that of the person', async ({
  page,
  siteUrl,
}) => {
  const tpn = await findProject(page, siteUrl, { workUnitName: 'JAX', privacyName: 'public' }, 2);
  await signIn(page, siteUrl, PEOPLE.member);
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill(`From ${ZONE}`);
  const earliest = momentIn(ZONE, new Date());
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('The update was successful.')).toBeVisible();
  const moments = [earliest, momentIn(ZONE, new Date())];
  const minutes = moments.map((moment) => moment.slice(-5)).join('|');
  await expect(page.getByText(new RegExp(`^Saved (${minutes}) · 1 change`))).toBeVisible();

  const shown = new RegExp(moments.join('|'));
  await page.goto(`${siteUrl}/#/projects/${tpn}/history`);
  const latest = page.getByRole('row').filter({ hasText: PEOPLE.member }).first();
  await expect(latest).toContainText(shown);

  await page.goto(`${siteUrl}/#/work`);
  const changes = page.getByRole('region', { name: 'Changed this week', exact: true });
  await expect(changes.getByRole('row').filter({ hasText: tpn }).first()).toContainText(shown);
});
