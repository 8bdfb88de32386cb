import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openAs, PEOPLE, tokenOf } from '../support/people.ts';

test.describe.configure({ timeout: 180_000 });

/** Where in the list of its work unit a project stands that no other journey changes. */
const QUIET_PLACE = 150;

/** A public project of the demo that a member of its work unit may change; other journeys begin at either end of the list. */
async function ownProject(page: Page, siteUrl: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const list = await page.request.get(
    `${siteUrl}/api/projects?workUnitName=JAX&privacyName=public&size=1&page=${QUIET_PLACE}&sort=tpn,ASC`,
    { headers },
  );
  const tpn: string = (await list.json())._embedded.projects[0].tpn;
  const response = await page.request.get(`${siteUrl}/api/projects/${tpn}`, { headers });
  return { tpn, headers, project: await response.json(), etag: response.headers().etag ?? '' };
}

test('somebody follows a project, hears of a change at the bell, reads it, and stops', async ({
  browser,
  siteUrl,
}) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  const token = await tokenOf(member, siteUrl, PEOPLE.member);
  const { tpn, headers, project, etag } = await ownProject(member, siteUrl, token);

  const follower = await openAs(browser, siteUrl, PEOPLE.stranger);
  await follower.goto(`${siteUrl}/#/projects/${tpn}`);
  await follower.getByRole('button', { name: `Follow ${tpn}` }).click();
  const dialog = follower.getByRole('dialog', { name: `You follow ${tpn}` });
  await dialog.getByLabel('Mails').selectOption('No mails');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(follower.getByRole('button', { name: `You follow ${tpn}` })).toBeVisible();

  const comment = `Seen by a journey at ${Date.now()}`;
  const saved = await member.request.put(`${siteUrl}/api/projects/${tpn}`, {
    headers: { ...headers, 'if-match': etag },
    data: { ...project, comment },
  });
  expect(saved.status()).toBe(200);

  const bell = follower.getByRole('button', { name: /^Notices, 1 unread$/ });
  await expect(async () => {
    await follower.reload();
    await expect(bell).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await bell.focus();
  await follower.keyboard.press('Enter');
  await follower
    .getByRole('link', { name: new RegExp(tpn) })
    .first()
    .click();
  await expect(follower).toHaveURL(new RegExp(`#/projects/${tpn}`));
  await expect(follower.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();

  await follower.goto(`${siteUrl}/#/following`);
  await expect(follower.getByRole('table', { name: 'Changes of what you follow' })).toContainText(comment);
  await follower.getByRole('button', { name: `Stop following ${tpn}` }).click();
  await expect(follower.getByText(`You do not follow ${tpn} any more.`)).toBeVisible();
  for (const page of [member, follower]) await page.context().close();
});

test('a visitor follows a gene by mail and confirms it without signing in; a changed link does nothing', async ({
  browser,
  page,
  siteUrl,
}) => {
  const address = 'visitor.of.cib2@home.example';
  await page.goto(`${siteUrl}/#/genes/Cib2`);
  await page.getByRole('button', { name: 'Follow by mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow Cib2 by mail' });
  await dialog.getByLabel(/^Email/).fill(address);
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(dialog.getByText(`A mail is on its way to ${address}`)).toBeVisible();

  const admin = await openAs(browser, siteUrl, PEOPLE.administrator);
  await admin.goto(`${siteUrl}/#/admin/outbox`);
  await admin.getByRole('button', { name: `Confirm that you follow Cib2, to ${address}` }).click();
  const link = admin.getByRole('dialog').getByRole('link', { name: /following\/confirm\?token=/ });
  const confirmation = (await link.getAttribute('href')) ?? '';
  await admin.context().close();

  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You follow Cib2' })).toBeVisible();
  await page.goto(`${siteUrl}/#/following/confirm?token=changed`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The link is not valid any more.')).toBeVisible();
});
