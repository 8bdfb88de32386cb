import { expect, test } from '../support/content-policy.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';
import { Site } from '../support/site.ts';

/** Signs in with a refresh cookie: one acknowledged write to the database. Returns the cookie. */
async function writeOnce(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userName: 'member.jax@tracker.example',
      password: demoPassword,
      session: 'cookie',
    }),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('Sign-in set no cookie');
  return cookie;
}

test('every acknowledged write is there after SIGKILL, and the database opens', async () => {
  test.setTimeout(180_000);
  const site = await Site.open({ demo: 'small' });
  try {
    for (let round = 0; round < 3; round += 1) {
      const acknowledged: string[] = [];
      const writeUntilItDies = async () => {
        for (;;) acknowledged.push(await writeOnce(site));
      };
      const writers = Promise.allSettled([1, 2, 3, 4].map(writeUntilItDies));
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
      await site.stop('SIGKILL');
      await writers;

      await site.start();
      for (const cookie of acknowledged) {
        const response = await fetch(`${site.url}/auth/refresh`, { method: 'POST', headers: { cookie } });
        expect(response.status).toBe(200);
      }
    }
  } finally {
    await site.close();
  }
});

test('a second server on the same data folder is refused clearly', async () => {
  const site = await Site.open({ demo: 'small' });
  try {
    await expect(Site.openOn(site.dataDir)).rejects.toThrow(/in use|already|another server/i);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  } finally {
    await site.close();
  }
});
