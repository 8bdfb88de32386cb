import type { Page } from '@playwright/test';
import type { Clicks } from './clicks.ts';

/** Opens a menu of the header; on telephones all of them are behind one button. */
export async function openMenu(page: Page, clicks: Clicks, name: string | RegExp): Promise<void> {
  const all = page.getByRole('button', { name: 'Menu', exact: true });
  // Whichever there is: just after an address was opened there is neither.
  await clicks.on(all.or(page.getByRole('button', { name })).first());
}
