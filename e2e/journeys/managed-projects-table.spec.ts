import { expect, signIn, test } from '../support/fixtures.ts';
import { openList, rowsShown, tableArea } from '../support/managed-projects.ts';

const ADMINISTRATOR = 'admin@tracker.example';
const MEMBER = 'member.jax@tracker.example';

test.describe('the table of managed projects', () => {
  test('the table area is as high as its rows, up to 950 px; header and first column stay in view', async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl, '?size=100');
    const area = tableArea(page);
    await expect.poll(async () => (await area.boundingBox())?.height).toBe(950);

    const header = page.getByRole('columnheader', { name: 'Project Id' });
    const lastRow = rowsShown(page).last().getByRole('rowheader');
    const before = await header.boundingBox();
    await area.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
    await expect(lastRow).toBeInViewport();
    expect(await header.boundingBox()).toEqual(before);
    expect((await lastRow.boundingBox())?.x).toBe(before?.x);

    await page.goto(`${siteUrl}/#/projects?gene=notagene`);
    await expect(page.getByText('No projects match')).toBeVisible();
    expect((await area.boundingBox())?.height).toBeLessThan(300);
  });

  test('gene and status stay in view however far the table is scrolled', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    await tableArea(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(page.getByRole('columnheader', { name: 'Phenotyping External Reference' })).toBeInViewport();
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    for (const place of ['1', '2'])
      await expect(row.locator(`td[data-frozen="${place}"]`)).toBeInViewport({ ratio: 1 });
    const edges = await row
      .locator('th, td[data-frozen]')
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    for (const [place, [left]] of edges.slice(1).entries())
      expect(left).toBeGreaterThanOrEqual(Math.floor(edges[place]?.[1] ?? Infinity));
  });

  test('on a telephone the list is sorted above its cards, in the address too', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Gene');
    await expect(page).toHaveURL(/sort=markerSymbol%2CASC/);
    const table = page.getByRole('table', { name: 'Managed projects' });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    const firstGene = () => table.locator('[data-card=title]').first().innerText();
    const first = await firstGene();
    await page.getByRole('button', { name: 'Ascending' }).click();
    await expect(page).toHaveURL(/sort=markerSymbol%2CDESC/);
    await expect.poll(firstGene).not.toBe(first);
  });

  test('on a handset the filters overlay the list, which scrolls inside itself', async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, siteUrl, MEMBER);
    await openList(page, siteUrl);
    const overflow = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    await page.getByRole('button', { name: /^Show Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: /^Show Filters/ })).toBeFocused();
  });
});
