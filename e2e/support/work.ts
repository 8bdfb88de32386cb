import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What people do on the pages of plans, outcomes and stages. Fields are found by their labels. */

function labelled(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`);
}

export function textField(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: labelled(label) });
}

export function choice(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('combobox', { name: labelled(label) });
}

/** Enters texts, numbers and dates. */
export async function enter(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await textField(page, label).fill(text);
}

/** Chooses in lists. */
export async function choose(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, option] of Object.entries(choices)) await choice(page, label).selectOption(option);
}

/** Saves, and waits until everything is stored. */
export async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expectSaved(page);
}

/** Nothing that was entered waits to be saved, and nothing has been refused. */
export async function expectSaved(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Update', exact: true });
  await expect(button).toHaveAccessibleDescription('Nothing has been changed.');
  await expect(page.getByText('Not saved', { exact: true })).toBeHidden();
}

/** The statuses that have been reached, oldest first. */
export async function expectStatuses(
  page: Page,
  history: string,
  statuses: readonly string[],
): Promise<void> {
  const fold = page.getByRole('button', { name: history });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const rows = page.getByRole('table', { name: history }).locator('tbody tr td:first-child');
  await expect(rows).toHaveText([...statuses]);
}

export const PLAN_HISTORY = 'Plan Status History';
export const COLONY_HISTORY = 'Colony Status History';
export const STAGE_HISTORY = 'Phenotyping Stage Status History';

/** Takes a step of the status; one that ends the work is apart, and confirmed. */
export async function takeStep(page: Page, status: string): Promise<void> {
  if (/abort|abandon/i.test(status)) await confirmEnd(page, status);
  else await choice(page, 'Next step').selectOption({ label: status });
  await update(page);
}

/** Chooses the step that ends the work; it is taken with the next save. */
export async function confirmEnd(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: /^Stop this .*…$/ }).click();
  await page.getByRole('checkbox', { name: `to “${status}”` }).check();
}

/** A step that cannot be taken is there, and says why. */
export async function expectRefused(page: Page, status: string, reason: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Status and next step' });
  if (/abort|abandon/i.test(status)) {
    await section.getByRole('button', { name: /^Stop this .*…$/ }).click();
    await expect(section.getByText(`${status}: ${reason}`)).toBeVisible();
    return;
  }
  await expect(choice(page, 'Next step').locator('option', { hasText: status })).toBeDisabled();
  const said = section.getByRole('listitem').filter({ hasText: status }).filter({ hasText: reason });
  await expect(said).toBeVisible();
}
