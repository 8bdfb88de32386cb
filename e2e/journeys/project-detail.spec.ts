import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { findProject } from '../support/find-projects.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';

const ADMINISTRATOR = 'admin@tracker.example';
const MANAGER = 'manager.jax@tracker.example';
const MEMBER = 'member.jax@tracker.example';
/** Neither of JAX nor of one of its consortia. */
const STRANGER = 'member.harwell@tracker.example';

const OF_JAX = { workUnitName: 'JAX', privacyName: 'public', summaryStatusName: 'Genotype Confirmed' };
const DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

/** Opens a project and waits until all of it is there. */
async function openProject(page: Page, siteUrl: string, tpn: string): Promise<void> {
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await expect(page.getByRole('heading', { level: 1, name: `Project ${tpn}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Production Plans' })).toBeVisible();
}

/** Presses Tab until this has the focus; fails after a round through the page. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .locator(':focus')
    .and(
      page
        .getByRole('button', { name })
        .or(page.getByRole('link', { name }))
        .or(page.getByRole('textbox', { name })),
    );
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`Nothing named ${String(name)} was reached by Tab`);
}

test.describe('a project', () => {
  test('is sent before its form is rendered as busy, but nothing can be typed from then on', async ({
    page,
    siteUrl,
  }) => {
    await signIn(page, siteUrl, MEMBER);
    await openProject(page, siteUrl, await findProject(page, siteUrl, OF_JAX, 1));
    await comment(page).fill('Sent at once');
    await page.evaluate(() => {
      const { fetch } = globalThis;
      const faded: string[] = [];
      Object.assign(globalThis, { faded });
      document.addEventListener('transitionrun', ({ target }) => {
        if (target instanceof Element && target.matches(':disabled')) faded.push(target.outerHTML);
      });
      globalThis.fetch = (address, init) => {
        if (init?.method === 'PUT')
          Object.assign(globalThis, {
            whenSent: {
              isBusy: document.querySelector('form [aria-busy=true]') !== null,
              isLocked: document.querySelector('form fieldset:disabled') !== null,
            },
          });
        return fetch(address, init);
      };
    });
    await update(page).click();
    await expect(page.getByText('The update was successful.')).toBeVisible();
    expect(await page.evaluate('whenSent')).toEqual({ isBusy: false, isLocked: true });
    expect(await page.evaluate('faded'), 'frames while the response is awaited').toEqual([]);
    await expect(comment(page)).toBeEnabled();
  });

  test('a member of its unit edits it by keyboard alone, and the history shows it', async ({
    page,
    siteUrl,
  }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 0);
    await signIn(page, siteUrl, MEMBER);
    await openProject(page, siteUrl, tpn);
    await expect(update(page)).toHaveAttribute('aria-disabled', 'true');

    await tabTo(page, /^Comment$/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Written by keyboard');
    await expect(page.getByText('Changed: Comment')).toBeVisible();
    await tabTo(page, 'Update');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The update was successful.')).toBeVisible();
    await expect(page.getByText(/^Saved \d\d:\d\d · 1 change/)).toBeVisible();
    await expect(page.getByRole('row', { name: /→ Written by keyboard/ })).toBeVisible();

    await page.keyboard.press('F8');
    await tabTo(page, 'See the history');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Project History' })).toBeVisible();
    const last = page.getByRole('row', { name: /Project updated.*Written by keyboard/ });
    await expect(last).toContainText(MEMBER);
    await page.getByRole('link', { name: tpn }).click();
    await expect(comment(page)).toHaveValue('Written by keyboard');
  });

  test('a manager of its unit adds plans in another tab', async ({ page, siteUrl, context }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 1);
    await signIn(page, siteUrl, MANAGER);
    await openProject(page, siteUrl, tpn);
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Add Production Plan/ }).click();
    const creation = await opening;
    await creation.waitForURL(new RegExp(`#/projects/${tpn}/plan-creation\\?planType=production`));
    await expect(page.getByRole('link', { name: /^Add Phenotyping Plan/ })).toHaveAttribute(
      'href',
      `#/projects/${tpn}/plan-creation?planType=phenotyping`,
    );
  });

  test('a member of another unit reads it, and can read why they may not add plans', async ({
    page,
    siteUrl,
  }) => {
    const tpn = await findProject(page, siteUrl, { ...OF_JAX, summaryStatusName: 'Founder Obtained' });
    await signIn(page, siteUrl, STRANGER);
    await openProject(page, siteUrl, tpn);
    await expect(update(page)).toBeHidden();
    await expect(comment(page)).toBeHidden();
    await tabTo(page, 'Add Phenotyping Plan');
    const reason = 'You cannot add phenotyping plans or there are not genotype confirmed colonies yet.';
    await expect(page.locator('[popover]').getByText(reason)).toBeVisible();
    await page
      .getByRole('link', { name: /^See plan/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`#/projects/${tpn}/production-plan/PIN:\\d{10}$`));
  });

  test('a visitor reads a public one', async ({ page, siteUrl }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 1);
    await openProject(page, siteUrl, tpn);
    await expect(page.getByRole('table', { name: 'Intentions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gene Drawing' })).toBeVisible();
    await expect(page.getByText(/GRCm39/).first()).toBeVisible();
    await expect(update(page)).toBeHidden();
  });

  test('a visitor is asked to sign in for a restricted one, and comes back to it', async ({
    page,
    siteUrl,
  }) => {
    const tpn = await findProject(page, siteUrl, { workUnitName: 'JAX', privacyName: 'restricted' });
    await page.goto(`${siteUrl}/#/projects/${tpn}`);
    await expect(page.getByText(DENIED)).toHaveCount(1);
    await expect(page).toHaveURL(`${siteUrl}/#/projects/${tpn}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(ADMINISTRATOR);
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${siteUrl}/#/projects/${tpn}`);
    await expect(update(page)).toBeVisible();
  });

  test('people who are not related to a restricted one see its restricted version', async ({
    page,
    siteUrl,
  }) => {
    const tpn = await findProject(page, siteUrl, { workUnitName: 'JAX', privacyName: 'restricted' });
    await signIn(page, siteUrl, STRANGER);
    await page.goto(`${siteUrl}/#/projects/${tpn}`);
    await expect(page.getByText('You are seeing a restricted version of this project.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Intentions' })).toBeVisible();
    await expect(page.getByText('Assignment Status')).toBeHidden();
    await expect(page.getByText(DENIED)).toBeHidden();
  });

  test('unsaved changes are not lost by a click on the header', async ({ page, siteUrl }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 1);
    await signIn(page, siteUrl, MEMBER);
    await openProject(page, siteUrl, tpn);
    await comment(page).fill('Not saved yet');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await expect(comment(page)).toHaveValue('Not saved yet');
    await expect(page).toHaveURL(`${siteUrl}/#/projects/${tpn}`);
  });

  test('two browsers edit one project: the second gets both sides, and nothing is lost', async ({
    browser,
    page,
    siteUrl,
  }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 2);
    const [first, second] = await Promise.all(
      [MEMBER, MANAGER].map(async (email) => {
        const person = await (await browser.newContext()).newPage();
        await signIn(person, siteUrl, email);
        await openProject(person, siteUrl, tpn);
        return person;
      }),
    );
    if (first === undefined || second === undefined) throw new Error('Two browsers are needed');

    await comment(first).fill('The first comment');
    await first.getByRole('checkbox', { name: 'Recovery' }).setChecked(true);
    await update(first).click();
    await expect(first.getByText('The update was successful.')).toBeVisible();

    await comment(second).fill('The second comment');
    await second.getByRole('textbox', { name: 'Completion Comment' }).fill('Only the second wrote this');
    await update(second).click();
    const dialog = second.getByRole('dialog', { name: 'Changed by somebody else' });
    await expect(dialog).toContainText(`${MEMBER} changed Comment, Recovery`);
    await expect(dialog).toContainText('The first comment');
    await expect(dialog).toContainText('The second comment');

    await dialog.getByRole('button', { name: 'Back to my changes' }).click();
    await expect(comment(second)).toHaveValue('The second comment');
    await update(second).click();
    await dialog.getByRole('radio', { name: /The second comment/ }).check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(second.getByText('The update was successful.')).toBeVisible();

    await first.reload();
    await expect(comment(first)).toHaveValue('The second comment');
    await expect(first.getByRole('checkbox', { name: 'Recovery' })).toBeChecked();
    await expect(first.getByRole('textbox', { name: 'Completion Comment' })).toHaveValue(
      'Only the second wrote this',
    );
    await Promise.all([first, second].map((person) => person.context().close()));
  });

  test('a draft does not overwrite what others have saved since it was begun', async ({
    browser,
    page,
    siteUrl,
  }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 4);
    await signIn(page, siteUrl, MANAGER);
    await openProject(page, siteUrl, tpn);
    await comment(page).fill('A draft of the manager');

    const member = await (await browser.newContext()).newPage();
    await signIn(member, siteUrl, MEMBER);
    await openProject(member, siteUrl, tpn);
    await comment(member).fill('Saved by the member');
    await update(member).click();
    await expect(member.getByText('The update was successful.')).toBeVisible();

    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(
      page.getByText(/^Saved with another value since the draft was begun: Comment\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Continue with the draft' }).click();
    await update(page).click();
    const dialog = page.getByRole('dialog', { name: 'Changed since you opened it' });
    await expect(dialog).toContainText('A draft of the manager');
    await dialog.getByRole('radio', { name: /Saved by the member/ }).check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(comment(page)).toHaveValue('Saved by the member');
    await member.context().close();
  });

  test('takes at most 6 calls after the click', async ({ page, siteUrl }) => {
    const tpn = await findProject(page, siteUrl, OF_JAX, 3);
    await signIn(page, siteUrl, MEMBER);
    await page.goto(`${siteUrl}/#/search?tpn=${tpn}`);
    const link = page.getByRole('link', { name: tpn });
    await expect(link).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // What leads from status to status is read once a visit, like the look-up lists.
      if (pathname.startsWith('/api/') && pathname !== '/api/v2/statusPaths') calls.push(request.url());
    });
    await link.click();
    await expect(update(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Phenotyping Plans' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(6);
  });
});
