import type { Browser, Page } from '@playwright/test';
import { signIn } from './fixtures.ts';

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

/** Somebody at a browser of their own. Close its context at the end. */
export async function openAs(browser: Browser, siteUrl: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, siteUrl, email);
  return page;
}
