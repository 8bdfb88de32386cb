import { SIZES } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { looksOf } from '../support/looks.ts';
import { readRecordings, writeRecordings, type Recordings } from '../support/recorded-looks.ts';

/** With `RECORD_LOOKS=1` the looks are recorded again, for a change of looks that is wanted. */
const records = process.env.RECORD_LOOKS === '1';

test('every piece of the gallery looks as recorded, in both modes, at a desk and on a telephone', async ({
  page,
  siteUrl,
}) => {
  const seen: Recordings = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${siteUrl}/?${colorScheme}-${size}#/gallery`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
      // The empty region for news about the site comes when the page is quiet.
      await expect(page.locator('main > [role=status]')).toBeAttached();
      seen[`${size}, ${colorScheme}`] = await looksOf(page);
    }
  }
  if (records) return writeRecordings(seen);
  const recorded = readRecordings();
  for (const [name, elements] of Object.entries(seen)) {
    expect(elements.length, name).toBeGreaterThan(1000);
    expect(elements, name).toEqual(recorded[name]);
  }
});
