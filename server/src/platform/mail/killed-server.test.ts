/** SMTP_URL as a whole: a server that is killed before it could send a mail, and the next one that does. */
import { join } from 'node:path';
import { addPerson } from '../../identity/people/testing/people.ts';
import { withEmbeddedDatabase } from '../../../testing/embedded-database.ts';
import { freePort } from '../../../testing/free-port.ts';
import { serverProcesses, START_PATIENCE_MS } from '../../../testing/server-process.ts';
import { openTestMailService, type TestMailService } from './testing/mail-service.ts';

/** As long as a mail is left to a server that was killed while it sent it, and a little more. */
const MAIL_PATIENCE_MS = 150_000;
jest.setTimeout(3 * START_PATIENCE_MS + MAIL_PATIENCE_MS);

const JO = 'jo@lab.example';
const { dataDir, run, ready } = serverProcesses();
let service: TestMailService | undefined;
afterAll(() => service?.close());

test('a reset mail is sent after the server was killed, and its link sets the password', async () => {
  const own = join(dataDir, 'own');
  await withEmbeddedDatabase(own, (db) => addPerson(db, { email: JO }));

  const [port, mailPort] = [await freePort(), await freePort()];
  const environment = {
    DATA_DIR: own,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Tracker <tracker@lab.example>',
  };
  const first = run(port, environment);
  await ready(first);
  const asked = await fetch(`${first.url}/api/people/requestPasswordReset`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JO,
  });
  expect(asked.status).toBe(200);
  first.process.kill('SIGKILL');
  await first.ended;

  service = await openTestMailService({ port: mailPort });
  const second = run(port, environment);
  await ready(second);
  const deadline = Date.now() + MAIL_PATIENCE_MS;
  while (service.taken.length === 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const mail = (service.taken[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain('From: Tracker <tracker@lab.example>');
  const link = new RegExp(`http://127\\.0\\.0\\.1:${port}/#/reset-password\\?token=([\\w-]+)`).exec(mail);

  const post = async (path: string, body: object) =>
    (
      await fetch(`${second.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  const password = 'a password for tests';
  expect(await post('/auth/passwordReset', { token: link?.[1] ?? '', password })).toBe(204);
  expect(await post('/auth/signin', { userName: JO, password })).toBe(200);
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
