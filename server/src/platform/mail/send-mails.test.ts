import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { freePort } from '../../../testing/free-port.ts';
import { MailRefusedError, smtpService, type MailService } from './mail-service.ts';
import { mailer } from './mailer.ts';
import { sendDue, startSending } from './send-mails.ts';
import { openTestMailService, type TestMailService } from './testing/mail-service.ts';

const SECRET = 'a secret for tests that is long enough';
const FROM = 'Gene Targeting Tracker <no-reply@tracker.example>';
const LINK = 'https://tracker.example/#/reset-password?token=abc';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let database: TestDatabase;
let service: TestMailService;
let smtp: MailService;
const notYet = new Set<string>();
const mails = mailer(SECRET, true);

beforeAll(async () => {
  database = await openTestDatabase();
  service = await openTestMailService({ refused: 'gone@lab.example', notYet });
  smtp = smtpService(service.url, FROM);
});
afterAll(async () => {
  smtp.close();
  await service.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('mail').execute();
  service.taken.length = 0;
  service.recipients.length = 0;
});

const post = (to = 'jo@lab.example', usefulUntil = inHours(2)) =>
  database.db
    .transaction()
    .execute((tx) => mails.post(tx, { to, subject: 'Set a new password', text: LINK, usefulUntil }));
const send = () => sendDue({ db: database.db, mailer: mails, service: smtp });
const stored = () => database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
const isDueNow = () => database.db.updateTable('mail').set({ next_attempt_at: new Date() }).execute();

test('a mail goes out as it was written, once, and its text is deleted', async () => {
  await post();
  await send();
  await send();
  expect(service.taken).toHaveLength(1);
  const [mail = ''] = service.taken;
  expect(mail).toContain(`From: ${FROM}`);
  expect(mail).toContain('To: jo@lab.example');
  expect(mail).toContain('Subject: Set a new password');
  expect(mail).toMatch(/^Message-ID: <mail-\d+-\d+@tracker>/m);
  expect(mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(LINK);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 1, body: null, sent_at: expect.any(Date) });
});

/** Accounts of earlier years may have such an address. */
test.each([
  'x1<victim@lab.example>',
  'x,victim@lab.example',
  'group:victim@lab.example;',
  'victim@lab.example(1)',
])('a mail to %s goes to nobody else', async (to) => {
  await post(to);
  await send();
  expect(service.recipients).not.toContain('victim@lab.example');
});

test('the database does not contain the link in plain text while the mail waits', async () => {
  await post();
  const { body, state } = await stored();
  expect(state).toBe('waiting');
  expect(Buffer.from(body ?? []).toString('latin1')).not.toContain('token=');
  expect(mails.textOf(body)).toBe(LINK);
});

test('what is undone is not sent', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await mails.post(tx, { to: 'jo@lab.example', subject: 's', text: LINK, usefulUntil: inHours(2) });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await send();
  expect(service.taken).toEqual([]);
});

test('a server that is killed after the posting loses no mail: the next one sends it', async () => {
  await post();
  // The first server delivered the mail and ended before it could record that; its lease runs out.
  await database.db
    .updateTable('mail')
    .set({ attempts: 1, next_attempt_at: new Date(Date.now() + 60_000) })
    .execute();
  await send();
  expect(service.taken).toEqual([]);
  await isDueNow();
  await send();
  expect(service.taken).toHaveLength(1);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2 });
});

test('two servers do not send a mail both', async () => {
  await post();
  await Promise.all([send(), send()]);
  expect(service.taken).toHaveLength(1);
});

test.each([new Error('too late'), new MailRefusedError('no such mailbox')])(
  'a failure that comes once another server has sent the mail changes nothing (%s)',
  async (failure) => {
    await post();
    const slow: MailService = {
      send: async () => {
        await isDueNow();
        await send();
        throw failure;
      },
      close: () => undefined,
    };
    await sendDue({ db: database.db, mailer: mails, service: slow });
    expect(await stored()).toMatchObject({
      state: 'sent',
      attempts: 2,
      problem: null,
      next_attempt_at: null,
    });
  },
);

test('a service that is not there is tried again, later and later', async () => {
  const nowhere = smtpService(`smtp://127.0.0.1:${await freePort()}`, FROM);
  await post();
  await sendDue({ db: database.db, mailer: mails, service: nowhere });
  const { state, problem, next_attempt_at } = await stored();
  expect([state, problem]).toEqual(['waiting', expect.stringContaining('ECONNREFUSED')]);
  const wait = (next_attempt_at?.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(5_000);
  expect(wait).toBeLessThanOrEqual(15_000);
  await isDueNow();
  await send();
  expect(await stored()).toMatchObject({ state: 'sent', problem: null, attempts: 2 });
});

test('retries when the service asks for a later attempt', async () => {
  notYet.add('jo@lab.example');
  await post();
  await send();
  expect(await stored()).toMatchObject({ state: 'waiting', problem: expect.stringContaining('Come again') });
  await isDueNow();
  await send();
  expect(service.taken).toHaveLength(1);
});

test('a mailbox that there is not is not tried again', async () => {
  await post('gone@lab.example');
  await send();
  expect(await stored()).toMatchObject({
    state: 'failed',
    body: null,
    problem: expect.stringContaining('No such mailbox'),
  });
});

test('a link that is no longer valid is not sent', async () => {
  await post('jo@lab.example', new Date(Date.now() - 1));
  await send();
  expect(service.taken).toEqual([]);
  expect(await stored()).toMatchObject({ state: 'failed', problem: 'It would have come too late.' });
});

test.each([
  ['right', 'sent'],
  ['wrong', 'waiting'],
])('with the %s password of the service a mail is %s', async (password, state) => {
  const withPassword = smtpService(service.url.replace('//', `//tracker:${password}@`), FROM);
  await post();
  await sendDue({ db: database.db, mailer: mails, service: withPassword });
  expect(await stored()).toMatchObject({ state });
});

test('the sender sends posted mails without being called, and pauses when it is stopped', async () => {
  const failures: unknown[] = [];
  const sender = startSending({
    db: database.db,
    mailer: mails,
    service: smtp,
    tellFailure: (error) => failures.push(error),
  });
  await post();
  for (let tries = 0; tries < 200 && service.taken.length === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await sender.stop();
  expect(service.taken).toHaveLength(1);
  await post();
  expect(await stored()).toBeDefined();
  expect(failures).toEqual([]);
});
