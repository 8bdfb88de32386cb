import { createServer, type Server, type Socket } from 'node:net';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { smtpService, type MailService } from './mail-service.ts';
import { mailer } from './mailer.ts';
import { sendDue, startSending } from './send-mails.ts';

/** Greets, and then answers the first command without end. */
const sockets: Socket[] = [];
let server: Server;
let url: string;
let database: TestDatabase;
const mails = mailer('a secret for tests that is long enough', true);

beforeAll(async () => {
  database = await openTestDatabase();
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.once('data', () => {
      const more = setInterval(() => socket.write('250-and so on\r\n'), 20);
      socket.on('close', () => clearInterval(more));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('mail').execute();
});

const post = () =>
  database.db.transaction().execute((tx) =>
    mails.post(tx, {
      to: 'jo@lab.example',
      subject: 's',
      text: 't',
      usefulUntil: new Date(Date.now() + 3_600_000),
    }),
  );
const stored = () => database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();

test('a service that answers without end has failed in time, and the mail is tried again', async () => {
  const service = smtpService(url, 'tracker@lab.example', 300);
  await post();
  await sendDue({ db: database.db, mailer: mails, service });
  expect(await stored()).toMatchObject({
    state: 'waiting',
    problem: 'The mail service did not take the mail in time.',
  });
  service.close();
});

test('when the server stops, a mail that is being sent for long is waited for no longer, and no further one begins', async () => {
  let begun = 0;
  let end = () => {};
  const service: MailService = {
    send: () => {
      begun += 1;
      return new Promise((resolve) => (end = resolve));
    },
    close: () => undefined,
  };
  const problems: unknown[] = [];
  await post();
  await post();
  const sender = startSending({
    db: database.db,
    mailer: mails,
    service,
    tellFailure: (error) => problems.push(error),
  });
  while (begun === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await sender.stop();
  expect(problems).toEqual([new Error('A mail was being sent still.')]);
  end();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(begun).toBe(1);
});
