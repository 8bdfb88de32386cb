import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

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
  status: {
    address: '#/status',
    ready: (page) => expect(page.getByText('Everything works.')).toBeVisible(),
  },
  gallery: {
    address: '#/gallery',
    ready: (page) => expect(page.getByRole('heading', { level: 1, name: /gallery/i })).toBeVisible(),
  },
};

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}: axe finds nothing`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/${screen.address}`);
    await screen.ready(page);
    await expectAccessibleEverywhere(page);
    await context.close();
  });
}
