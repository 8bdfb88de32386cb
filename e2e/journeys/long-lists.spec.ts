import { expect, test } from '../support/fixtures.ts';

/** Which row of a page of 200 is looked for: far below what the window shows. */
const SOUGHT = 180;

test('find-in-page finds row 180 of 200, and printing shows all rows', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/#/search?size=200`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(200);
  const sought = rows.nth(SOUGHT - 1);
  const tpn = (await sought.getByRole('link', { name: /^TPN:/ }).textContent()) ?? '';
  await expect(sought).not.toBeInViewport();

  expect(await page.evaluate((text) => Reflect.apply(Reflect.get(window, 'find'), window, [text]), tpn)).toBe(
    true,
  );
  const found = await page.evaluate(() => {
    const row = window.getSelection()?.anchorNode?.parentElement?.closest('tr');
    return row ? [...document.querySelectorAll('tbody tr')].indexOf(row) : -1;
  });
  expect(found).toBe(SOUGHT - 1);

  await page.emulateMedia({ media: 'print' });
  const cut = await page.getByRole('region', { name: 'Projects found' }).evaluate((area) => {
    const { bottom } = area.getBoundingClientRect();
    return [...area.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.height < 10 || box.bottom > bottom + 1;
    }).length;
  });
  expect(cut).toBe(0);
});
