import type { Locator, Page } from '@playwright/test';
import { expectPartAccessible, resize, SIZES } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

/** What only a real browser knows of the pieces in the gallery: where things lie, and who has the focus after a press. */

async function openGallery(page: Page, siteUrl: string, viewport = SIZES.desk) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${siteUrl}/#/gallery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** Where two things lie at one moment: between two requests for a place the page may have moved. */
async function placesOf(items: Locator): Promise<[DOMRect, DOMRect]> {
  const [one, other] = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
  if (!one || !other) throw new Error('Two are expected');
  return [one, other];
}

const choices = (page: Page) => page.getByRole('region', { name: 'Choices' });
const consortia = (page: Page) => choices(page).getByRole('combobox', { name: 'Consortia', exact: true });

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: an open list lies under its field, as wide, in view, and axe finds nothing`, async ({
    page,
    siteUrl,
  }) => {
    await openGallery(page, siteUrl, viewport);
    await consortia(page).click();
    const list = page.getByRole('listbox', { name: 'Consortia' });
    await expect(list).toBeVisible();
    const field = await boxOf(consortia(page));
    const { x, y, width, height } = await boxOf(list);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    expect(width).toBeGreaterThan(field.width);
    expect(y > field.y + field.height || y + height < field.y).toBe(true);
    await expectPartAccessible(choices(page));
    await expectPartAccessible(list);
  });

  test(`${size}: what a row shows is no wider than what is seen of its table`, async ({ page, siteUrl }) => {
    await openGallery(page, siteUrl, viewport);
    const table = page.getByRole('region', { name: 'Projects, with more to each' });
    await table
      .getByRole('button', { name: /^Details TPN/ })
      .first()
      .click();
    const details = table.getByText('guides were designed for');
    await expect(details).toBeVisible();
    const [inner, outer] = [await boxOf(details), await boxOf(table)];
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
    await expectPartAccessible(table);
  });
}

test('a press on an option and on the cross of a chip leaves the focus in the box', async ({
  page,
  siteUrl,
}) => {
  await openGallery(page, siteUrl);
  await consortia(page).click();
  await page.getByRole('option', { name: 'MARC' }).click();
  await expect(consortia(page)).toBeFocused();
  await expect(page.getByRole('option', { name: 'MARC', selected: true })).toBeVisible();
  await choices(page).getByRole('button', { name: 'Remove MARC' }).click();
  await expect(consortia(page)).toBeFocused();
  await expect(page.getByRole('option', { name: 'MARC', selected: false })).toBeVisible();
});

test('the arrows bring the option they are on into view', async ({ page, siteUrl }) => {
  await openGallery(page, siteUrl);
  await consortia(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'RIKEN BRC' })).toBeInViewport();
});

test('a result stays under the pointer, F8 leads to it, and Escape gives the focus back', async ({
  page,
  siteUrl,
}) => {
  await openGallery(page, siteUrl);
  const tell = page.getByRole('button', { name: 'Tell a result' });
  const notice = page.getByRole('region', { name: 'Notices (F8)' }).getByText('The update was successful.');
  await tell.click();
  await notice.hover();
  await page.waitForTimeout(3500);
  await expect(notice).toBeVisible();
  await expectPartAccessible(page.getByRole('region', { name: 'Notices (F8)' }));
  await page.mouse.move(0, 0);
  await expect(notice).toBeHidden();

  await tell.press('Enter');
  await expect(notice).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'History', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await expect(tell).toBeFocused();
});

test('the bullet of an error that takes several lines stands beside the first of them', async ({
  page,
  siteUrl,
}) => {
  await openGallery(page, siteUrl);
  const example = page.getByRole('form', { name: 'Example' });
  await example.getByRole('button', { name: 'Update' }).click();
  const error = example.getByRole('button', { name: 'Consortia are required' });
  const [bullet, words] = await error.evaluate((button) => {
    const item = button.parentElement;
    if (item === null) throw new Error('It stands nowhere');
    item.style.width = '5em';
    // Where a bullet stands cannot be asked: something without a width beside it can.
    const beside = document.createElement('span');
    beside.style.cssText = 'display: inline-block; width: 0; height: 1px';
    item.prepend(beside);
    return [beside.getBoundingClientRect(), button.getBoundingClientRect()];
  });
  expect(words?.height).toBeGreaterThan(40);
  expect((bullet?.bottom ?? 0) - (words?.top ?? 0)).toBeLessThan(22);
});

test('a timeline goes across, and downwards on a telephone', async ({ page, siteUrl }) => {
  const stamps = page.getByRole('list', { name: 'Assignment Status Stamps' }).getByRole('listitem');
  await openGallery(page, siteUrl);
  const [first, second] = await placesOf(stamps);
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x);
  await resize(page, SIZES.handset);
  const [upper, lower] = await placesOf(stamps);
  expect(lower.x).toBe(upper.x);
  expect(lower.y).toBeGreaterThan(upper.y);
});

test('without movement, another colour mode comes at once', async ({ page, siteUrl }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openGallery(page, siteUrl);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  const moving = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
  );
  expect(moving).toBe(0);
});
