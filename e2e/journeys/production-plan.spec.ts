import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectPlan, openSections } from '../support/workflows.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import { expectSaved, textField, update } from '../support/work.ts';

const AT_WORK = { workUnitName: 'JAX', attemptTypeName: 'crispr', statusName: 'Founder Obtained' };

/** The comment of the plan: its attempt has another. */
const comment = (page: Page) =>
  page.getByRole('region', { name: 'Plan Details' }).getByRole('textbox', { name: 'Comment' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function addressOf(page: Page, siteUrl: string, index: number): Promise<string> {
  const { tpn, pin } = await findPlan(page, siteUrl, AT_WORK, index);
  return `${siteUrl}/#/projects/${tpn}/production-plan/${pin}`;
}

/** Comes to a plan by the link on the page of its project. */
async function followLinkTo(page: Page, address: string): Promise<void> {
  const [project = '', pin = ''] = address.split('/production-plan/');
  await page.goto(project);
  await page.reload();
  await page.getByRole('link', { name: `See plan ${pin}` }).click();
  await expectPlan(page);
}

test.describe('a production plan', () => {
  test('in two browsers: the second is shown both sides, and nothing is lost (PP-11)', async ({
    browser,
    page,
    siteUrl,
  }) => {
    const address = await addressOf(page, siteUrl, 0);
    const first = await openAs(browser, siteUrl, PEOPLE.member);
    const second = await openAs(browser, siteUrl, PEOPLE.manager);
    for (const person of [first, second]) {
      await person.goto(address);
      await expectPlan(person);
    }

    await comment(first).fill('The first comment');
    await textField(first, 'Number Transferred').fill('31');
    await update(first);

    await comment(second).fill('The second comment');
    await textField(second, 'Mutagenesis External Ref').fill('Only the second wrote this');
    await second.getByRole('button', { name: 'Update', exact: true }).click();
    const dialog = second.getByRole('dialog', { name: 'Changed by somebody else' });
    await expect(dialog).toContainText(PEOPLE.member);
    await dialog.getByRole('button', { name: 'Back to my changes' }).click();
    await expect(comment(second)).toHaveValue('The second comment');

    await test.step('after a reload too', async () => {
      second.once('dialog', (question) => void question.accept());
      await second.reload();
      await expectPlan(second);
      await second.getByRole('button', { name: 'Continue with the draft' }).click();
      await expect(textField(second, 'Number Transferred')).toHaveValue('31');
    });
    await second.getByRole('button', { name: 'Update', exact: true }).click();
    const ofDraft = second.getByRole('dialog', { name: 'Changed since you opened it' });
    await expect(ofDraft).toContainText('The first comment');
    await ofDraft.getByRole('radio', { name: /The second comment/ }).check();
    await ofDraft.getByRole('button', { name: 'Save my choices' }).click();
    await expectSaved(second);

    await first.reload();
    await expectPlan(first);
    await expect(comment(first)).toHaveValue('The second comment');
    await expect(textField(first, 'Number Transferred')).toHaveValue('31');
    await expect(textField(first, 'Mutagenesis External Ref')).toHaveValue('Only the second wrote this');
    await Promise.all([first, second].map((person) => person.context().close()));
  });

  test('with changes is not left without a question (PP-07)', async ({ browser, page, siteUrl }) => {
    const address = await addressOf(page, siteUrl, 1);
    const member = await openAs(browser, siteUrl, PEOPLE.member);
    await followLinkTo(member, address);
    await comment(member).fill('Not saved yet');

    const ways: Record<string, () => Promise<unknown>> = {
      'a link in the header': () => member.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
      'the history of the plan': () => member.getByRole('link', { name: 'History', exact: true }).click(),
      'the button that goes back': () => member.getByRole('button', { name: 'Go back' }).click(),
      'the back button of the browser': () => member.evaluate(() => history.back()),
      'an address that is typed': () => member.evaluate(() => (location.hash = '#/reports')),
      'signing out': async () => {
        await member.getByRole('button', { name: /account/i }).click();
        await member.getByRole('link', { name: 'Logout' }).click();
      },
    };
    for (const [way, leave] of Object.entries(ways))
      await test.step(way, async () => {
        await leave();
        await leaving(member).getByRole('button', { name: 'Stay' }).click();
        await expect(member).toHaveURL(address);
        await expect(comment(member)).toHaveValue('Not saved yet');
      });

    await test.step('closing the tab', async () => {
      const asked = member.waitForEvent('dialog');
      await member.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await expect(comment(member)).toHaveValue('Not saved yet');
    });

    await member.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(leaving(member)).toContainText('This browser keeps them as a draft');
    await leaving(member).getByRole('button', { name: 'Leave' }).click();
    await expect(member.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await member.goto(address);
    await member.getByRole('button', { name: 'Continue with the draft' }).click();
    await expect(comment(member)).toHaveValue('Not saved yet');
    await member.context().close();
  });

  test('that was opened by typing its address asks before one goes back', async ({
    browser,
    page,
    siteUrl,
  }) => {
    const address = await addressOf(page, siteUrl, 1);
    const member = await openAs(browser, siteUrl, PEOPLE.member);
    await member.goto(siteUrl);
    await expect(member.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await member.evaluate((typed) => document.location.assign(typed), address);
    await expectPlan(member);
    await comment(member).fill('Not saved yet');
    for (const answer of ['Stay', 'Leave']) {
      await member.evaluate(() => history.back());
      await leaving(member).getByRole('button', { name: answer }).click();
      if (answer === 'Stay') await expect(member).toHaveURL(address);
    }
    await expect(member.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await member.context().close();
  });

  test('takes a guide by keyboard alone', async ({ browser, page, siteUrl }) => {
    const address = await addressOf(page, siteUrl, 2);
    const member = await openAs(browser, siteUrl, PEOPLE.member);
    await member.goto(address);
    await expectPlan(member);
    const before = await member.getByRole('textbox', { name: /^Guide \d+, PAM$/ }).count();
    const [chr, row] = [await chromosomeOf(member), before + 1];

    await tabTo(member, member.getByRole('button', { name: 'Add guides manually' }));
    await member.keyboard.press('Enter');
    const cells = [
      ['Guide Sequence', 'GATTACAGATTACAGATTAC'],
      ['PAM', 'AGG'],
      ['Chr', chr],
      ['Start', '145553000'],
      ['Stop', '145553022'],
    ] as const;
    for (const [cell, text] of cells) {
      await tabTo(member, member.getByRole('textbox', { name: `Guide ${row}, ${cell}`, exact: true }));
      await member.keyboard.type(text);
    }
    await tabTo(member, member.getByRole('combobox', { name: `Guide ${row}, Strand` }));
    await member.keyboard.type('-');
    await tabTo(member, member.getByRole('combobox', { name: `Guide ${row}, Genome Build` }));
    await member.keyboard.type('GRCm39');
    await tabTo(member, member.getByRole('button', { name: 'Update', exact: true }));
    await member.keyboard.press('Enter');
    await expectSaved(member);
    await expect(member.getByRole('textbox', { name: `Guide ${row}, PAM` })).toHaveValue('AGG');
    await member.context().close();
  });

  test('finds sites in a pasted sequence, in a worker, and takes one as a guide', async ({
    browser,
    page,
    siteUrl,
  }) => {
    const address = await addressOf(page, siteUrl, 2);
    const member = await openAs(browser, siteUrl, PEOPLE.member);
    await member.goto(address);
    await expectPlan(member);
    await member.getByRole('button', { name: 'Find sites in a sequence' }).click();
    await member
      .getByRole('textbox', { name: 'Sequence', exact: true })
      .fill('>exon 2\nTTATTATAATATTAATATCATAAGGTT');
    const [worker] = await Promise.all([
      member.waitForEvent('worker'),
      member.getByRole('button', { name: 'Find sites', exact: true }).click(),
    ]);
    expect(worker.url()).toContain('/remote-plans/');
    await expect(member.getByText('1 site of Cas9 in 27 bases.')).toBeVisible();
    const site = member.getByRole('table', { name: 'Sites' }).getByRole('button');
    await site.click();
    await expect(site).toHaveAttribute('aria-pressed', 'true');
    await expect(member.getByRole('textbox', { name: /^Guide \d+, Guide Sequence$/ }).last()).toHaveValue(
      'ATTATAATATTAATATCATA',
    );
    await member.context().close();
  });
});

// One line at the desk; two on a telephone, where the day would be cut in one.
for (const { viewport, height } of [
  { viewport: { width: 1280, height: 900 }, height: 50 },
  { viewport: { width: 390, height: 844 }, height: 60 },
])
  test(`the heading of a plan stays in view, with the whole day, and hides nothing that has the focus, at ${viewport.width}`, async ({
    browser,
    page,
    siteUrl,
  }) => {
    const address = await addressOf(page, siteUrl, 3);
    const member = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await signIn(member, siteUrl, PEOPLE.member);
    await member.goto(address);
    await expectPlan(member);
    const heading = member.locator('[data-record-heading]');
    const before = await heading.boundingBox();
    await member.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.height).toBe(before?.height);
    expect(before?.height).toBeLessThan(height);
    expect(await isDayWhole(heading)).toBe(true);

    await member.getByRole('button', { name: 'Add guides manually' }).focus();
    for (let presses = 0; presses < 30; presses += 1) {
      await member.keyboard.press('Shift+Tab');
      expect(await coveredText(member)).toBe('');
    }
    await member.context().close();
  });

/** Whether "since" and its day are seen to their end. */
async function isDayWhole(heading: Locator): Promise<boolean> {
  return heading.locator('p').evaluate((line) => {
    const text = line.lastChild;
    const since = /since \d{4}-\d{2}-\d{2}/.exec(text?.textContent ?? '');
    if (text === null || since === null) return false;
    const range = document.createRange();
    range.setStart(text, since.index);
    range.setEnd(text, since.index + since[0].length);
    return range.getBoundingClientRect().right <= line.getBoundingClientRect().right;
  });
}

/** What has the focus and lies under something that stays at the top of the window. */
async function coveredText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const stays = [...document.querySelectorAll('[data-record-heading], nav[aria-label="Sections"]')];
    const { top = 0, bottom = 0, left = 0, right = 0 } = focused?.getBoundingClientRect() ?? {};
    const isUnder = stays.some((each) => {
      const bar = each.getBoundingClientRect();
      const isOver = !each.contains(focused) && left < bar.right && right > bar.left;
      return isOver && top < bar.bottom && bottom > bar.top && top >= 0;
    });
    return isUnder ? (focused?.outerHTML ?? '') : '';
  });
}

test('all columns of the guide table are seen at 1280, to edit and to read', async ({
  browser,
  page,
  siteUrl,
}) => {
  const address = await addressOf(page, siteUrl, 3);
  for (const person of [PEOPLE.member, PEOPLE.stranger]) {
    const reader = await openAs(browser, siteUrl, person);
    await reader.setViewportSize({ width: 1280, height: 900 });
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 2, name: 'Guides' })).toBeVisible();
    await openSections(reader);
    const table = reader.getByRole('table', { name: 'Guides' });
    await expect(table).toBeVisible();
    const overhang = await table.evaluate(
      (each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0),
    );
    expect(overhang, person).toBeLessThanOrEqual(0);
    await reader.context().close();
  }
});

/** All guides of a plan lie on one chromosome. */
async function chromosomeOf(page: Page): Promise<string> {
  const first = page.getByRole('textbox', { name: 'Guide 1, Chr' });
  return (await first.count()) > 0 ? first.inputValue() : '4';
}
