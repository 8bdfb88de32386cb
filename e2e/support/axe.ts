import axe from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';

const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules that look at colours. All others find the same in both colour modes: the elements are the same. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Verifies that a screen meets WCAG 2.2 AA, as far as axe can check it; a failure names each rule and the elements that
 * break it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, ALL);
}

/** The same of a part of the screen, where the rest of it has been looked at before. */
export async function expectPartAccessible(part: Locator): Promise<void> {
  await part.evaluate((element) => element.setAttribute('data-axe-part', ''));
  await expectNothing(part.page(), ALL, '[data-axe-part]');
  await part.evaluate((element) => element.removeAttribute('data-axe-part'));
}

/** The same in light and in dark colours, without loading the screen again. Afterwards it is dark. */
export async function expectAccessibleInBothModes(page: Page): Promise<void> {
  await showIn(page, 'light');
  await expectAccessible(page);
  await showIn(page, 'dark');
  await expectNothing(page, COLOURS);
}

/**
 * The same at both sizes that every screen is made for, and nothing is wider than the window. Afterwards it is a dark desk,
 * scrolled to its top.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  // A control that is half under what stays at the top of the window would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await showIn(page, 'light');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await resize(page, SIZES.handset);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await showIn(page, 'dark');
  await expectNothing(page, COLOURS);
  await resize(page, SIZES.desk);
  await expectNothing(page, COLOURS);
}

/** Another size, seen from the top: what lies under a bar that stays in view is no fault of the size. */
export async function resize(page: Page, size: (typeof SIZES)['desk']): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Nothing is wider than the window. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * A page gets axe once: its package for Playwright would send it for every look, which takes as long as the look. No list of every
 * element that is as it should be, which takes two fifths of the time.
 *
 * @param part selector of what is looked at
 */
async function expectNothing(page: Page, rules: axe.RunOnly, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { runOnly: rules, resultTypes: ['violations'] };
  const violations = await page.evaluate(
    async ([where, how]) => (await window.axe.run(where, how)).violations,
    [part, options] as const,
  );
  const colours = await page.evaluate(() => document.documentElement.className);
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, `${colours}, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The two sizes that every screen is made for. */
export const SIZES = { desk: { width: 1280, height: 900 }, handset: { width: 390, height: 844 } };

/** Shows the page in a colour mode, without movement, and waits until it has taken it up. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  // What is on its way from one colour to the other has neither.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
