import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A job does one record after the other: how long that takes is the machine's affair. In ms. */
const LONGEST_JOB_MS = 90_000;

/** Waits until the dialog of a job shows what came of it. */
export async function expectOfJob(page: Page, text: RegExp): Promise<void> {
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible({ timeout: LONGEST_JOB_MS });
}
