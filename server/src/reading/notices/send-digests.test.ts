import { sql } from 'kysely';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { smtpService } from '../../platform/mail/mail-service.ts';
import { sendDue } from '../../platform/mail/send-mails.ts';
import { openTestMailService, type TestMailService } from '../../platform/mail/testing/mail-service.ts';
import { followerOfAddress } from '../following/followers.ts';
import { followRoutes } from '../following/routes.ts';
import {
  addFollowedProject,
  changeComment,
  changePrivacy,
  makeMailsDue,
  type Privacy,
} from '../following/testing/followed-records.ts';
import { follow, openFollowing } from '../following/testing/followed-tracker.ts';
import { sendDigests } from './send-digests.ts';
import { writeNotices } from './write-notices.ts';

const VISITOR = 'visitor@home.example';
const CIB2 = sql<number>`(select id from gene where symbol = 'Cib2')`;

let tracker: TestApp;
let service: TestMailService;

beforeAll(async () => {
  service = await openTestMailService();
  tracker = await openFollowing([followRoutes], { settings: { smtpUrl: service.url } });
});
afterAll(async () => {
  await tracker.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of ['follower', 'mail'] as const) await tracker.db.deleteFrom(table).execute();
  await write();
  service.taken.length = 0;
});

const write = () => writeNotices(tracker.context);
const digest = () => sendDigests(tracker.context);
const followCib2 = (caller: string, mail: string) =>
  follow(tracker, caller, { kind: 'gene', target: 'Cib2', mail });

async function followAsVisitor(): Promise<void> {
  const followerId = await followerOfAddress(tracker.db, VISITOR);
  await tracker.db
    .insertInto('follow')
    .values({ follower_id: followerId, gene_id: CIB2, mail: 'daily', confirmed_at: new Date() })
    .execute();
}

/** Writes the notices of what happened, and the mails about them as if it were time. */
async function writeAndMail(): Promise<void> {
  await write();
  await makeMailsDue(tracker.db);
  await digest();
}

/** Mails as the mail service took them, with their lines put together again. */
async function delivered(): Promise<string[]> {
  const smtp = smtpService(service.url, 'Tracker <tracker@lab.example>');
  await sendDue({ db: tracker.db, mailer: tracker.context.mailer, service: smtp });
  smtp.close();
  return service.taken.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

test('a mail goes out through the mail service, with what changed and how such mails are ended', async () => {
  const { planId, pin } = await addFollowedProject(tracker.db, 'Cib2');
  await followCib2(CAST.stranger, 'daily');
  await changeComment(tracker.db, 'Plan', planId, 'checked');
  await writeAndMail();
  const [mail = '', ...others] = await delivered();
  expect(others).toEqual([]);
  expect(mail).toContain(`To: ${CAST.stranger}`);
  expect(mail).toContain('Subject: 1 change of Cib2');
  expect(mail).toContain(`${pin}: Comment: a`);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? '';
  expect(link).toContain('/api/v2/mailSubscription/end?token=');
  expect(mail).toContain('/#/following/mails?token=');
});

test('nothing of the link shows in the database, and nothing of it is stored after the mail was sent', async () => {
  const { planId } = await addFollowedProject(tracker.db, 'Cib2');
  await followCib2(CAST.stranger, 'daily');
  await changeComment(tracker.db, 'Plan', planId, 'b');
  await writeAndMail();
  const stored = () =>
    tracker.db.selectFrom('mail').select(['body', 'unsubscribe']).executeTakeFirstOrThrow();
  expect(Buffer.from((await stored()).unsubscribe ?? []).toString('latin1')).not.toContain('token');
  await delivered();
  expect(await stored()).toEqual({ body: null, unsubscribe: null });
});

test('a thousand changes are one mail', async () => {
  const { planId } = await addFollowedProject(tracker.db, 'Cib2');
  await followCib2(CAST.stranger, 'daily');
  await sql`
    with record as (
      insert into history (entity_name, entity_id, version, comment, changed_by)
      select 'Plan', ${planId}, number, 'Plan updated', 'author@lab.example' from generate_series(1000, 1999) number
      returning id)
    insert into history_detail (history_id, field, old_value, new_value, note)
    select id, 'comment', 'a', 'b', 'Field changed' from record`.execute(tracker.db);
  await writeAndMail();
  const mails = await tracker.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(['1,000 changes of Cib2']);
  expect(mails[0]?.text).toContain('980 more changes');
  expect(mails[0]?.text.length).toBeLessThan(5_000);
});

test.each(['never', 'daily', 'weekly', 'at once'])(
  'mails that come %s do not come before their time',
  async (pace) => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await followCib2(CAST.stranger, pace);
    await changeComment(tracker.db, 'Plan', planId, 'b');
    await write();
    await digest();
    expect(await tracker.mails()).toEqual([]);
    await sendDigests(tracker.context, { now: new Date(Date.now() + 8 * 86_400_000) });
    expect(await tracker.mails()).toHaveLength(pace === 'never' ? 0 : 1);
  },
);

