import type { Page } from '@playwright/test';
import { demoPassword } from './site.ts';

/**
 * The identifier of a project of the demo that meets filters of the project list, as an administrator sees it.
 *
 * @param index counted from 0: tests that change a project take one each
 */
export async function findProject(
  page: Page,
  siteUrl: string,
  filters: Record<string, string>,
  index = 0,
): Promise<string> {
  const signedIn = await page.request.post(`${siteUrl}/auth/signin`, {
    data: { userName: 'admin@tracker.example', password: demoPassword },
  });
  const [, token = ''] = /"accessToken":"([^"]+)"/.exec(await signedIn.text()) ?? [];
  const answer = await page.request.get(`${siteUrl}/api/projects`, {
    params: { size: '20', ...filters },
    headers: { Authorization: `Bearer ${token}` },
  });
  const found = [...(await answer.text()).matchAll(/"tpn":"(TPN:\d+)"/g)].map(([, tpn]) => tpn);
  const tpn = found[index];
  if (tpn === undefined)
    throw new Error(`There is no project number ${index} with ${JSON.stringify(filters)}`);
  return tpn;
}
