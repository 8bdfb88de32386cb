import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openAs, PEOPLE, tokenOf } from '../support/people.ts';

test.describe.configure({ timeout: 180_000 });

/** Where in the list of its work unit a project stands that no other journey changes: they begin at either end of the list. */
const QUIET_PLACE = 150;
/** The same among the few that are restricted. */
const QUIET_RESTRICTED_PLACE = 7;

/** A project of JAX, as a person reads it who may change it. */
async function projectOfJax(
  page: Page,
  siteUrl: string,
  token: string,
  { privacyName = 'public', place = QUIET_PLACE } = {},
) {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const list = await page.request.get(
    `${siteUrl}/api/projects?workUnitName=JAX&privacyName=${privacyName}&size=1&page=${place}&sort=tpn,ASC`,
    { headers },
  );
  const tpn: string = (await list.json())._embedded.projects[0].tpn;
  /** Writes a comment, by which others recognise the change. */
  const change = async (comment: string) => {
    const response = await page.request.get(`${siteUrl}/api/projects/${tpn}`, { headers });
    const saved = await page.request.put(`${siteUrl}/api/projects/${tpn}`, {
      headers: { ...headers, 'if-match': response.headers().etag ?? '' },
      data: { ...(await response.json()), comment },
    });
    expect(saved.status()).toBe(200);
  };
  return { tpn, change };
}

/** Loads the page again until the bell says so. */
async function expectUnread(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(bell(page, count)).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: new RegExp(`^Notices, ${unread} unread$`) });
const notices = (page: Page) => page.getByRole('table', { name: 'Changes of what you follow' });

test('somebody follows a project, hears of a change at the bell, reads it, and stops', async ({
  browser,
  siteUrl,
}) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  const token = await tokenOf(member, siteUrl, PEOPLE.member);
  const { tpn, change } = await projectOfJax(member, siteUrl, token);

  const follower = await openAs(browser, siteUrl, PEOPLE.stranger);
  await follower.goto(`${siteUrl}/#/projects/${tpn}`);
  await follower.getByRole('button', { name: `Follow ${tpn}` }).click();
  const dialog = follower.getByRole('dialog', { name: `You follow ${tpn}` });
  await dialog.getByLabel('Mails').selectOption('No mails');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(follower.getByRole('button', { name: `You follow ${tpn}` })).toBeVisible();

  const comment = `Seen by a journey at ${Date.now()}`;
  await change(comment);

  await expectUnread(follower, 1);
  await bell(follower, 1).focus();
  await follower.keyboard.press('Enter');
  await follower
    .getByRole('link', { name: new RegExp(tpn) })
    .first()
    .click();
  await expect(follower).toHaveURL(new RegExp(`#/projects/${tpn}`));
  await expect(follower.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();

  await follower.goto(`${siteUrl}/#/following`);
  await expect(notices(follower)).toContainText(comment);
  await follower.getByRole('button', { name: `Stop following ${tpn}` }).click();
  await expect(follower.getByText(`You do not follow ${tpn} any more.`)).toBeVisible();
  for (const page of [member, follower]) await page.context().close();
});

test('a saved view is followed, and each of its followers gets notices of what they may read', async ({
  browser,
  siteUrl,
}) => {
  const admin = await openAs(browser, siteUrl, PEOPLE.administrator);
  const token = await tokenOf(admin, siteUrl, PEOPLE.administrator);
  const open = await projectOfJax(admin, siteUrl, token, { place: QUIET_PLACE + 1 });
  const hidden = await projectOfJax(admin, siteUrl, token, {
    privacyName: 'restricted',
    place: QUIET_RESTRICTED_PLACE,
  });
  const outside = await projectOfJax(admin, siteUrl, token, { place: QUIET_PLACE + 2 });

  const [member, stranger] = [
    await openAs(browser, siteUrl, PEOPLE.member),
    await openAs(browser, siteUrl, PEOPLE.stranger),
  ];
  const query = `tpn=${open.tpn},${hidden.tpn}`;
  await member.goto(`${siteUrl}/#/projects?${query}`);
  await member.getByRole('button', { name: 'Save view' }).click();
  await member.getByRole('dialog').getByLabel('Name').fill('Two of JAX');
  await member.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(member.getByText('Saved as “Two of JAX”.')).toBeVisible();
  // The list of projects begins with one's own work units, so a stranger saves the same by a request.
  const strange = await tokenOf(stranger, siteUrl, PEOPLE.stranger);
  const saved = await stranger.request.post(`${siteUrl}/api/v2/savedViews`, {
    headers: { authorization: `Bearer ${strange}` },
    data: { name: 'Two of JAX', query, workUnitName: null },
  });
  expect(saved.status()).toBe(200);

  for (const page of [member, stranger]) {
    await page.goto(`${siteUrl}/#/projects/views`);
    await page.getByRole('button', { name: 'Follow Two of JAX' }).click();
    const dialog = page.getByRole('dialog', { name: 'You follow Two of JAX' });
    await dialog.getByLabel('Mails').selectOption('No mails');
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  // Both get a notice of the last change: by then all notices of those before are written.
  const marks = { outside: 'not in the view', hidden: 'for the unit alone', open: 'for everybody' };
  await outside.change(marks.outside);
  await hidden.change(marks.hidden);
  await open.change(marks.open);

  await expectUnread(stranger, 1);
  await expectUnread(member, 2);
  for (const page of [member, stranger]) await page.goto(`${siteUrl}/#/following`);
  await expect(notices(member)).toContainText(marks.open);
  await expect(notices(member)).toContainText(marks.hidden);
  await expect(notices(stranger)).toContainText(marks.open);
  await expect(notices(stranger)).not.toContainText(marks.hidden);
  for (const page of [member, stranger])
    await expect(page.getByRole('main')).not.toContainText(marks.outside);
  await expect(stranger.getByRole('main')).not.toContainText(hidden.tpn);

  for (const page of [member, stranger]) {
    await page.goto(`${siteUrl}/#/projects/views`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('link', { name: 'Two of JAX' })).toBeHidden();
    await page.goto(`${siteUrl}/#/following`);
    await expect(page.getByText(/^You follow nothing yet\./)).toBeVisible();
  }
  for (const page of [admin, member, stranger]) await page.context().close();
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
  await expect(dialog.getByText('This site sends no email. Ask its administrators')).toBeVisible();

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
