import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at colours. All others find the same in both colour modes: the elements are the same. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Holds a screen to WCAG 2.2 AA, as far as axe can see; a failure names each rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(axeOn(page).withTags(RULES));
}

/** The same in light and in dark colours, without loading the screen anew. Afterwards it is dark. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  await showIn(page, 'light');
  await expectAccessible(page);
  await showIn(page, 'dark');
  await expectNothing(axeOn(page).withRules(COLOUR_RULES));
}

/** Without a page of its own for the outcome, which takes as long as the search itself: no screen has frames. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The two sizes that every screen is made for. */
export const SIZES = { desk: { width: 1280, height: 900 }, handset: { width: 390, height: 844 } };
export const COLOUR_MODES = ['light', 'dark'] as const;

/** Shows the page in a colour mode, without movement, and waits until it has taken it up. */
export async function showIn(page: Page, colorScheme: (typeof COLOUR_MODES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}
