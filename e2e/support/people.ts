import type { Browser, Page } from '@playwright/test';
import { expect, signIn } from './fixtures.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';

/** Accounts of the demo, by what they may do with the work of JAX. */
export const PEOPLE = {
  /** Makes and changes it. */
  member: 'member.jax@tracker.example',
  manager: 'manager.jax@tracker.example',
  /** Neither of JAX nor of one of its consortia: reads what is public. */
  stranger: 'member.harwell@tracker.example',
  /** May also do what the data coordination staff do. */
  administrator: 'admin@tracker.example',
};

/** Somebody at their own browser. Close its context at the end. */
export async function openAs(browser: Browser, siteUrl: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, siteUrl, email);
  return page;
}

/** A token of a person for a script. */
export async function tokenOf(page: Page, siteUrl: string, email: string): Promise<string> {
  const response = await page.request.post(`${siteUrl}/auth/signin`, {
    data: { userName: email, password: demoPassword },
  });
  return /"accessToken":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
}

/** The person signs out everywhere, from another computer. */
async function endSessions(page: Page, siteUrl: string, email: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, siteUrl, email)}` };
  const response = await page.request.delete(`${siteUrl}/api/sessions`, { headers });
  expect(response.status()).toBe(204);
}

/**
 * Lets the session end between a click on "Update" and its call. Ended sooner, the first to be refused might be a call that the
 * page makes by itself, such as for unread notices, and the question to sign in again would be over the button.
 */
export async function endSessionsAtUpdate(page: Page, siteUrl: string, email: string): Promise<void> {
  let isOver = false;
  await page.route(`${siteUrl}/api/projects/*`, async (route) => {
    if (!isOver && route.request().method() === 'PUT') {
      isOver = true;
      await endSessions(page, siteUrl, email);
    }
    return route.continue();
  });
}
