import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const sizes = { desk: { width: 1280, height: 900 }, handset: { width: 390, height: 844 } };
const screens: Record<string, { address: string; ready: (page: Page) => Promise<void> }> = {
  search: {
    address: '#/search?input=Gpr173&input=FIP200&input=notagene',
    ready: (page) => expect(page.getByText('Synonym of Rb1cc1')).toBeVisible(),
  },
  'sign-in': {
    address: '#/login',
    ready: (page) => expect(page.getByRole('button', { name: 'Login' })).toBeVisible(),
  },
  'forgot password': {
    address: '#/forgot-password',
    ready: (page) => expect(page.getByRole('button', { name: 'Submit' })).toBeVisible(),
  },
  'not found': {
    address: '#/no-such-page',
    ready: (page) => expect(page.getByRole('heading', { name: 'We are sorry' })).toBeVisible(),
  },
  gallery: {
    address: '#/gallery',
    ready: (page) => expect(page.getByRole('heading', { level: 1, name: /gallery/i })).toBeVisible(),
  },
};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, screen] of Object.entries(screens)) {
      test(`${name}, ${size}, ${colorScheme}: axe finds nothing`, async ({ browser, siteUrl }) => {
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(`${siteUrl}/${screen.address}`);
        await screen.ready(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        await context.close();
      });
    }
  }
}
