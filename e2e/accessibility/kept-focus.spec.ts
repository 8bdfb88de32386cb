import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openAs, PEOPLE } from '../support/people.ts';

test.describe('a button that disappears once it is pressed leaves the keyboard where it was', () => {
  test('when the filters of a history are cleared, above it and where nothing matched', async ({
    browser,
    siteUrl,
  }) => {
    const page = await openAs(browser, siteUrl, PEOPLE.administrator);
    await page.goto(`${siteUrl}/#/projects/TPN:000000011/history`);
    const from = page.getByLabel('From date');
    const filters = page.getByRole('group', { name: 'Filter' });
    await from.fill('2099-01-01');
    await tabTo(page, filters.getByRole('button', { name: 'Clear all' }));
    await page.keyboard.press('Enter');
    await expect(filters.locator(':focus')).toHaveCount(1);

    await from.fill('2099-01-01');
    await expect(page.getByText('No change matches the filter.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Clear all' }).last());
    await page.keyboard.press('Enter');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await page.context().close();
  });
});