describe('nobody is mailed a word about what they may not read', () => {
  test.each<[Privacy, string, number]>([
    ['public', CAST.stranger, 1],
    ['protected', CAST.stranger, 0],
    ['restricted', CAST.stranger, 0],
    ['protected', CAST.unitMember, 1],
    ['restricted', CAST.unitMember, 1],
    ['restricted', CAST.consortiumMember, 1],
  ])('a plan of a %s project changes: mails to %s: %s', async (privacy, who, count) => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2', privacy);
    await followCib2(who, 'daily');
    await changeComment(tracker.db, 'Plan', planId, 'secret');
    await writeAndMail();
    expect(await tracker.mails()).toHaveLength(count);
  });

  test.each<[Privacy, number]>([
    ['public', 1],
    ['protected', 0],
    ['restricted', 0],
  ])('a %s project changes: mails to a visitor: %s', async (privacy, count) => {
    const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2', privacy);
    await followAsVisitor();
    await changeComment(tracker.db, 'Project', projectId, 'secret');
    await changeComment(tracker.db, 'Plan', planId, 'secret');
    await writeAndMail();
    const mails = await tracker.mails();
    expect(mails).toHaveLength(count);
    expect(mails.map(({ text }) => text).join('')).not.toContain('author@lab.example');
  });

  test('rights are those of the moment of sending', async () => {
    const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2');
    await followCib2(CAST.stranger, 'daily');
    await changeComment(tracker.db, 'Plan', planId, 'b');
    await write();
    await changePrivacy(tracker.db, projectId, 'restricted');
    await makeMailsDue(tracker.db);
    await digest();
    await changePrivacy(tracker.db, projectId, 'public');
    await digest();
    expect(await tracker.mails()).toEqual([]);
  });

  test('people whose account was switched off get no mails', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await followCib2(CAST.stranger, 'daily');
    await changeComment(tracker.db, 'Plan', planId, 'b');
    await write();
    const setActive = (isActive: boolean) =>
      tracker.db
        .updateTable('person')
        .set({ is_active: isActive })
        .where('email', '=', CAST.stranger)
        .execute();
    await setActive(false);
    await makeMailsDue(tracker.db);
    await digest();
    await setActive(true);
    expect(await tracker.mails()).toEqual([]);
  });

  test('what somebody stopped following meanwhile is not mailed', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await followCib2(CAST.stranger, 'daily');
    await changeComment(tracker.db, 'Plan', planId, 'b');
    await write();
    await followCib2(CAST.stranger, 'never');
    await makeMailsDue(tracker.db);
    await digest();
    expect(await tracker.mails()).toEqual([]);
  });
});

describe('once', () => {
  test('two servers send a mail once, and each change is in one mail', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await followCib2(CAST.stranger, 'daily');
    await followAsVisitor();
    for (let round = 0; round < 4; round += 1) {
      await changeComment(tracker.db, 'Plan', planId, `change ${round}`);
      await write();
      await makeMailsDue(tracker.db);
      await Promise.all([digest(), digest(), digest()]);
    }
    const texts = (await tracker.mails()).map(({ text }) => text).join('\n');
    for (let round = 0; round < 4; round += 1)
      expect(texts.match(new RegExp(`change ${round}`, 'g'))).toHaveLength(2);
  });

  test('a server that ends before the mail was stored leaves it to the next one', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await followCib2(CAST.stranger, 'daily');
    await changeComment(tracker.db, 'Plan', planId, 'b');
    await write();
    await makeMailsDue(tracker.db);
    const ending = { ...tracker.context.mailer, post: () => Promise.reject(new Error('The server ends')) };
    await expect(sendDigests({ ...tracker.context, mailer: ending })).rejects.toThrow('The server ends');
    expect(await tracker.mails()).toEqual([]);
    await digest();
    expect(await tracker.mails()).toHaveLength(1);
  });
});
