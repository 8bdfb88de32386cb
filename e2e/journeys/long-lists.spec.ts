import { SIZES } from '../support/axe.ts';
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

test('the page that is probably asked for next is read ahead, and once', async ({ page, siteUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/api/projects/search') return;
    asked.push(`page ${searchParams.get('page')} of ${searchParams.get('size')}`);
  });
  await page.goto(`${siteUrl}/#/search`);
  const rows = page.locator('tbody tr');
  const range = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(range).toContainText('1 – 20 of');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.hover();
  await expect.poll(() => asked).toEqual(['page 0 of 20', 'page 1 of 20']);
  await next.click();
  await expect(range).toContainText('21 – 40 of');
  await expect.poll(() => asked).toEqual(['page 0 of 20', 'page 1 of 20', 'page 2 of 20']);

  const sizes = page.getByLabel('Items per page:');
  await sizes.dispatchEvent('pointerdown');
  await expect.poll(() => asked.at(-1)).toBe('page 0 of 200');
  await sizes.selectOption('200');
  await expect(rows).toHaveCount(200);
  expect(asked.filter((one) => one === 'page 0 of 200')).toHaveLength(1);
});

test('rows out of view are skipped, and stand below the headers of their columns when they come into view', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/#/search?size=200`);
  const area = page.getByRole('region', { name: 'Projects found' });
  const rows = area.locator('tbody tr');
  await expect(rows).toHaveCount(200);
  const sought = rows.nth(SOUGHT - 1);
  expect(await sought.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  await area.evaluate((element) => element.scrollTo(400, 0));
  await sought.scrollIntoViewIfNeeded();
  await expect(sought).toBeInViewport();
  const headers = await area.locator('thead th').evaluateAll(columnEdges);
  const cells = await sought.locator('th, td').evaluateAll(columnEdges);
  expect(headers.length).toBeGreaterThan(10);
  expect(cells).toEqual(headers);
  await expect(area.getByRole('columnheader', { name: 'Project summary' })).toBeInViewport();

  await page.setViewportSize(SIZES.handset);
  await sought.scrollIntoViewIfNeeded();
  const [first, later] = [await rows.first().boundingBox(), await sought.boundingBox()];
  expect(later?.height).toBe(first?.height);
});

const columnEdges = (cells: Element[]) =>
  cells.map((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });
