import type { Page } from '@playwright/test';
import { demoPassword } from 'tools/cluster/instance.mjs';

/** A page of a list of the API as an administrator gets it, as text. */
async function readList(
  page: Page,
  siteUrl: string,
  path: string,
  filters: Record<string, string>,
): Promise<string> {
  const signedIn = await page.request.post(`${siteUrl}/auth/signin`, {
    data: { userName: 'admin@tracker.example', password: demoPassword },
  });
  const [, token = ''] = /"accessToken":"([^"]+)"/.exec(await signedIn.text()) ?? [];
  const response = await page.request.get(`${siteUrl}${path}`, {
    params: { size: '20', ...filters },
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.text();
}

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
  const list = await readList(page, siteUrl, '/api/projects', filters);
  const found = [...list.matchAll(/"tpn":"(TPN:\d+)"/g)].map(([, tpn]) => tpn);
  const tpn = found[index];
  if (tpn === undefined)
    throw new Error(`There is no project number ${index} with ${JSON.stringify(filters)}`);
  return tpn;
}

/** A gene of the demo with a project that meets filters of the project list, and that project. */
export async function findGene(
  page: Page,
  siteUrl: string,
  filters: Record<string, string>,
): Promise<{ symbol: string; tpn: string }> {
  const list = await readList(page, siteUrl, '/api/projects', filters);
  const [, tpn] = /"tpn":"(TPN:\d+)"/.exec(list) ?? [];
  const [, symbol] = /"accessionId":"MGI:\d+","symbol":"([^"]+)"/.exec(list) ?? [];
  if (tpn === undefined || symbol === undefined)
    throw new Error(`There is no gene with a project with ${JSON.stringify(filters)}`);
  return { symbol, tpn };
}

/** A plan of the demo that meets filters of the plan list, and its project; `index` as for projects. */
export async function findPlan(
  page: Page,
  siteUrl: string,
  filters: Record<string, string>,
  index = 0,
): Promise<{ pin: string; tpn: string }> {
  const list = await readList(page, siteUrl, '/api/plans', filters);
  const found = [...list.matchAll(/"pin":"(PIN:\d+)","tpn":"(TPN:\d+)"/g)];
  const [, pin, tpn] = found[index] ?? [];
  if (pin === undefined || tpn === undefined)
    throw new Error(`There is no plan number ${index} with ${JSON.stringify(filters)}`);
  return { pin, tpn };
}
