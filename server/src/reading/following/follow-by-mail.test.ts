import type { MailSubscription } from 'shared/contract';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { forgetUnconfirmed } from './follow-by-mail.ts';
import { followRoutes, mailSubscriptionRoutes } from './routes.ts';
import { openFollowing } from './testing/followed-tracker.ts';

const JO = 'jo@home.example';
const SITE = 'https://tracker.example';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openFollowing([mailSubscriptionRoutes, followRoutes], { settings: { publicUrl: SITE } });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of ['mail', 'follower', 'attempt_limit'] as const)
    await tracker.db.deleteFrom(table).execute();
});

const ask = (email: string, gene = 'Cib2', mail = 'weekly') =>
  send(tracker, 'POST', `/api/v2/genes/${gene}/followers`, { email, mail });
const confirm = (token: string) => send(tracker, 'POST', '/api/v2/mailSubscription/confirm', { token });

/** The token of the link of the latest mail. */
async function latestToken(): Promise<string> {
  const mail = (await tracker.mails()).at(-1);
  return new RegExp(`${SITE}/#/following/confirm\\?token=(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

/** Follows a gene as a visitor who confirms it; the token that ends the mails. */
async function followAs(email: string, gene = 'Cib2'): Promise<string> {
  await ask(email, gene);
  await confirm(await latestToken());
  const follower = await tracker.db
    .selectFrom('follower')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return tracker.context.secrets.links.sign('end mails', follower.id);
}

const subscription = (token: string) =>
  getJson<MailSubscription>(tracker, `/api/v2/mailSubscription?token=${token}`);
const confirmedCount = async () =>
  (await tracker.db.selectFrom('follow').select('id').where('confirmed_at', 'is not', null).execute()).length;

describe('following a gene by mail', () => {
  test('nothing is followed before the link of the mail was used', async () => {
    expect((await ask('  Jo@Home.example ')).statusCode).toBe(204);
    expect(await tracker.mails()).toMatchObject([{ to: JO, subject: 'Confirm that you follow Cib2' }]);
    expect(await confirmedCount()).toBe(0);
    const response = await confirm(await latestToken());
    expect(response.json()).toEqual({ geneSymbol: 'Cib2' });
    expect(await confirmedCount()).toBe(1);
    expect((await confirm(await latestToken())).statusCode).toBe(200);
  });

  test('response and mail are the same for an address that follows already, has an account, or is new', async () => {
    await followAs(JO);
    const responses = [];
    for (const email of [JO, CAST.unitMember, 'new@home.example']) responses.push(await ask(email));
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 3 }, () => [204, '']),
    );
    const texts = (await tracker.mails()).slice(1).map(({ text }) => text.replace(/token=\S+/, ''));
    expect(new Set(texts).size).toBe(1);
  });

  test('somebody else does not change how often confirmed mails come', async () => {
    const token = await followAs(JO);
    await ask(JO, 'Cib2', 'at once');
    expect((await subscription(token)).follows).toMatchObject([{ target: 'Cib2', mail: 'weekly' }]);
  });

  test('what is not confirmed within a week is deleted', async () => {
    await ask(JO);
    await forgetUnconfirmed(tracker.db);
    const token = await latestToken();
    await tracker.db
      .updateTable('follow')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .execute();
    await forgetUnconfirmed(tracker.db);
    expect(refusal(await confirm(token))).toMatch(/^400 The link is not valid any more\./);
    expect(await tracker.db.selectFrom('follower').select('id').execute()).toEqual([]);
  });

  test.each([
    ['no address', 'Cib2', 400],
    ['a b@c.example', 'Cib2', 400],
    ['a@b.example\r\nBcc: c@d.example', 'Cib2', 400],
    ['x1<jo@home.example>', 'Cib2', 400],
    ['x,jo@home.example', 'Cib2', 400],
    [JO, 'nothing', 404],
  ])('refuses %j for the gene %s', async (email, gene, status) => {
    expect((await ask(email, gene)).statusCode).toBe(status);
    expect(await tracker.mails()).toEqual([]);
  });

  test('refuses to never send a mail', async () => {
    expect((await ask(JO, 'Cib2', 'never')).statusCode).toBe(400);
  });

  test('who asks for many mails to one address has to wait, which is noted', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await ask(JO)).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 204));
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('other@home.example')).statusCode).toBe(204);
    const noted = tracker.db.selectFrom('security_event').select(['kind', 'email', 'detail']);
    expect(await noted.execute()).toEqual([
      { kind: 'too many requests', email: JO, detail: { of: 'follow', for: '10 minutes' } },
    ]);
  });
});

describe('the links at the end of a mail', () => {
  test('show what the address follows, and end one thing or all, without signing in', async () => {
    const token = await followAs(JO);
    await followAs(JO, 'Rb1cc1');
    const { email, hasAccount, follows } = await subscription(token);
    expect([email, hasAccount, follows.map(({ target }) => target)]).toEqual([JO, false, ['Cib2', 'Rb1cc1']]);
    const { headers } = await get(tracker, `/api/v2/mailSubscription?token=${token}`);
    expect(headers['cache-control']).toBe('private, no-store');
    const stop = (followId?: number) =>
      send(tracker, 'POST', '/api/v2/mailSubscription/stop', { token, followId });
    expect((await stop(follows[0]?.id)).statusCode).toBe(204);
    expect((await subscription(token)).follows).toMatchObject([{ target: 'Rb1cc1' }]);
    expect((await stop()).statusCode).toBe(204);
    expect((await subscription(token)).follows).toEqual([]);
    await forgetUnconfirmed(tracker.db);
    expect(refusal(await get(tracker, `/api/v2/mailSubscription?token=${token}`))).toMatch(
      /^400 There are no mails/,
    );
  });

  test('a mail program ends all mails with one request, as it sends it (RFC 8058)', async () => {
    const token = await followAs(JO);
    const response = await tracker.app.inject({
      method: 'POST',
      url: `/api/v2/mailSubscription/end?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(204);
    expect((await subscription(token)).follows).toEqual([]);
  });

  test('the same request as a form of parts', async () => {
    const token = await followAs(JO);
    const response = await tracker.app.inject({
      method: 'POST',
      url: `/api/v2/mailSubscription/end?token=${token}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    });
    expect(response.statusCode).toBe(204);
    expect((await subscription(token)).follows).toEqual([]);
  });

  test('who opens the same address comes to the page; nothing ends by looking', async () => {
    const token = await followAs(JO);
    const response = await get(tracker, `/api/v2/mailSubscription/end?token=${token}`);
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `${SITE}/#/following/mails?token=${token}`,
    ]);
    expect((await subscription(token)).follows).toHaveLength(1);
  });

  test('people with an account get no mails any more, and follow on', async () => {
    await send(
      tracker,
      'POST',
      '/api/v2/follows',
      { kind: 'gene', target: 'Cib2', mail: 'daily' },
      CAST.stranger,
    );
    const { id } = await tracker.db.selectFrom('follower').select('id').executeTakeFirstOrThrow();
    const token = tracker.context.secrets.links.sign('end mails', id);
    expect(await subscription(token)).toMatchObject({ email: CAST.stranger, hasAccount: true });
    await send(tracker, 'POST', '/api/v2/mailSubscription/stop', { token });
    expect(await getJson(tracker, '/api/v2/follows', CAST.stranger)).toMatchObject([{ mail: 'never' }]);
  });

  test('a token that was not signed here is refused', async () => {
    const token = await followAs(JO);
    const changed = token.replace(/^\d+/, (id) => `${Number(id) + 1}`);
    expect((await get(tracker, `/api/v2/mailSubscription?token=${changed}`)).statusCode).toBe(400);
    const body = { token: changed };
    expect((await send(tracker, 'POST', '/api/v2/mailSubscription/stop', body)).statusCode).toBe(400);
    expect(
      (await send(tracker, 'POST', `/api/v2/mailSubscription/end?token=${changed}`, {})).statusCode,
    ).toBe(400);
    expect((await confirm(token)).statusCode).toBe(400);
  });
});
